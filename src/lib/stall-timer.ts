/** Detects work that hangs silently. Progress restarts the wait; after each timeout the next wait is longer. */
const longest = 4

export const createStallTimer = (firstMs: number, onEnd: (times: number) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let times = 0
  const startTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        timer = undefined
        times += 1
        startTimer()
        onEnd(times)
      },
      firstMs * Math.min(2 ** times, longest),
    )
  }
  return {
    wait: () => {
      if (timer === undefined) startTimer()
    },
    signOfLife: () => {
      if (timer !== undefined) startTimer()
    },
    rest: () => {
      clearTimeout(timer)
      timer = undefined
      times = 0
    },
  }
}
