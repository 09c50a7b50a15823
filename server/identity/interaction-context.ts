import { rateLimitKeyOf } from '../api/guards.ts'
import { createRateLimiter } from '../api/rate-limiter.ts'
import { type PasskeyLogin, createPasskeyLogin } from '../modules/passkeys/passkey-login.ts'
import type { ServerContext } from '../context.ts'
import { type Account, type Registration, createRegistration } from './accounts.ts'
import type { LoginPageParts } from './dialogue.ts'
import { type KnownDevices, createKnownDevices } from './known-device.ts'
import { type NewDeviceParts, type ReportNewDevice, createNewDeviceReport } from './new-device.ts'
import {
  type LoginResult,
  type LoginSource,
  type PasswordTry,
  createForgetTries,
  createPasswordCheck,
} from './password-check.ts'
import { weaknessOf } from './weak-password.ts'

export interface InteractionContext extends LoginPageParts {
  check(tried: PasswordTry): Promise<LoginResult>
  forgetTries(source: LoginSource): Promise<void>
  passkeys: PasskeyLogin
  register(tenant: string, given: Registration): Promise<Account | undefined>
  weaknessOf: typeof weaknessOf
  knownDevices: KnownDevices
  reportNewDevice: ReportNewDevice
  /** False when this IP address has tried too often. */
  mayTry(ip: string): boolean
  /** False when this address has begun too many logins: each is stored as a row before any input. */
  mayBegin(ip: string): boolean
  now(): Date
}

/** Each opened login form is a stored row; visitors behind one address open more forms than they submit. */
const startsPerTry = 6

export interface InteractionSecrets extends LoginPageParts {
  /** Signs the cookies of known devices. */
  cookieKey: string
}

export const createInteractionContext = (
  parts: NewDeviceParts & Pick<ServerContext, 'settings' | 'log'>,
  { cookieKey, ...pageParts }: InteractionSecrets,
): InteractionContext => {
  const { store, clock, ids, log, settings } = parts
  const limiter = createRateLimiter(settings.loginsPerMinute, clock)
  const beginLimiter = createRateLimiter(settings.loginsPerMinute * startsPerTry, clock)
  return {
    check: createPasswordCheck(store, clock),
    forgetTries: createForgetTries(store),
    passkeys: createPasskeyLogin({ store, clock, ids, log }),
    register: createRegistration(store, clock, ids),
    weaknessOf,
    reportNewDevice: createNewDeviceReport(parts),
    knownDevices: createKnownDevices(cookieKey, ids),
    mayTry: (ip) => limiter.take(rateLimitKeyOf(ip)) === 0,
    mayBegin: (ip) => beginLimiter.take(rateLimitKeyOf(ip)) === 0,
    now: () => clock.now(),
    ...pageParts,
  }
}
