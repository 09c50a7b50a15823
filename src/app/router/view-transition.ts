import type { Arrival } from './navigator.tsx'

const wantsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export const viewTransition = (change: () => void, arrival: Arrival) => {
  // Back must cost one frame; a hidden page would delay the change until it is visible again.
  if (arrival !== 'forward' || !document.startViewTransition || document.hidden || wantsStill())
    return change()
  const { ready } = document.startViewTransition(change)
  // Skipped by the browser (a second tap came): the change itself has been made.
  ready.catch(() => undefined)
}
