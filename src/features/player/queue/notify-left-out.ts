import type { Track } from '../../../contract/content.ts'
import { leaveOut } from '../../../domain/queue/leave-out.ts'
import type { Queue } from '../../../domain/queue/queue.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { ageCeiling, isAboveCeiling } from '../../../state/age-ceiling/age-ceiling.ts'

let notifiedUnder = Infinity

/** Once under each age ceiling: the queue comes back from the disk with every page. */
export const notifyLeftOut = () => {
  const ceiling = ageCeiling()
  if (ceiling === notifiedUnder) return
  notifiedUnder = ceiling
  showSnack('queue.aboveCeiling')
}

/** Items above the age ceiling are removed from every queue: from the disk, another tab or an undo. */
export const leaveOutAboveCeiling = (wanted: Queue<Track>) => {
  const queue = leaveOut(wanted, isAboveCeiling)
  if (queue !== wanted) notifyLeftOut()
  return { queue, isSameTrack: queue.tracks[queue.index] === wanted.tracks[wanted.index] }
}
