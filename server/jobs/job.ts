export interface Job {
  name: string
  /** The moment at which there is work again; queried after each run. */
  queryDue(now: Date): Date | Promise<Date>
  /** Harmless when it runs twice. Ends early once `signal` is aborted; what is left is due at once. */
  run(signal: AbortSignal): Promise<void>
  /** The server counts as ready only after it has run this job once. */
  isBeforeReady?: true
}

export const every =
  (ms: number): Job['queryDue'] =>
  (now) =>
    new Date(now.getTime() + ms)
