import type { Track } from '../../contract/content.ts'
import { resumeSecondOf } from '../../domain/podcasts/parts.ts'
import { startPlayback } from '../player/start-playback.ts'
import { loadPlayer } from '../player/player.ts'
import type { PlaybackPositions } from '../player/playback-positions.ts'
import type { Collection } from './parts-around.ts'

export interface WantedPart {
  id: string
  isPast?: boolean
  second?: number | undefined
}

export const playPart = async (
  { kind, id: collectionId, title }: Collection,
  loadAround: Promise<readonly Track[]>,
  { id, isPast = false, second }: WantedPart,
  positions: PlaybackPositions,
): Promise<void> => {
  const [tracks] = await Promise.all([loadAround, loadPlayer()])
  const found = tracks.findIndex((track) => track.id === id)
  const at = isPast ? (found + 1) % tracks.length : found
  const part = tracks[at]
  // Undefined: the player looks for a position on other devices.
  const start = second ?? ((part && resumeSecondOf(positions.secondsOf(part.id), part.duration)) || undefined)
  await startPlayback([tracks, at, { kind, id: collectionId, title }, start])
}
