import { subscribe } from 'valtio'
import { currentTrack } from '../../../state/player/current-track.ts'
import { player, playerTime } from '../../../state/player/player.ts'
import { readJournaledPosition, writeJournaledPosition } from '../../../state/player/position-journal.ts'
import { isLoggedIn, userKey } from '../../../state/session/session.ts'
import type { PlayerContext } from '../player-context.ts'

const restorePosition = ({ tenant, queueController }: PlayerContext) => {
  const restored = queueController.restoredTrack()
  if (!restored || !isLoggedIn() || player.phase !== 'paused' || restored !== queueController.current())
    return
  const second = readJournaledPosition(tenant, userKey(), restored.id)
  if (second !== null) playerTime.position = second
}

/** Also after a seek while paused; another tab journals its own. The position of a killed page is shown first. */
export const journalPosition = (context: PlayerContext, isRemote: () => boolean) => {
  const { tenant, playback } = context
  restorePosition(context)
  let lastEntry = ''
  const write = () => {
    const { id } = currentTrack(player) ?? {}
    // At a pause at once.
    const now = `${id} ${Math.floor(playerTime.position)} ${player.phase}`
    if (!id || now === lastEntry || !isLoggedIn() || isRemote()) return
    lastEntry = now
    writeJournaledPosition(tenant, userKey(), id, playback.position())
  }
  subscribe(playerTime, write)
  subscribe(player, write)
}
