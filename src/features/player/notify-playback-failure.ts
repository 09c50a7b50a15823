import { wordsOfError } from '../../api/error-words.ts'
import { partKindOf } from '../../domain/player/playback-traits.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { player } from '../../state/player/player.ts'

/** An episode or a chapter is not called a song. */
const failedKey = () => {
  const current = player.queue[player.index]
  return current && partKindOf(current) === 'track' ? 'player.failed' : 'structure.playFailed'
}

export const notifyPlaybackFailure = (error: unknown) =>
  showSnack(navigator.onLine ? wordsOfError(error, failedKey()) : 'player.offline', { tone: 'bad' })
