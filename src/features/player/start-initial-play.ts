/** A Play that waited for the login begins, or says that it did not: who tapped has come a long way for it. */
import { findPreparedPlay } from '../../state/player/play-after-login.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import type { Place } from './initial-play.ts'

export const beginPrepared = async (place: Place): Promise<void> => {
  try {
    const { playPrepared } = await import('./initial-play.ts')
    await playPrepared(place)
  } catch (problem) {
    console.warn('what was prepared does not play', problem)
    // A moment in the address was nobody's tap.
    if (!findPreparedPlay(place.tenant, place.at.pathname)) return
    const run = () => void beginPrepared(place)
    showSnack('structure.playFailed', { tone: 'bad', action: { key: 'boot.retry', run } })
  }
}
