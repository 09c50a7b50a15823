/** Bounded work: at most `running` jobs at once, at most `waiting` queued, one job for all callers of one result. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

export interface WorkQueue {
  /** Rejects with `QueueFull` when too many wait already. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

export const createWorkQueue = ({ running, waiting }: { running: number; waiting: number }): WorkQueue => {
  const inFlight = new Map<string, Promise<unknown>>()
  const waitingJobs: { start: () => void; refuse: (error: Error) => void }[] = []
  let active = 0
  let isClosed = false

  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      if (isClosed || waitingJobs.length >= waiting) return reject(new QueueFull())
      waitingJobs.push({ start: resolve, refuse: reject })
    })
  const start = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isClosed) throw new QueueFull()
    // A finished job hands its turn over directly, so that no later caller can take it.
    if (active < running) active++
    else await waitForTurn()
    try {
      return await work()
    } finally {
      const next = waitingJobs.shift()
      if (next) next.start()
      else active--
    }
  }

  return {
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const known = inFlight.get(key) as Promise<T> | undefined
      if (known) return known
      const job = start(work).finally(() => inFlight.delete(key))
      inFlight.set(key, job)
      return job
    },
    async close() {
      isClosed = true
      for (const job of waitingJobs.splice(0)) job.refuse(new QueueFull())
      await Promise.allSettled(inFlight.values())
    },
  }
}
