import { wordsOfError } from '../../api/error-words.ts'
import { playbackTraitsOf } from '../../domain/player/playback-traits.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { player } from '../../state/player/player.ts'
import { UnsupportedSoundError } from '../../state/player/sound-support.ts'

/** An episode or a chapter is not called a song. */
const failedKey = () => {
  const current = player.queue[player.index]
  return current && playbackTraitsOf(current).part === 'track' ? 'player.failed' : 'structure.playFailed'
}

export const notifyPlaybackFailure = (error: unknown) => {
  if (error instanceof UnsupportedSoundError)
    return showSnack('player.unsupported', { values: { title: error.title }, tone: 'bad' })
  showSnack(navigator.onLine ? wordsOfError(error, failedKey()) : 'player.offline', { tone: 'bad' })
}
