/** How loud it is, and what a mute goes back to, wherever it is switched on again, also after a restart. */
import { useSnapshot } from 'valtio'
import { player, playerDo } from './player.ts'
import { usePortal } from '../portal/portal.tsx'

const nameOf = (tenant: string) => `loudness:${tenant}`
/** Nobody chose yet. */
const usual = 0.5

/** Somebody may have written anything there; what is no loudness counts as nothing. */
const chosenIn = (tenant: string) => {
  const kept = Number(localStorage.getItem(nameOf(tenant)))
  return kept > 0 && kept <= 1 ? kept : usual
}
/** Before it changes; what a slider passes on its way is chosen by nobody. */
export const holdVolume = (tenant: string) => {
  if (player.volume > 0) localStorage.setItem(nameOf(tenant), String(player.volume))
}
const set = (wanted: number) => void playerDo((verbs) => verbs.setVolume(wanted))

export const toggleMute = (tenant: string) => {
  holdVolume(tenant)
  set(player.volume > 0 ? 0 : chosenIn(tenant))
}

export const useVolume = () => {
  const { volume } = useSnapshot(player)
  const { name } = usePortal().tenant
  return { volume, set, hold: () => holdVolume(name), toggle: () => toggleMute(name) }
}
