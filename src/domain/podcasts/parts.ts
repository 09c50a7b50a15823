import type { CollectionKind, PartOrder } from '../../contract/parts.ts'

/** A show is opened for what is new, a book from its beginning. */
export const defaultPartOrder: Record<CollectionKind, PartOrder> = { podcast: 'desc', audiobook: 'asc' }

export const inPartOrder = <Part extends { number: number }>(
  parts: readonly Part[],
  order: PartOrder,
): readonly Part[] => {
  const ascending = parts.toSorted((one, other) => one.number - other.number)
  return order === 'asc' ? ascending : ascending.toReversed()
}

/** Less than this is a tap by mistake; this close to the end it counts as finished. */
const marginSeconds = 15

export type PartProgress =
  | { state: 'fresh' }
  | { state: 'begun'; part: number; left: number }
  | { state: 'heard' }

export const partProgressOf = (seconds: number | undefined, duration: number): PartProgress => {
  const margin = Math.min(marginSeconds, duration / 4)
  if (seconds === undefined || seconds < margin) return { state: 'fresh' }
  if (seconds >= duration - margin) return { state: 'heard' }
  return { state: 'begun', part: seconds / duration, left: duration - seconds }
}
/** Where Play starts: a finished part starts again. */
export const resumeSecondOf = (seconds: number | undefined, duration: number): number =>
  partProgressOf(seconds, duration).state === 'begun' ? (seconds ?? 0) : 0

interface PlayedPart {
  id: string
  userCurrentPlaying: number
  duration: number
}
interface ResumePart {
  id: string
  /** Null where it is not started. */
  left: number | null
  /** The part to play is the one behind it, which is not loaded. */
  isPast?: boolean
}

/**
 * What Play starts on a show or audiobook: the part heard last, the one behind it when that is finished, else
 * the first of the list; after the last of all the first that was never started. 'Behind' is, here as in the
 * queue and in automatic downloads, the order that the listener sees. `positions` are newest first; `total` also
 * counts parts that are not loaded.
 */
export const resumePartOf = (
  positions: readonly PlayedPart[],
  parts: readonly { id: string }[],
  total = parts.length,
): ResumePart | null => {
  const started = positions.filter(
    ({ userCurrentPlaying, duration }) => partProgressOf(userCurrentPlaying, duration).state !== 'fresh',
  )
  const [last] = started
  const at = parts.findIndex(({ id }) => id === last?.id)
  const progress = partProgressOf(last?.userCurrentPlaying, last?.duration ?? 0)
  if (last && progress.state === 'begun') return { id: last.id, left: progress.left }
  if (last && parts.length < total && (at < 0 || at === parts.length - 1))
    return { id: last.id, left: null, isPast: true }
  const isFresh = ({ id }: { id: string }) => started.every((position) => position.id !== id)
  const next = (at < 0 ? undefined : parts[at + 1]) ?? parts.find(isFresh) ?? parts[0]
  return next ? { id: next.id, left: null } : null
}

/** What is left of all parts, in their order, behind a position in one of them. */
export const secondsLeftOf = (
  parts: readonly { id: string; duration: number }[],
  current: string,
  position: number,
): number => {
  const at = parts.findIndex(({ id }) => id === current)
  const part = parts[at]
  const later = parts.slice(at + 1).reduce((sum, { duration }) => sum + duration, 0)
  if (!part || partProgressOf(position, part.duration).state === 'heard') return later
  return later + part.duration - position
}
