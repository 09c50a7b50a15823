import { wordsOfError } from '../../api/error-words.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'

export const notifyPlaybackFailure = (error: unknown) =>
  showSnack(navigator.onLine ? wordsOfError(error, 'player.failed') : 'player.offline', { tone: 'bad' })
