import { showSnack } from '../../../state/notifications/snackbar.ts'
import { ageCeiling } from '../../../state/parental/parental.ts'

let notifiedUnder = Infinity

/** Once under each age ceiling: the queue comes back from the disk with every page. */
export const notifyLeftOut = () => {
  const ceiling = ageCeiling()
  if (ceiling === notifiedUnder) return
  notifiedUnder = ceiling
  showSnack('queue.aboveCeiling')
}
