/** What is said about a line that is gone is over with its coming back. */
import { whenBack } from '../../lib/retry-online.ts'
import { type Snack, dismissSnack } from '../../state/notifications/snackbar.ts'

const ofNoLine = ['player.offline', 'player.onlyHere', 'structure.playAway']

/** Answers what stops it. */
export const untilLine = ({ id, key }: Pick<Snack, 'id' | 'key'>) =>
  ofNoLine.includes(String(key)) ? whenBack(() => dismissSnack(id)) : undefined
