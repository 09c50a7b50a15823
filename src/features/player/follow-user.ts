/** The queue belongs to a user: a login restores theirs, and another user never sees it. */
import { subscribe } from 'valtio'
import { player } from '../../state/player/player.ts'
import { isLoggedIn, session, userKey } from '../../state/session/session.ts'
import type { PlayerContext } from './player-context.ts'

export const followUser = async ({ queueController, playback, local }: PlayerContext): Promise<void> => {
  let user = ''
  const openQueue = async () => {
    const now = isLoggedIn() ? userKey() : ''
    if (now === user) return
    // The queue stays on disk: the logout decides about that.
    if (user) {
      void queueController.openFor('')
      local.closeSilently()
    }
    user = now
    await queueController.openFor(now)
    playback.setVolume(player.volume)
  }
  await openQueue()
  subscribe(session, () => void openQueue())
}
