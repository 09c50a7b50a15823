/** A Play that waited for the login begins, or says that it did not: who tapped has come a long way for it. */
import { findPlayAfterLogin } from '../../state/player/play-after-login.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import type { InitialPlayContext } from './initial-play.ts'

export const startInitialPlay = async (place: InitialPlayContext): Promise<void> => {
  try {
    const { playInitialRequest } = await import('./initial-play.ts')
    await playInitialRequest(place)
  } catch (problem) {
    console.warn('what was prepared does not play', problem)
    // A moment in the address was nobody's tap.
    if (!findPlayAfterLogin(place.tenant, place.at.pathname)) return
    const run = () => void startInitialPlay(place)
    showSnack('structure.playFailed', { tone: 'bad', action: { key: 'boot.retry', run } })
  }
}
