/** What is tried again once the line is back. However many wait, one listens. */
const waiting = new Set<() => void>()
const retryAll = () => {
  const all = [...waiting]
  waiting.clear()
  for (const again of all) again()
}

/** Calls `again` once; the answer stops waiting. */
export const retryWhenOnline = (again: () => void): (() => void) => {
  waiting.add(again)
  // The same listener is added but once.
  addEventListener('online', retryAll)
  return () => waiting.delete(again)
}
