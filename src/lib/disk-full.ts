export const isDiskFull = (problem: unknown): boolean =>
  problem instanceof Error && problem.name === 'QuotaExceededError'
