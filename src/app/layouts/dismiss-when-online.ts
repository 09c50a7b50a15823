/** What is said about a line that is gone is over with its coming back. */
import { retryWhenOnline } from '../../lib/retry-online.ts'
import { type Snack, dismissSnack } from '../../state/notifications/snackbar.ts'

const offlineMessages = ['player.offline', 'player.onlyHere', 'structure.playAway']

/** Answers what stops it. */
export const dismissWhenOnline = ({ id, key }: Pick<Snack, 'id' | 'key'>) =>
  offlineMessages.includes(String(key)) ? retryWhenOnline(() => dismissSnack(id)) : undefined
