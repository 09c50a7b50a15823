/** Hands the parts around one to the player, which begins where that one stopped, or at a second that was asked for. */
import type { Track } from '../../contract/content.ts'
import { resumeSecondOf } from '../../domain/podcasts/parts.ts'
import { startPlayback } from '../../state/player/start-playback.ts'
import { loadPlayer } from '../../state/player/player.ts'
import type { PlaybackPositions } from '../../state/player/playback-positions.ts'
import type { Collection } from './parts-around.ts'

export interface WantedPart {
  id: string
  /** The one behind it; behind the last it is the first of those that came. */
  isPast?: boolean
  second?: number | undefined
}

export const playPart = async (
  { kind, id: wholeId, title }: Collection,
  around: Promise<readonly Track[]>,
  { id, isPast = false, second }: WantedPart,
  places: PlaybackPositions,
): Promise<void> => {
  const [tracks] = await Promise.all([around, loadPlayer()])
  const found = tracks.findIndex((track) => track.id === id)
  const at = isPast ? (found + 1) % tracks.length : found
  const part = tracks[at]
  // None: the player looks whether anybody knows better.
  const start = second ?? ((part && resumeSecondOf(places.secondsOf(part.id), part.duration)) || undefined)
  await startPlayback([tracks, at, { kind, id: wholeId, title }, start])
}
