import type { Track } from '../../../contract/content.ts'
import { leaveOut } from '../../../domain/queue/leave-out.ts'
import type { Queue } from '../../../domain/queue/queue.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { ageCeiling, isAboveCeiling } from '../../../state/parental/parental.ts'

let notifiedUnder = Infinity

/** Once under each age ceiling: the queue comes back from the disk with every page. */
export const notifyLeftOut = () => {
  const ceiling = ageCeiling()
  if (ceiling === notifiedUnder) return
  notifiedUnder = ceiling
  showSnack('queue.aboveCeiling')
}

/** Whoever brings a queue, the disk, another tab or an undo: what is above the age ceiling leaves it. */
export const leaveOutAboveCeiling = (wanted: Queue<Track>) => {
  const queue = leaveOut(wanted, isAboveCeiling)
  if (queue !== wanted) notifyLeftOut()
  return { queue, isSameTrack: queue.tracks[queue.index] === wanted.tracks[wanted.index] }
}
