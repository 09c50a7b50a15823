/** The queue belongs to a user: whoever logs in finds theirs, and nobody finds another's. */
import { subscribe } from 'valtio'
import { player } from '../../state/player/player.ts'
import { isLoggedIn, session, userKey } from '../../state/session/session.ts'
import type { PlayerContext } from './player-context.ts'

/** Settled when the queue of whoever is here now is shown. */
export const followUser = async ({ queueController, playback, local }: PlayerContext): Promise<void> => {
  let user = ''
  const openQueue = async () => {
    const now = isLoggedIn() ? userKey() : ''
    if (now === user) return
    // The queue stays on the disk that it came from: what becomes of that is not decided here.
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
