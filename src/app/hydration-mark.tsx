/** Marks the moment from which taps are answered; measurements and tests wait for it. */
import { useEffect } from 'react'
import { takeStyles } from './deferred-styles.ts'

const aliveMark = 'alive'

let tell: () => void = () => undefined
/** Taps are answered; what the page brings next begins now, since each request before would have kept it waiting. */
export const whenAlive = new Promise<void>((done) => (tell = done))

/**
 * Hydrated, with the boundaries that React takes up in tasks of its own after the frame: a store that changed before
 * would not fit the markup of the guest that is still there (decision 22).
 */
export const whenHydrated = async (): Promise<void> => {
  await whenAlive
  await new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 300 })
    else setTimeout(done, 50)
  })
}

export const Alive = () => {
  useEffect(() => {
    performance.mark(aliveMark)
    document.documentElement.dataset[aliveMark] = 'true'
    void takeStyles()
    tell()
  }, [])
  return null
}
