/** Actions that need the user wait for this, so that a tap in the first moments is not lost. */
import { subscribe } from 'valtio'
import { session } from './session.ts'

export const whenSessionKnown = () =>
  new Promise<void>((resolve) => {
    if (session.status !== 'unknown') return resolve()
    const stop = subscribe(session, () => {
      if (session.status === 'unknown') return
      stop()
      resolve()
    })
  })
