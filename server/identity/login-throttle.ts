/**
 * How often a password may be wrong. A lock is short and ends by itself, so that nobody can shut an owner out for long;
 * each one doubles, so that guessing never gets anywhere.
 */
const triesBeforeLock = 5
const firstLock = 60_000
const longestLock = 15 * 60_000

export interface Tries {
  failed: number
  lockedUntil: Date | null
}
export const noTries: Tries = { failed: 0, lockedUntil: null }

export const isLocked = ({ lockedUntil }: Tries, now: Date): boolean =>
  lockedUntil !== null && lockedUntil > now

/** After a lock has ended each further wrong password locks again. */
export const afterWrongPassword = ({ failed }: Tries, now: Date): Tries => {
  const next = Math.min(failed + 1, 1000)
  if (next < triesBeforeLock) return { failed: next, lockedUntil: null }
  const length = Math.min(firstLock * 2 ** (next - triesBeforeLock), longestLock)
  return { failed: next, lockedUntil: new Date(now.getTime() + length) }
}

export const triesLeft = ({ failed }: Tries): number => Math.max(0, triesBeforeLock - failed)
