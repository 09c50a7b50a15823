/** Retries once the connection is back, with one listener for all. */
const waiting = new Set<() => void>()
const retryAll = () => {
  const all = [...waiting]
  waiting.clear()
  for (const again of all) again()
}

/** Calls `again` once; the returned function cancels it. */
export const retryWhenOnline = (again: () => void): (() => void) => {
  waiting.add(again)
  // Adding the same listener twice has no effect.
  addEventListener('online', retryAll)
  return () => waiting.delete(again)
}
