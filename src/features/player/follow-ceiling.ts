/** Under a lower age ceiling what is above it leaves the queue, and what plays of it stops at once. */
import { leaveOut } from '../../domain/queue/leave-out.ts'
import { onCeilingChange } from '../../state/age-ceiling/apply-ceiling.ts'
import { isAboveCeiling } from '../../state/age-ceiling/age-ceiling.ts'
import { isPlayingOrLoading } from '../../state/player/player.ts'
import { clearQueueUndo } from '../../state/queue/change-queue.ts'
import type { PlayerContext } from './player-context.ts'
import { notifyLeftOut } from './queue/notify-left-out.ts'
import { showInstead } from './show-instead.ts'

const leaveOutOfQueue = (context: PlayerContext) => {
  const { queueController, slots, local } = context
  const before = queueController.queue()
  const after = leaveOut(before, isAboveCeiling)
  if (after === before) return
  const isSameTrack = after.tracks[after.index] === queueController.current()
  // The tab that plays goes on with the next track.
  const playsHere = isPlayingOrLoading() && slots.tabs.soundOwner() !== 'anotherTab'
  if (isSameTrack) queueController.show(before)
  else if (after.tracks.length > 0) showInstead(context, before, playsHere)
  else {
    local.closeSilently()
    notifyLeftOut()
  }
}

export const followCeiling = (context: PlayerContext) =>
  onCeilingChange(({ from, to }) => {
    if (to >= from) return
    clearQueueUndo()
    leaveOutOfQueue(context)
  })
