import { useSnapshot } from 'valtio'
import { localKeys } from '../../contract/storage-names.ts'
import { callPlayer, defaultVolume, player } from './player.ts'
import { usePortal } from '../portal/portal.tsx'

/** The user may have edited the storage; a value that does not fit is ignored. */
export const readSavedVolume = (tenant: string) => {
  const saved = Number(localStorage.getItem(localKeys.volume(tenant)))
  return saved > 0 && saved <= 1 ? saved : defaultVolume
}
/** Called before and after a change, so that values a slider passes are not saved. */
export const saveVolume = (tenant: string, volume = player.volume) => {
  if (volume > 0) localStorage.setItem(localKeys.volume(tenant), String(volume))
}
const setVolume = (volume: number) => void callPlayer((actions) => actions.setVolume(volume))

export const toggleMute = (tenant: string) => {
  saveVolume(tenant)
  setVolume(player.volume > 0 ? 0 : readSavedVolume(tenant))
}

export const useVolume = () => {
  const { volume } = useSnapshot(player)
  const { name } = usePortal().tenant
  return {
    volume,
    set: setVolume,
    hold: () => saveVolume(name),
    save: (chosen: number) => saveVolume(name, chosen),
    toggle: () => toggleMute(name),
  }
}
