/** Retries once the connection is back, with one listener for all. */
const waiting = new Set<() => void>()
const retryAll = () => {
  const all = [...waiting]
  waiting.clear()
  for (const retry of all) retry()
}

/** A browser may report a connection before a request gets through: what has failed by then is retried once more. */
const retryAgainMs = 2_000
let timer: ReturnType<typeof setTimeout> | undefined
const onOnline = () => {
  clearTimeout(timer)
  timer = setTimeout(retryAll, retryAgainMs)
  retryAll()
}

/** Calls `retry` once; the returned function cancels it. */
export const retryWhenOnline = (retry: () => void): (() => void) => {
  waiting.add(retry)
  // Adding the same listener twice has no effect.
  addEventListener('online', onOnline)
  return () => waiting.delete(retry)
}
