export interface Job {
  name: string
  queryDue(now: Date): Date | Promise<Date>
  /** Must be idempotent. Ends early once `signal` is aborted; the rest is due at once. */
  run(signal: AbortSignal): Promise<void>
  /** The server counts as ready only after it has run this job once. */
  isBeforeReady?: true
}

export const every =
  (ms: number): Job['queryDue'] =>
  (now) =>
    new Date(now.getTime() + ms)
