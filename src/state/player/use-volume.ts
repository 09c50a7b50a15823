/** How loud it is, and what a mute goes back to, wherever it is switched on again, also after a restart. */
import { useSnapshot } from 'valtio'
import { localKeys } from '../../contract/storage-names.ts'
import { player, callPlayer } from './player.ts'
import { usePortal } from '../portal/portal.tsx'

/** Nobody chose yet. */
const defaultVolume = 0.5

/** Somebody may have written anything there; what is no loudness counts as nothing. */
const readSavedVolume = (tenant: string) => {
  const saved = Number(localStorage.getItem(localKeys.volume(tenant)))
  return saved > 0 && saved <= 1 ? saved : defaultVolume
}
/** Before it changes; what a slider passes on its way is chosen by nobody. */
export const saveVolume = (tenant: string) => {
  if (player.volume > 0) localStorage.setItem(localKeys.volume(tenant), String(player.volume))
}
const setVolume = (wanted: number) => void callPlayer((actions) => actions.setVolume(wanted))

export const toggleMute = (tenant: string) => {
  saveVolume(tenant)
  setVolume(player.volume > 0 ? 0 : readSavedVolume(tenant))
}

export const useVolume = () => {
  const { volume } = useSnapshot(player)
  const { name } = usePortal().tenant
  return { volume, set: setVolume, hold: () => saveVolume(name), toggle: () => toggleMute(name) }
}
