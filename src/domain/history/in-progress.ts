/** What was begun and not ended, of all that is heard, watched and read. */
import type { Card } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import { isUnderWay } from '../article-position.ts'
import { isBegun } from '../video/watch-progress.ts'

interface Begun {
  card: Card
  /** 0 to 1. */
  part: number
  secondsLeft: number
  at: number
}
interface Played {
  card: Card
  userCurrentPlaying: number
  updated: string
}
interface Place {
  card: Card
  part: number
  at: number
}

/** Nobody takes up again what only its last breath is missing from. */
const shortest = 15

/** A text has no seconds; it takes as long as its minutes say. */
const lengthOf = ({ duration, minutes }: Card) => duration ?? (minutes ?? 0) * 60

const ofPlayed = ({ card, userCurrentPlaying, updated }: Played): Begun => {
  const whole = lengthOf(card)
  return {
    card,
    part: whole > 0 ? userCurrentPlaying / whole : 0,
    secondsLeft: whole - userCurrentPlaying,
    at: Date.parse(updated),
  }
}

const ofPlace = ({ card, part, at }: Place): Begun => ({
  card,
  part,
  secondsLeft: lengthOf(card) * (1 - part),
  at,
})

/** Newest first, each once: where this device and another one differ, the later word counts. */
const latest = (played: readonly Played[], reading: readonly Place[], maxRating: number): Begun[] => {
  // Places of a device know no ceiling, so theirs is applied here.
  const read = reading.filter(({ card }) => card.grading <= maxRating)
  const all = [...played.map(ofPlayed), ...read.map(ofPlace)].sort((a, b) => b.at - a.at)
  const seen = new Set<string>()
  return all.filter(({ card: { id } }) => !seen.has(id) && seen.add(id))
}

const isUnfinished = ({ card, part, secondsLeft }: Begun): boolean => {
  const { action } = kindOf(card.kind)
  if (action === 'read') return isUnderWay(part)
  if (action === 'watch') return isBegun(lengthOf(card) - secondsLeft, lengthOf(card))
  return part > 0 && secondsLeft > shortest
}

/** What was stopped on the way. */
export const begunThings = (...known: Parameters<typeof latest>): Begun[] =>
  latest(...known).filter(isUnfinished)

/** The same, and music, which is taken up again from its first bar as well. */
export const thingsToContinue = (...known: Parameters<typeof latest>): Begun[] =>
  latest(...known).filter((one) => kindOf(one.card.kind).action === 'play' || isUnfinished(one))
