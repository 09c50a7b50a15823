/** Marks the moment from which taps are answered; measurements and tests wait for it. */
import { useEffect } from 'react'
import { loadDeferredStyles } from './deferred-styles.ts'

const hydratedMark = 'alive'

let resolveHydrated: () => void = () => undefined
/** Taps are answered; deferred requests start now, since earlier ones would have delayed hydration. */
export const whenInteractive = new Promise<void>((done) => (resolveHydrated = done))

/**
 * With the boundaries that React hydrates later: an earlier store change would not fit their markup (decision
 * 22).
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
