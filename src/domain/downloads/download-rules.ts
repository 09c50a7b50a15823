/** Sound that was taken along: which is fetched next, in which pieces, and whether it may be played. Rules only. */
import type { KeptSound } from '../../contract/download-records.ts'

/** A second one fills the line while the first is asked for; more would make each of them wait. */
const mostAtOnce = 2

/** In the order in which they were asked for. */
export const nextToFetch = (sounds: readonly KeptSound[], running: readonly string[]): KeptSound[] =>
  sounds
    .filter(({ state, track }) => state === 'waiting' && !running.includes(track.id))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, Math.max(0, mostAtOnce - running.length))

/** A piece is the least that a broken line costs, and the most that is in memory while it comes. */
export const pieceBytes = 512 * 1024
export const piecesOf = (size: number): number => Math.ceil(size / pieceBytes)

interface Piece {
  index: number
  /** Both within the piece, as a range header has them. */
  first: number
  last: number
}
/** Null: nothing is missing. */
export const nextPiece = ({ size, got }: Pick<KeptSound, 'size' | 'got'>): Piece | null => {
  const index = Math.floor(got / pieceBytes)
  const first = index * pieceBytes
  return first < size && got < size ? { index, first, last: Math.min(first + pieceBytes, size) - 1 } : null
}

/** Bytes of another sound, or of another edition of it, are no beginning of this one. */
export const fits = (
  kept: Pick<KeptSound, 'size' | 'etag'>,
  told: Pick<KeptSound, 'size' | 'etag'>,
): boolean => kept.size === told.size && kept.etag === told.etag

export interface Moment {
  /** What the device's clock says. */
  now: number
  /** The latest time that was ever seen here, by this clock or by the backend's. */
  seen: number
}
/** Clocks are set right by a few minutes all the time. */
export const clockSlack = 10 * 60_000
const isSetBack = ({ now, seen }: Moment) => now + clockSlack < seen

/** `over`: the plan that opened it has ended. `clock`: nobody can tell, because the clock went back. */
type Right = 'mine' | 'over' | 'clock'
export const rightTo = ({ validUntil }: Pick<KeptSound, 'validUntil'>, moment: Moment): Right => {
  if (validUntil === null) return 'mine'
  if (isSetBack(moment)) return 'clock'
  return Date.parse(validUntil) > Math.max(moment.now, moment.seen) ? 'mine' : 'over'
}

const day = 24 * 60 * 60_000
/** Days before the end at which the backend is asked again, and the person told. */
const soonDays = 3
/** Whole days that are left, at least 0; null where there is no end. */
export const daysLeft = ({ validUntil }: Pick<KeptSound, 'validUntil'>, { now, seen }: Moment) =>
  validUntil === null ? null : Math.max(0, Math.ceil((Date.parse(validUntil) - Math.max(now, seen)) / day))

/** Still to be played, and only for days. */
export const endsSoon = (sounds: readonly KeptSound[], moment: Moment): boolean => {
  const first = nearestEnd(sounds)
  return first !== null && rightTo(first, moment) === 'mine' && (daysLeft(first, moment) ?? 0) <= soonDays
}

export const isRenewalDue = (sound: Pick<KeptSound, 'validUntil'>, moment: Moment): boolean => {
  const days = daysLeft(sound, moment)
  return days !== null && (days <= soonDays || rightTo(sound, moment) !== 'mine')
}

/** Of many sounds, or of those of one collection, at a glance. */
export interface KeepProgress {
  /** Pieces of all that was asked for, 0 to 1. */
  part: number
  kept: number
  asked: number
  bytes: number
  /** The most urgent: what a person can do something about comes first. */
  state: KeptSound['state'] | 'none'
}
const urgency = ['refused', 'lost', 'waiting', 'paused', 'kept'] as const

export const partOf = ({ state, size, got }: KeptSound): number => {
  if (state === 'kept') return 1
  // Nearly there is not there: only what is verified is called kept.
  return size === 0 ? 0 : Math.min(0.99, got / size)
}
export const keepProgressOf = (sounds: readonly KeptSound[]): KeepProgress => ({
  part: sounds.length === 0 ? 0 : sounds.reduce((sum, sound) => sum + partOf(sound), 0) / sounds.length,
  kept: sounds.filter(({ state }) => state === 'kept').length,
  asked: sounds.length,
  bytes: sounds.reduce((sum, { got }) => sum + got, 0),
  state: urgency.find((one) => sounds.some(({ state }) => state === one)) ?? 'none',
})

/** Rooms of the portal from which things are taken along, in the order in which they are told. */
const spaceKinds = { music: 'track', podcasts: 'episode', audiobooks: 'chapter' } as const
export type SpaceKind = keyof typeof spaceKinds
const spaceNames = Object.keys(spaceKinds) as readonly SpaceKind[]
/** What each of them weighs here by now; one from which nothing is taken along is not told. */
export const spaceOf = (sounds: readonly KeptSound[]) =>
  spaceNames.flatMap((kind) => {
    const ours = sounds.filter(({ track }) => track.kind === spaceKinds[kind])
    return ours.length === 0 ? [] : [{ kind, bytes: ours.reduce((sum, { got }) => sum + got, 0) }]
  })

/** The one whose end comes first speaks for all of them. */
export const nearestEnd = (sounds: readonly KeptSound[]): KeptSound | null =>
  sounds
    .filter(({ state, validUntil }) => state === 'kept' && validUntil !== null)
    .toSorted((a, b) => String(a.validUntil).localeCompare(String(b.validUntil)))[0] ?? null
