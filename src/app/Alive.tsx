/** Marks the moment from which taps are answered; measurements and tests wait for it. */
import { useEffect } from 'react'

const aliveMark = 'alive'

let tell: () => void = () => undefined
const hydrated = new Promise<void>((done) => (tell = done))

/**
 * Hydrated, with the boundaries that React takes up in tasks of its own after the frame: a store that changed before
 * would not fit the markup of the guest that is still there (decision 22).
 */
export const whenHydrated = async (): Promise<void> => {
  await hydrated
  await new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 300 })
    else setTimeout(done, 50)
  })
}

export const Alive = () => {
  useEffect(() => {
    tell()
    performance.mark(aliveMark)
    document.documentElement.dataset[aliveMark] = 'true'
  }, [])
  return null
}
