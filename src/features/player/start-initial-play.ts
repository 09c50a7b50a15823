import { findPlayIntention } from '../../state/session/intention.ts'
import { showSnack } from '../../state/notifications/snackbar.ts'
import type { InitialPlayContext } from './initial-play.ts'

export const startInitialPlay = async (context: InitialPlayContext): Promise<void> => {
  try {
    const { playInitialRequest } = await import('./initial-play.ts')
    await playInitialRequest(context)
  } catch (problem) {
    console.warn('the prepared play could not be started', problem)
    // No tap has asked for a timestamp in the address.
    if (!findPlayIntention(context.tenant, context.at.pathname)) return
    const run = () => void startInitialPlay(context)
    showSnack('structure.playFailed', { tone: 'bad', action: { key: 'boot.retry', run } })
  }
}
