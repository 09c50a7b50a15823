/** Whether two answers take equally long. Other work on the machine only ever adds time: the quickest are compared. */

/** What leads to the answer is not timed. */
type Prepare = () => Promise<() => Promise<unknown>>

const timeOf = async (prepare: Prepare) => {
  const answer = await prepare()
  const start = performance.now()
  await answer()
  return performance.now() - start
}
/** One in ten was quicker. */
const quickestOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)] ?? 0

const fewestPairs = 12
const longestMs = 40_000
/** Well within what is asked for: answers that differ do not come as near as this by chance. */
const isSettled = (ratio: number) => ratio > 0.95 && ratio < 1.05

/** Alternately, and as often as it takes to tell a difference from a busy machine. */
export const timeRatio = async (one: Prepare, other: Prepare): Promise<number> => {
  const times: [number[], number[]] = [[], []]
  const start = performance.now()
  let ratio = 0
  for (let pair = 1; pair <= fewestPairs || performance.now() - start < longestMs; pair++) {
    const order = pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)
    for (const at of order) times[at].push(await timeOf(at === 0 ? one : other))
    ratio = quickestOf(times[0]) / quickestOf(times[1])
    if (pair >= fewestPairs && isSettled(ratio)) break
  }
  return ratio
}
