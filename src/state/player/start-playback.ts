/** Current playback does not stop for tracks that cannot be played. */
import type { Track } from '../../contract/content.ts'
import { downloadMarks } from '../availability/download-marks.ts'
import { type PlayerActions, player, callPlayer } from './player.ts'
import { showSnack } from '../notifications/snackbar.ts'

const isAvailable = ({ id }: Track) => navigator.onLine || id in downloadMarks.playable
/** A song may not be licensed here, and offline only downloaded ones play. */
export const findPlayableTracks = (tracks: readonly Track[]): readonly Track[] => {
  const open = tracks.filter(({ restriction }) => restriction === undefined)
  const available = open.filter(isAvailable)
  return available.length > 0 ? available : open
}
export const findFirstPlayable = (tracks: readonly Track[]): number => {
  const [first] = findPlayableTracks(tracks)
  return first ? tracks.indexOf(first) : 0
}

const wouldStopPlayback = (track: Track | undefined) =>
  player.phase === 'playing' && track !== undefined && !isAvailable(track)

export const startPlayback = async (
  [tracks, at, ...from]: Parameters<PlayerActions['playTracks']>,
  first?: (actions: PlayerActions) => void,
): Promise<void> => {
  if (wouldStopPlayback(tracks[at])) return showSnack('structure.playAway', { tone: 'bad' })
  await callPlayer((actions) => {
    first?.(actions)
    return actions.playTracks(tracks, at, ...from)
  })
}
