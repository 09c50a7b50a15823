/** How loud it is, and what a mute goes back to, wherever it is switched on again. */
import { useSnapshot } from 'valtio'
import { player, playerDo } from './player.ts'

let before = 0.5
const set = (wanted: number) => void playerDo((verbs) => verbs.setVolume(wanted))

export const toggleMute = () => {
  const { volume } = player
  if (volume > 0) before = volume
  set(volume > 0 ? 0 : before)
}

export const useVolume = () => {
  const { volume } = useSnapshot(player)
  return { volume, set, toggle: toggleMute }
}
