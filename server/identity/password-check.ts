/** Checks a password and slows down guessing: attempts are counted per account and per place that they come from. */
import type { Clock, Scope, Store } from '../context.ts'
import { type Account, loginByEmail, normalEmail } from './accounts.ts'
import {
  afterWrongPassword,
  type FailedLogins,
  isLocked,
  type LoginPressure,
  triesLeft,
} from './login-throttle.ts'
import { countOtherTries, deleteTries, lockTries, writeTries } from './login-tries.repository.ts'
import { verifyPassword } from './password.ts'

export interface LoginSource {
  tenant: string
  email: string
  network: string
  /** The device that the browser shows for this account, or null where it has not signed in to it before. */
  knownDeviceOf(account: { uuid: string }): string | null
}
export interface PasswordTry extends LoginSource {
  password: string
}

export type LoginResult =
  | { kind: 'in'; account: Account }
  | { kind: 'wrong'; left: number }
  | { kind: 'locked'; until: Date }

const pressureMs = 60 * 60_000

const sourceOf = ({ network, knownDeviceOf }: LoginSource, account: { uuid: string } | undefined) => {
  const device = account ? knownDeviceOf(account) : null
  return device === null ? `network ${network}` : `device ${device}`
}

/** Counted before the hash is checked, so that many at once get no more guesses than one after another. */
const countTry = async (scope: Scope, tried: PasswordTry, now: Date) => {
  const email = normalEmail(tried.email)
  const found = await loginByEmail(scope, email)
  const source = { email, source: sourceOf(tried, found) }
  const before = await lockTries(scope, source, now)
  const others = await countOtherTries(scope, source, new Date(now.getTime() - pressureMs))
  const pressure: LoginPressure = { others, isKnownDevice: source.source.startsWith('device ') }
  if (isLocked(before, now)) return { locked: before.lockedUntil, found, source, pressure, after: before }
  const after: FailedLogins = afterWrongPassword(before, now, pressure)
  await writeTries(scope, source, after, now)
  return { locked: null, found, source, pressure, after }
}

/** After a login without password: earlier wrong passwords from the same place no longer count. */
export const createForgetTries = (store: Store) => (given: LoginSource) =>
  store.within(given.tenant, async (scope) => {
    const email = normalEmail(given.email)
    await deleteTries(scope, { email, source: sourceOf(given, await loginByEmail(scope, email)) })
  })

export const createPasswordCheck =
  (store: Store, clock: Clock) =>
  async (tried: PasswordTry): Promise<LoginResult> => {
    const { locked, found, source, pressure, after } = await store.within(tried.tenant, (scope) =>
      countTry(scope, tried, clock.now()),
    )
    if (locked) return { kind: 'locked', until: locked }
    const isRight = await verifyPassword(found?.passwordHash ?? null, tried.password)
    if (isRight && found) {
      await store.within(tried.tenant, (scope) => deleteTries(scope, source))
      const { passwordHash: _, ...account } = found
      return { kind: 'in', account }
    }
    return after.lockedUntil
      ? { kind: 'locked', until: after.lockedUntil }
      : { kind: 'wrong', left: triesLeft(after, pressure) }
  }
