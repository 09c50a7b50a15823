export interface Ticker {
  wake(): void
  stop(): Promise<void>
}

/** Works every `ms`, one at a time, without keeping the process alive. */
export const startTicker = (
  ms: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): Ticker => {
  let running: Promise<void> | null = null
  let mustRepeat = false
  let isStopped = false
  const run = () => {
    if (isStopped) return
    if (running) {
      mustRepeat = true
      return
    }
    mustRepeat = false
    running = work()
      .catch(onError)
      .finally(() => {
        running = null
        if (mustRepeat) run()
      })
  }
  const timer = setInterval(run, ms)
  timer.unref()
  return {
    wake: run,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
