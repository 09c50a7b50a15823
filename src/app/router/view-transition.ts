/** The old page fades into the new one where the browser can and the person wants it. */
import type { Arrival } from './navigator.tsx'

const wantsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export const viewTransition = (change: () => void, arrival: Arrival) => {
  // Back must cost one frame; a hidden page would hold the change back until it is seen again.
  if (arrival !== 'forward' || !document.startViewTransition || document.hidden || wantsStill())
    return change()
  const { ready } = document.startViewTransition(change)
  // Skipped by the browser (a second tap came): the change itself has been made.
  ready.catch(() => undefined)
}
