/** Retries once the connection is back, with one listener for all. */
const waiting = new Set<() => void>()
const retryAll = () => {
  const all = [...waiting]
  waiting.clear()
  for (const retry of all) retry()
}

/** Calls `again` once; the returned function cancels it. */
export const retryWhenOnline = (retry: () => void): (() => void) => {
  waiting.add(retry)
  // Adding the same listener twice has no effect.
  addEventListener('online', retryAll)
  return () => waiting.delete(retry)
}
