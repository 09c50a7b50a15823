/** Marks the moment from which taps are answered; measurements and tests wait for it. */
import { useEffect } from 'react'
import { loadDeferredStyles } from './deferred-styles.ts'

const hydratedMark = 'alive'

let resolveHydrated: () => void = () => undefined
/** Taps are answered; deferred requests start now, since earlier ones would have delayed hydration. */
export const whenInteractive = new Promise<void>((done) => (resolveHydrated = done))

/**
 * Hydrated, with the boundaries that React hydrates in later tasks: a store that changed before would not fit
 * the guest's markup that is still there (decision 22).
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
