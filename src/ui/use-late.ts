/** A component whose code comes when it is first needed. Before that, and where it does not come, there is nothing. */
import { type ComponentType, useEffect, useState } from 'react'

/** What came once is there at once: a page that is come back to has its height, and so its place. */
const here = new WeakMap<object, unknown>()

/** `load` stands outside the component: a new one would be fetched anew. */
export const useLate = <P extends object>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | null => {
  const [Late, setLate] = useState(() => (here.get(load) ?? null) as ComponentType<P> | null)
  useEffect(() => {
    if (!isNeeded || Late) return
    load().then(
      (found) => {
        here.set(load, found)
        setLate(() => found)
      },
      (problem: unknown) => console.warn('a part of the page cannot be shown', problem),
    )
  }, [isNeeded, load, Late])
  return Late
}
