/** What a browser says when there is no room left for this page. */
export const isDiskFull = (problem: unknown): boolean =>
  problem instanceof Error && problem.name === 'QuotaExceededError'
