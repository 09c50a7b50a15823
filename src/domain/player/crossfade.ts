import type { Track } from '../../contract/content.ts'
import { playbackTraitsOf } from './playback-traits.ts'

export const crossfadeSeconds = [0, 2, 4, 6, 9, 12] as const

/** After this time the fading track is silent, with some reserve. */
export const longestFadeMs = 20_000

type Song = Pick<Track, 'id' | 'kind' | 'duration' | 'number'> & { album: Pick<Track['album'], 'id'> }

/** Two songs in sequence on an album are never crossfaded. */
export const areConsecutive = (song: Song, next: Song): boolean =>
  playbackTraitsOf(song).joins &&
  playbackTraitsOf(next).joins &&
  song.album.id === next.album.id &&
  next.number === song.number + 1

/** Speech is never crossfaded. */
export const fadeSecondsBetween = (song: Song, next: Song, wanted: number): number => {
  const isMusic = playbackTraitsOf(song).joins && playbackTraitsOf(next).joins
  if (!isMusic || areConsecutive(song, next) || song.id === next.id) return 0
  return Math.min(wanted, song.duration / 4, next.duration / 4)
}

/** Volume of both at a share of the fade, so that the sum stays equally loud. */
export const fadeShares = (share: number) => {
  const angle = (Math.min(1, Math.max(0, share)) * Math.PI) / 2
  return { out: Math.cos(angle), in: Math.sin(angle) }
}
