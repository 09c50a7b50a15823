/** Hands the parts around one to the player, which begins where that one stopped, or at a second that was asked for. */
import type { Track } from '../../contract/content.ts'
import { startOf } from '../../domain/podcasts/parts.ts'
import { playHere } from '../../state/player/start-playback.ts'
import { readyPlayer } from '../../state/player/player.ts'
import type { Places } from '../../state/player/playback-positions.ts'
import type { Whole } from './parts-around.ts'

export interface Wanted {
  id: string
  /** The one behind it; behind the last it is the first of those that came. */
  isPast?: boolean
  second?: number | undefined
}

export const playPart = async (
  { kind, id: wholeId, title }: Whole,
  around: Promise<readonly Track[]>,
  { id, isPast = false, second }: Wanted,
  places: Places,
): Promise<void> => {
  const [tracks] = await Promise.all([around, readyPlayer()])
  const found = tracks.findIndex((track) => track.id === id)
  const at = isPast ? (found + 1) % tracks.length : found
  const part = tracks[at]
  // None: the player looks whether anybody knows better.
  const start = second ?? ((part && startOf(places.of(part.id), part.duration)) || undefined)
  await playHere([tracks, at, { kind, id: wholeId, title }, start])
}
