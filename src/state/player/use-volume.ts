/** The volume, and the one that unmuting restores, also after a restart. */
import { useSnapshot } from 'valtio'
import { localKeys } from '../../contract/storage-names.ts'
import { callPlayer, defaultVolume, player } from './player.ts'
import { usePortal } from '../portal/portal.tsx'

/** The user may have edited the storage; a value that does not fit is ignored. */
const readSavedVolume = (tenant: string) => {
  const saved = Number(localStorage.getItem(localKeys.volume(tenant)))
  return saved > 0 && saved <= 1 ? saved : defaultVolume
}
/** Called before it changes, so that values a slider passes are not saved. */
export const saveVolume = (tenant: string) => {
  if (player.volume > 0) localStorage.setItem(localKeys.volume(tenant), String(player.volume))
}
const setVolume = (volume: number) => void callPlayer((actions) => actions.setVolume(volume))

export const toggleMute = (tenant: string) => {
  saveVolume(tenant)
  setVolume(player.volume > 0 ? 0 : readSavedVolume(tenant))
}

export const useVolume = () => {
  const { volume } = useSnapshot(player)
  const { name } = usePortal().tenant
  return { volume, set: setVolume, hold: () => saveVolume(name), toggle: () => toggleMute(name) }
}
