/** Each lock lasts twice as long as the one before, up to 15 minutes: that slows guessing, and the owner can sign in again. */
const triesBeforeLock = 5
/** An account that is being guessed at from many places gives each new one less. */
const triesUnderPressure = 2
const pressureLimit = 20
const firstLock = 60_000
const longestLock = 15 * 60_000

export interface FailedLogins {
  failed: number
  lockedUntil: Date | null
}
export const noFailedLogins: FailedLogins = { failed: 0, lockedUntil: null }

export interface LoginPressure {
  others: number
  /** What others do is nothing to a device that has signed in before. */
  isKnownDevice: boolean
}

export const isLocked = ({ lockedUntil }: FailedLogins, now: Date): boolean =>
  lockedUntil !== null && lockedUntil > now

const triesAllowed = ({ others, isKnownDevice }: LoginPressure) =>
  others >= pressureLimit && !isKnownDevice ? triesUnderPressure : triesBeforeLock

/** After a lock has ended each further wrong password locks again. */
export const afterWrongPassword = (
  { failed }: FailedLogins,
  now: Date,
  pressure: LoginPressure,
): FailedLogins => {
  const next = Math.min(failed + 1, 1000)
  const allowed = triesAllowed(pressure)
  if (next < allowed) return { failed: next, lockedUntil: null }
  const length = Math.min(firstLock * 2 ** (next - allowed), longestLock)
  return { failed: next, lockedUntil: new Date(now.getTime() + length) }
}

export const triesLeft = ({ failed }: FailedLogins, pressure: LoginPressure): number =>
  Math.max(0, triesAllowed(pressure) - failed)
