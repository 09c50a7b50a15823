/**
 * Limits wrong passwords. A lock is short and ends by itself, so that nobody can lock an owner out for long; each one
 * doubles, so that guessing is hopeless.
 */
const triesBeforeLock = 5
const firstLock = 60_000
const longestLock = 15 * 60_000

export interface FailedLogins {
  failed: number
  lockedUntil: Date | null
}
export const noFailedLogins: FailedLogins = { failed: 0, lockedUntil: null }

export const isLocked = ({ lockedUntil }: FailedLogins, now: Date): boolean =>
  lockedUntil !== null && lockedUntil > now

/** After a lock has ended each further wrong password locks again. */
export const afterWrongPassword = ({ failed }: FailedLogins, now: Date): FailedLogins => {
  const next = Math.min(failed + 1, 1000)
  if (next < triesBeforeLock) return { failed: next, lockedUntil: null }
  const length = Math.min(firstLock * 2 ** (next - triesBeforeLock), longestLock)
  return { failed: next, lockedUntil: new Date(now.getTime() + length) }
}

export const triesLeft = ({ failed }: FailedLogins): number => Math.max(0, triesBeforeLock - failed)
