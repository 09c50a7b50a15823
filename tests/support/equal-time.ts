/** Whether two answers take equally long. Other work on the machine only ever adds time: the quick ones are compared. */

type Answer = () => Promise<unknown>

const timeOf = async (answer: Answer) => {
  const start = performance.now()
  await answer()
  return performance.now() - start
}
/** A quarter of them were quicker. */
const quickOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 4)] ?? 0

const [fewest, most] = [8, 64]
/** Well within what is asked for, so that a ratio that happens to be right for a moment is not enough. */
const isSettled = (ratio: number) => ratio > 0.95 && ratio < 1.05

/** Alternately, and more often as long as the ratio is not settled. */
export const timeRatio = async (one: Answer, other: Answer): Promise<number> => {
  const times: [number[], number[]] = [[], []]
  let ratio = 0
  for (let pair = 1; pair <= most; pair++) {
    const order = pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)
    for (const at of order) times[at].push(await timeOf(at === 0 ? one : other))
    ratio = quickOf(times[0]) / quickOf(times[1])
    if (pair >= fewest && isSettled(ratio)) break
  }
  return ratio
}
