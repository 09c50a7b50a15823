/** A component whose code comes when it is first needed. Before that there is nothing. */
import { type ComponentType, useEffect, useState } from 'react'
import { retryWhenOnline } from '../lib/retry-online.ts'

/** What came once is there at once: a page that is come back to has its height, and so its place. */
const loadedComponents = new WeakMap<object, unknown>()

/**
 * `load` stands outside the component: a new one would be fetched anew. What did not come is tried again once there is a
 * line, and with every other value of `need`.
 */
export const useLazy = <P extends object>(
  need: unknown,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | null => {
  const [Late, setLate] = useState(() => (loadedComponents.get(load) ?? null) as ComponentType<P> | null)
  useEffect(() => {
    if (!need || Late) return
    let stop: (() => void) | null = () => {}
    const ask = (): Promise<void> =>
      load().then(
        (found) => {
          loadedComponents.set(load, found)
          setLate(() => found)
        },
        (problem: unknown) => {
          console.warn('a part of the page cannot be shown', problem)
          if (stop) stop = retryWhenOnline(ask)
        },
      )
    void ask()
    return () => {
      stop?.()
      stop = null
    }
  }, [need, load, Late])
  return Late
}
