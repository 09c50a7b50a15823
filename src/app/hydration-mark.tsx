/** Marks the moment from which taps are answered; measurements and tests wait for it. */
import { useEffect } from 'react'
import { endHydration } from '../lib/hydration.ts'
import { wait } from '../lib/wait.ts'
import { loadDeferredStyles } from './deferred-styles.ts'

const hydratedMark = 'alive'

let resolveScreen: () => void = () => undefined
const whenScreenHydrated = new Promise<void>((done) => (resolveScreen = done))
/** A screen that fails reports nothing. */
const longestScreenMs = 10_000

/**
 * With the boundaries that React hydrates later: an earlier store change would not fit their markup (decision
 * 22).
 */
export const whenFullyHydrated = async (): Promise<void> => {
  await Promise.race([whenScreenHydrated, wait(longestScreenMs)])
  await new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 300 })
    else setTimeout(done, 50)
  })
}

/** Inside the innermost boundary around the content of a page, which on a slow processor hydrates long after the shell. */
export const ScreenHydrationMark = () => {
  useEffect(() => resolveScreen(), [])
  return null
}

export const HydrationMark = () => {
  useEffect(() => {
    performance.mark(hydratedMark)
    document.documentElement.dataset[hydratedMark] = 'true'
    void endHydration().then(loadDeferredStyles)
  }, [])
  return null
}
