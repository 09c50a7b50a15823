/** The one way in which a page hands tracks to the player: what sounds is not given up for what cannot sound. */
import type { Track } from '../../contract/content.ts'
import { keptMarks } from '../availability/download-marks.ts'
import { type PlayerVerbs, player, playerDo } from './player.ts'
import { showSnack } from '../notifications/snackbar.ts'

const isHere = ({ id }: Track) => navigator.onLine || id in keptMarks.sounding
/** What a list may begin with: a song may not be licensed here, and without a line what is on this device goes first. */
export const beginnings = (tracks: readonly Track[]): readonly Track[] => {
  const open = tracks.filter(({ restriction }) => restriction === undefined)
  const here = open.filter(isHere)
  return here.length > 0 ? here : open
}
export const firstPlayable = (tracks: readonly Track[]): number => {
  const [first] = beginnings(tracks)
  return first ? tracks.indexOf(first) : 0
}

const wouldFallSilent = (track: Track | undefined) =>
  player.phase === 'playing' && track !== undefined && !isHere(track)

/** `first` is done to the player before. */
export const playHere = async (
  [tracks, at, ...from]: Parameters<PlayerVerbs['playTracks']>,
  first?: (verbs: PlayerVerbs) => void,
): Promise<void> => {
  if (wouldFallSilent(tracks[at])) return showSnack('structure.playAway', { tone: 'bad' })
  await playerDo((verbs) => {
    first?.(verbs)
    return verbs.playTracks(tracks, at, ...from)
  })
}
