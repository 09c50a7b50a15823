import type { Card } from '../../contract/content.ts'
import { type Kind, kindOf } from '../../contract/kinds.ts'
import { isInProgress } from '../article-position.ts'
import { isPartlyWatched } from '../video/watch-progress.ts'

export interface InProgress {
  card: Card
  /** Of a collection, the item in it that was played last. */
  part?: string | undefined
  /** 0 to 1. */
  fraction: number
  secondsLeft: number
  at: number
}
interface Played {
  card: Card
  userCurrentPlaying: number
  updated: string
  part?: string | undefined
  secondsLeft?: number | undefined
}
interface ReadingPosition {
  card: Card
  part: number
  at: number
}

/** Nobody resumes what is almost finished. */
const shortest = 15

/** A text has no seconds; its reading minutes are used. */
const lengthOf = ({ duration, minutes }: Pick<Card, 'duration' | 'minutes'>) =>
  duration ?? (minutes ?? 0) * 60

const fromPlayed = ({ card, userCurrentPlaying, updated, part, secondsLeft }: Played): InProgress => {
  const length = lengthOf(card)
  const left = secondsLeft ?? length - userCurrentPlaying
  return {
    card,
    part,
    fraction: length > 0 ? (length - left) / length : 0,
    secondsLeft: left,
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

interface Progress {
  kind: Kind
  length: number
  /** Of the length. */
  heard: number
}
/** Neither only opened nor almost finished. */
export const isUnfinished = ({ kind, length, heard }: Progress): boolean => {
  const { action } = kindOf(kind)
  if (action === 'read') return length > 0 && isInProgress(heard / length)
  if (action === 'watch') return isPartlyWatched(heard, length)
  return length > 0 && heard > 0 && length - heard > shortest
}

const isItemUnfinished = ({ card, fraction, secondsLeft }: InProgress): boolean => {
  // A reading position is a fraction, also of an article whose reading time is unknown.
  if (kindOf(card.kind).action === 'read') return isInProgress(fraction)
  const length = lengthOf(card)
  return isUnfinished({ kind: card.kind, length, heard: length - secondsLeft })
}

export const isLongForm = ({ kind }: { kind: Kind }): boolean => kindOf(kind).isLongForm === true

export const itemsInProgress = (...sources: Parameters<typeof latest>): InProgress[] =>
  latest(...sources).filter(isItemUnfinished)

/** Also music, which is continued from its first second as well. */
export const itemsToContinue = (...sources: Parameters<typeof latest>): InProgress[] =>
  latest(...sources).filter(
    (item) => isItemUnfinished(item) || (kindOf(item.card.kind).action === 'play' && !isLongForm(item.card)),
  )

/** Long forms first; where there is music as well, a quarter of the places is left for it. */
export const longFormsFirst = <Item extends { kind: Kind }>(
  items: readonly Item[],
  places: number,
): { long: readonly Item[]; music: readonly Item[] } => {
  const music = items.filter((item) => !isLongForm(item))
  const forMusic = Math.min(music.length, Math.ceil(places / 4))
  const long = items.filter(isLongForm).slice(0, places - forMusic)
  return { long, music: music.slice(0, places - long.length) }
}

/** Items that were shown keep their places among each other, also where one was played since; new ones come first. */
export const inSteadyOrder = <Item extends { card: { id: string } }>(
  items: readonly Item[],
  shown: readonly string[],
): Item[] => {
  const places = new Map(shown.map((id, place) => [id, place]))
  const placeOf = ({ card: { id } }: Item) => places.get(id) ?? -1
  return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}
