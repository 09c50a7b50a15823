import { type ComponentType, useEffect, useState } from 'react'
import { afterHydration } from '../lib/hydration.ts'
import { retryWhenOnline } from '../lib/retry-online.ts'

/** A loaded component renders at once: on Back a page has its full height, and so its scroll position. */
const loadedComponents = new WeakMap<object, unknown>()

/** `load` must be stable. A failed load is retried once online, and with every other value of `need`. */
export const useLazy = <P extends object>(
  need: unknown,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | null => {
  const [Late, setLate] = useState(() => (loadedComponents.get(load) ?? null) as ComponentType<P> | null)
  useEffect(() => {
    if (!need || Late) return
    let stop: (() => void) | null = () => {}
    const tryLoad = (): Promise<void> =>
      load().then(
        (found) => {
          loadedComponents.set(load, found)
          setLate(() => found)
        },
        (problem: unknown) => {
          console.warn('a part of the page cannot be shown', problem)
          if (stop) stop = retryWhenOnline(tryLoad)
        },
      )
    afterHydration(() => {
      if (stop) void tryLoad()
    })
    return () => {
      stop?.()
      stop = null
    }
  }, [need, load, Late])
  return Late
}
