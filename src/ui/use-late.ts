/** A component whose code comes when it is first needed. Before that, and where it does not come, there is nothing. */
import { type ComponentType, useEffect, useState } from 'react'

/** `load` stands outside the component: a new one would be fetched anew. */
export const useLate = <P extends object>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | null => {
  const [Late, setLate] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    load().then(
      (found) => setLate(() => found),
      (problem: unknown) => console.warn('a part of the page cannot be shown', problem),
    )
  }, [isNeeded, load])
  return Late
}
