/** What loads while a rendered page hydrates delays the moment from which taps are answered: it starts after it. */
import { wait } from './wait.ts'

let resolveHydrated: () => void = () => undefined
/** Null where nothing is hydrating: in an empty document, and once the page is hydrated. */
let hydration: Promise<void> | null = null

export const beginHydration = (): Promise<void> =>
  (hydration = new Promise((done) => (resolveHydrated = done)))

/** In a task of its own: the one that hydrates shall end first. */
export const endHydration = async (): Promise<void> => {
  await wait(0)
  hydration = null
  resolveHydrated()
}

export const afterHydration = (work: () => void): void => {
  if (hydration) void hydration.then(work)
  else work()
}
