/** Hands the parts around one to the player, which begins where that one stopped, or at a second that was asked for. */
import type { Track } from '../../contract/content.ts'
import { startOf } from '../../domain/playing/parts.ts'
import { playerDo, readyPlayer } from '../../state/player.ts'
import type { Places } from '../../state/places.ts'
import type { Whole } from './parts-around.ts'

export const playPart = async (
  { kind, id: wholeId, title }: Whole,
  around: Promise<readonly Track[]>,
  id: string,
  places: Places,
  second?: number,
): Promise<void> => {
  const [tracks] = await Promise.all([around, readyPlayer()])
  const at = tracks.findIndex((track) => track.id === id)
  // None: the player looks whether anybody knows better.
  const start = second ?? (startOf(places.of(id), tracks[at]?.duration ?? 0) || undefined)
  await playerDo((verbs) => verbs.playTracks(tracks, at, { kind, id: wholeId, title }, start))
}
