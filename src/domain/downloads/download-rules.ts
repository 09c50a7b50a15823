import type { DownloadRecord } from '../../contract/download-records.ts'
import type { Track } from '../../contract/content.ts'
import { isSong } from '../../contract/kinds.ts'
import { type PlayOrder, nextTrackOf } from '../queue/next-track.ts'
import { playbackTraitsOf } from '../player/playback-traits.ts'

const sourceKeyOf = ({ source: { kind, id } }: DownloadRecord) => `${kind}:${id}`

export const pendingDownloadsOf = (sounds: readonly DownloadRecord[]): DownloadRecord[] => {
  const names = new Set(sounds.filter(({ state }) => state === 'waiting').map(sourceKeyOf))
  return sounds.filter((download) => names.has(sourceKeyOf(download)))
}

/** A second one uses the connection while the first waits for its answer; more would slow each other down. */
const maxParallelDownloads = 2

export const nextToFetch = (
  sounds: readonly DownloadRecord[],
  running: readonly string[],
): DownloadRecord[] =>
  sounds
    .filter(({ state, track }) => state === 'waiting' && !running.includes(track.id))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, Math.max(0, maxParallelDownloads - running.length))

/** A piece is what a broken connection costs at most, and what is in memory at most. */
export const pieceBytes = 512 * 1024
export const piecesOf = (size: number): number => Math.ceil(size / pieceBytes)

interface Piece {
  index: number
  first: number
  last: number
}
export const nextPiece = ({ size, got }: Pick<DownloadRecord, 'size' | 'got'>): Piece | null => {
  const index = Math.floor(got / pieceBytes)
  const first = index * pieceBytes
  return first < size && got < size ? { index, first, last: Math.min(first + pieceBytes, size) - 1 } : null
}

/** Bytes of another sound, or of another edition of it, cannot be continued. */
export const isSameEdition = (
  stored: Pick<DownloadRecord, 'size' | 'etag'>,
  offered: Pick<DownloadRecord, 'size' | 'etag'>,
): boolean => stored.size === offered.size && stored.etag === offered.etag

export interface ClockReading {
  /** By the device's clock. */
  now: number
  /** The latest time that was ever seen here, from this clock or from the backend. */
  seen: number
}
/** Clocks are corrected by a few minutes all the time. */
export const clockSlack = 10 * 60_000
const isSetBack = ({ now, seen }: ClockReading) => now + clockSlack < seen

/** `over`: the plan that opened it has ended. `clock`: unknown, because the clock was set back. */
type PlayRight = 'mine' | 'over' | 'clock'
export const playRightOf = (
  { validUntil }: Pick<DownloadRecord, 'validUntil'>,
  clock: ClockReading,
): PlayRight => {
  if (validUntil === null) return 'mine'
  if (isSetBack(clock)) return 'clock'
  return Date.parse(validUntil) > Math.max(clock.now, clock.seen) ? 'mine' : 'over'
}

export const playableTracksOf = (sounds: readonly DownloadRecord[], clock: ClockReading): Track[] =>
  sounds
    .filter((record) => record.state === 'kept' && playRightOf(record, clock) === 'mine')
    .map(({ track }) => track)
/** Episodes and chapters are no part of a list of music. */
export const playableSongsOf = (sounds: readonly DownloadRecord[], clock: ClockReading): Track[] =>
  playableTracksOf(sounds, clock).filter(isSong)

const day = 24 * 60 * 60_000
/** Days before the end at which the backend is asked again, and the user warned. */
const warnDays = 3
/** Whole days that are left, at least 0; null where there is no end. */
export const daysLeft = ({ validUntil }: Pick<DownloadRecord, 'validUntil'>, { now, seen }: ClockReading) =>
  validUntil === null ? null : Math.max(0, Math.ceil((Date.parse(validUntil) - Math.max(now, seen)) / day))

export const expiresSoon = (sounds: readonly DownloadRecord[], clock: ClockReading): boolean => {
  const first = nearestExpiry(sounds)
  return first !== null && playRightOf(first, clock) === 'mine' && (daysLeft(first, clock) ?? 0) <= warnDays
}

export const isRenewalDue = (download: Pick<DownloadRecord, 'validUntil'>, clock: ClockReading): boolean => {
  const days = daysLeft(download, clock)
  return days !== null && (days <= warnDays || playRightOf(download, clock) !== 'mine')
}

export interface DownloadProgress {
  /** Share of all requested pieces, 0 to 1. */
  fraction: number
  downloaded: number
  requested: number
  bytes: number
  state: DownloadRecord['state'] | 'none'
}
const urgency = ['refused', 'lost', 'waiting', 'paused', 'kept'] as const

export const fractionOf = ({ state, size, got }: DownloadRecord): number => {
  if (state === 'kept') return 1
  // Never 1 before it is verified.
  return size === 0 ? 0 : Math.min(0.99, got / size)
}
export const downloadProgressOf = (sounds: readonly DownloadRecord[]): DownloadProgress => ({
  fraction:
    sounds.length === 0 ? 0 : sounds.reduce((sum, download) => sum + fractionOf(download), 0) / sounds.length,
  downloaded: sounds.filter(({ state }) => state === 'kept').length,
  requested: sounds.length,
  bytes: sounds.reduce((sum, { got }) => sum + got, 0),
  state: urgency.find((urgentState) => sounds.some(({ state }) => state === urgentState)) ?? 'none',
})

const storageKinds = { music: 'track', podcasts: 'episode', audiobooks: 'chapter' } as const
export type StorageKind = keyof typeof storageKinds
const storageKindNames = Object.keys(storageKinds) as readonly StorageKind[]
export const storageByKind = (sounds: readonly DownloadRecord[]) =>
  storageKindNames.flatMap((kind) => {
    const ofKind = sounds.filter(({ track }) => track.kind === storageKinds[kind])
    return ofKind.length === 0 ? [] : [{ kind, bytes: ofKind.reduce((sum, { got }) => sum + got, 0) }]
  })

export const nearestExpiry = (sounds: readonly DownloadRecord[]): DownloadRecord | null =>
  sounds
    .filter(({ state, validUntil }) => state === 'kept' && validUntil !== null)
    .toSorted((a, b) => String(a.validUntil).localeCompare(String(b.validUntil)))[0] ?? null

/** The one that follows in the queue, where it is of the same collection and its listener wants it. */
export const nextToDownload = (
  playing: PlayOrder,
  isWanted: (collectionId: string) => boolean,
): Track | null => {
  const now = playing.queue[playing.index]
  const next = nextTrackOf(playing)
  if (!now || !next || !playbackTraitsOf(now).collection || next.restriction) return null
  return next.album.id === now.album.id && isWanted(now.album.id) ? next : null
}
