/**
 * A token that is refused loads the page anew in the middle of a Play, and no page may begin sound by itself after that:
 * the next one says that a tap is needed.
 */
import { BackendError } from '../../../api/backend-error.ts'
import { currentTrack } from '../../../state/player/current-track.ts'
import { player } from '../../../state/player/player.ts'

const storageKeyOf = (tenant: string) => `cut-off:${tenant}`

/** What somebody wanted to hear was refused. */
export const saveInterruptedPlay = (tenant: string, error: unknown) => {
  const { id } = currentTrack(player) ?? {}
  if (id && error instanceof BackendError && error.status === 401)
    sessionStorage.setItem(storageKeyOf(tenant), id)
}

/** Once, and only of the same song. */
export const restoreInterruptedPlay = (tenant: string) => {
  const id = sessionStorage.getItem(storageKeyOf(tenant))
  if (id === null || player.phase !== 'paused') return
  sessionStorage.removeItem(storageKeyOf(tenant))
  if (currentTrack(player)?.id === id) player.phase = 'blocked'
}
