/** Episodes and chapters: their order, and how far one was heard. */
import type { CollectionKind, PartOrder } from '../../contract/parts.ts'

/** A show is opened for what is new, a book is begun at its beginning. */
export const usualOrder: Record<CollectionKind, PartOrder> = { podcast: 'desc', audiobook: 'asc' }

/** Less than this is a tap by mistake; as much before the end, and only the closing bars are missing. */
const marginSeconds = 15

export type Progress =
  | { state: 'fresh' }
  | { state: 'begun'; part: number; left: number }
  | { state: 'heard' }

export const progressOf = (seconds: number | undefined, duration: number): Progress => {
  const margin = Math.min(marginSeconds, duration / 4)
  if (seconds === undefined || seconds < margin) return { state: 'fresh' }
  if (seconds >= duration - margin) return { state: 'heard' }
  return { state: 'begun', part: seconds / duration, left: duration - seconds }
}
/** Where a tap on Play begins: what was heard to its end begins anew. */
export const startOf = (seconds: number | undefined, duration: number): number =>
  progressOf(seconds, duration).state === 'begun' ? (seconds ?? 0) : 0

interface Heard {
  id: string
  userCurrentPlaying: number
  duration: number
}
interface Resume {
  id: string
  /** Seconds that are left of it; null where it is not begun. */
  left: number | null
}
interface Listed {
  id: string
  number: number
}

/**
 * What the loud button of a show or book plays: what was heard last, the one behind it when that ran to its end, else
 * the first of the list. `places` are newest first.
 */
export const resumeOf = (places: readonly Heard[], parts: readonly Listed[]): Resume | null => {
  const first = parts[0]
  const [last] = places.filter(
    (place) => progressOf(place.userCurrentPlaying, place.duration).state !== 'fresh',
  )
  if (!last) return first ? { id: first.id, left: null } : null
  const progress = progressOf(last.userCurrentPlaying, last.duration)
  if (progress.state === 'begun') return { id: last.id, left: progress.left }
  const { number } = parts.find(({ id }) => id === last.id) ?? {}
  const next = parts.find((part) => number !== undefined && part.number === number + 1)
  return next ? { id: next.id, left: null } : { id: last.id, left: null }
}
