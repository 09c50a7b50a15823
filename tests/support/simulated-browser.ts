/**
 * A simulated browser in which nothing happens by itself: each answer of disk and network waits until it is drawn, so a
 * seed is a schedule. Pages share disk and locks; a killed page gets no more answers, and its locks are released.
 */
import type { SeededRng } from './seeded-rng.ts'

/** A closed page gets no more answers. */
export interface SimulatedPage {
  isClosed: boolean
}
/** Lets what was promised happen; the backend's own answers take a turn of the event loop. */
export const flushPromises = () => new Promise<void>((done) => setImmediate(done))

/** In the order of the keys, as the browser lists them; writes run in the order in which they were requested. */
export const createSimulatedStorage = <T extends { key: string }>() => {
  const rows = new Map<string, T>()
  const list = () => [...rows.values()].toSorted((row, other) => (row.key < other.key ? -1 : 1))
  const forPage = (page: SimulatedPage) => {
    const act = async <A>(work: () => A): Promise<A> => {
      if (page.isClosed) return new Promise(() => {})
      const done = work()
      await Promise.resolve()
      return page.isClosed ? new Promise(() => {}) : done
    }
    return {
      list: () => act(list),
      put: (key: string, row: T) => act(() => void rows.set(key, structuredClone(row))),
      remove: (...keys: string[]) => act(() => keys.forEach((key) => rows.delete(key))),
    }
  }
  return { forPage, list }
}

interface LockRequest {
  name: string
  page: SimulatedPage
  run: () => Promise<void>
}
/** Locks of one name are held by one at a time. */
export const createSimulatedLocks = () => {
  let held: LockRequest[] = []
  let waiting: LockRequest[] = []
  const grant = () => {
    held = held.filter(({ page }) => !page.isClosed)
    waiting = waiting.filter(({ page }) => !page.isClosed)
    for (const next of waiting) {
      if (held.some(({ name }) => name === next.name)) continue
      held.push(next)
      waiting = waiting.filter((one) => one !== next)
      const release = () => {
        held = held.filter((one) => one !== next)
        grant()
      }
      void next.run().then(release)
    }
  }
  const forPage = (page: SimulatedPage) => ({
    request: <A>(name: string, work: () => Promise<A>) =>
      new Promise<A>((done, failed) => {
        const run = async () => {
          try {
            done(await work())
          } catch (error) {
            failed(error)
          }
        }
        waiting.push({ name, page, run })
        grant()
      }),
    query: async () => {
      await Promise.resolve()
      grant()
      return { held: held.map(({ name }) => ({ name })) }
    },
  })
  return { forPage, grant }
}

/** Pending events of the network. */
export const createSimulatedConnection = (draw: SeededRng) => {
  const pending: (() => Promise<void>)[] = []
  return {
    wait: (work: () => Promise<void>) => void pending.push(work),
    isQuiet: () => pending.length === 0,
    /** One of them, whichever. */
    happen: async () => {
      const [work] = pending.splice(draw.below(pending.length), 1)
      await work?.()
      await flushPromises()
    },
  }
}
