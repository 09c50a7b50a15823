/** Waits for what may hang without a word. A sign of life begins the wait anew; where it ends, the next one is longer. */
const longest = 4

export const createStallTimer = (firstMs: number, onEnd: (times: number) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let times = 0
  const begin = () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        timer = undefined
        times += 1
        begin()
        onEnd(times)
      },
      firstMs * Math.min(2 ** times, longest),
    )
  }
  return {
    /** Goes on as it is where it waits already. */
    wait: () => {
      if (timer === undefined) begin()
    },
    signOfLife: () => {
      if (timer !== undefined) begin()
    },
    rest: () => {
      clearTimeout(timer)
      timer = undefined
      times = 0
    },
  }
}
