/** Safari has no idle callback. */
export const runWhenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 4_000 }) : setTimeout(work, 1_200)
