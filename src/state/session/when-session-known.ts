/** Whoever acts on who is here waits for this: a tap in the first moments is nobody's yet, and must not be lost. */
import { subscribe } from 'valtio'
import { session } from './session.ts'

export const whenSessionKnown = () =>
  new Promise<void>((known) => {
    if (session.status !== 'unknown') return known()
    const stop = subscribe(session, () => {
      if (session.status === 'unknown') return
      stop()
      known()
    })
  })
