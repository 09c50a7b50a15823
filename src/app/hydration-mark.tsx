/** Marks the moment from which taps are answered; measurements and tests wait for it. */
import { useEffect } from 'react'
import { loadDeferredStyles } from './deferred-styles.ts'

const hydratedMark = 'alive'

let resolveHydrated: () => void = () => undefined
/** Taps are answered; what the page brings next begins now, since each request before would have kept it waiting. */
export const whenInteractive = new Promise<void>((done) => (resolveHydrated = done))

/**
 * Hydrated, with the boundaries that React takes up in tasks of its own after the frame: a store that changed before
 * would not fit the markup of the guest that is still there (decision 22).
 */
export const whenFullyHydrated = async (): Promise<void> => {
  await whenInteractive
  await new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 300 })
    else setTimeout(done, 50)
  })
}

export const HydrationMark = () => {
  useEffect(() => {
    performance.mark(hydratedMark)
    document.documentElement.dataset[hydratedMark] = 'true'
    void loadDeferredStyles()
    resolveHydrated()
  }, [])
  return null
}
