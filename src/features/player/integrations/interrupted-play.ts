/** A refused token reloads the page in the middle of a Play, and a reloaded page may not start sound by itself. */
import { tabKeys } from '../../../contract/tab-keys.ts'
import { BackendError } from '../../../api/backend-error.ts'
import { currentTrack } from '../../../state/player/current-track.ts'
import { player } from '../../../state/player/player.ts'
import { changePhase } from '../change-phase.ts'

export const saveInterruptedPlay = (tenant: string, error: unknown) => {
  const { id } = currentTrack(player) ?? {}
  if (id && error instanceof BackendError && error.status === 401)
    sessionStorage.setItem(tabKeys.interruptedPlay(tenant), id)
}

/** Once, and only for the same song. */
export const restoreInterruptedPlay = (tenant: string) => {
  const id = sessionStorage.getItem(tabKeys.interruptedPlay(tenant))
  if (id === null || player.phase !== 'paused') return
  sessionStorage.removeItem(tabKeys.interruptedPlay(tenant))
  if (currentTrack(player)?.id === id) changePhase('interruptedPlayRestored')
}
