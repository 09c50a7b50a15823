/** A tap on Play came to nothing: offline it is not available, else it may be tried again. */
import { showSnack } from '../notifications/snackbar.ts'

export const notifyPlayFailed = (problem: unknown) => {
  console.info('it could not be played', problem)
  showSnack(navigator.onLine ? 'structure.playFailed' : 'structure.playAway', { tone: 'bad' })
}
