import type { Card } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import { isInProgress } from '../article-position.ts'
import { isPartlyWatched } from '../video/watch-progress.ts'

interface InProgress {
  card: Card
  /** 0 to 1. */
  fraction: number
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
  const length = lengthOf(card)
  return {
    card,
    fraction: length > 0 ? userCurrentPlaying / length : 0,
    secondsLeft: length - userCurrentPlaying,
    at: Date.parse(updated),
  }
}

const fromReading = ({ card, part, at }: ReadingPosition): InProgress => ({
  card,
  fraction: part,
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
  const readable = reading.filter(({ card }) => card.grading <= maxRating)
  const all = [...played.map(fromPlayed), ...readable.map(fromReading)].sort((a, b) => b.at - a.at)
  const seen = new Set<string>()
  return all.filter(({ card: { id } }) => !seen.has(id) && seen.add(id))
}

const isUnfinished = ({ card, fraction, secondsLeft }: InProgress): boolean => {
  const { action } = kindOf(card.kind)
  if (action === 'read') return isInProgress(fraction)
  if (action === 'watch') return isPartlyWatched(lengthOf(card) - secondsLeft, lengthOf(card))
  return fraction > 0 && secondsLeft > shortest
}

export const itemsInProgress = (...sources: Parameters<typeof latest>): InProgress[] =>
  latest(...sources).filter(isUnfinished)

/** Also music, which is continued from its first second as well. */
export const itemsToContinue = (...sources: Parameters<typeof latest>): InProgress[] =>
  latest(...sources).filter((item) => kindOf(item.card.kind).action === 'play' || isUnfinished(item))
