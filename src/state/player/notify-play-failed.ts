/** Offline the item is not available, otherwise the tap may be repeated. */
import { showSnack } from '../notifications/snackbar.ts'

export const notifyPlayFailed = (problem: unknown) => {
  console.info('it could not be played', problem)
  showSnack(navigator.onLine ? 'structure.playFailed' : 'structure.playAway', { tone: 'bad' })
}
