/** What was started and not finished, of everything heard, watched and read. */
import type { Card } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import { isInProgress } from '../article-position.ts'
import { isPartlyWatched } from '../video/watch-progress.ts'

interface InProgress {
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
interface ReadingPosition {
  card: Card
  part: number
  at: number
}

/** Nobody resumes what is almost finished. */
const shortest = 15

/** A text has no seconds; its reading minutes are used. */
const lengthOf = ({ duration, minutes }: Card) => duration ?? (minutes ?? 0) * 60

const fromPlayed = ({ card, userCurrentPlaying, updated }: Played): InProgress => {
  const whole = lengthOf(card)
  return {
    card,
    part: whole > 0 ? userCurrentPlaying / whole : 0,
    secondsLeft: whole - userCurrentPlaying,
    at: Date.parse(updated),
  }
}

const fromReading = ({ card, part, at }: ReadingPosition): InProgress => ({
  card,
  part,
  secondsLeft: lengthOf(card) * (1 - part),
  at,
})

/** Newest first, each once: where this device and another one differ, the later position counts. */
const latest = (
  played: readonly Played[],
  reading: readonly ReadingPosition[],
  maxRating: number,
): InProgress[] => {
  // Positions of a device know no age ceiling, so it is applied here.
  const read = reading.filter(({ card }) => card.grading <= maxRating)
  const all = [...played.map(fromPlayed), ...read.map(fromReading)].sort((a, b) => b.at - a.at)
  const seen = new Set<string>()
  return all.filter(({ card: { id } }) => !seen.has(id) && seen.add(id))
}

const isUnfinished = ({ card, part, secondsLeft }: InProgress): boolean => {
  const { action } = kindOf(card.kind)
  if (action === 'read') return isInProgress(part)
  if (action === 'watch') return isPartlyWatched(lengthOf(card) - secondsLeft, lengthOf(card))
  return part > 0 && secondsLeft > shortest
}

export const itemsInProgress = (...known: Parameters<typeof latest>): InProgress[] =>
  latest(...known).filter(isUnfinished)

/** Also music, which is continued from its first second as well. */
export const itemsToContinue = (...known: Parameters<typeof latest>): InProgress[] =>
  latest(...known).filter((one) => kindOf(one.card.kind).action === 'play' || isUnfinished(one))
