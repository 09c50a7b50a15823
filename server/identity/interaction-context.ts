import { rateLimitKeyOf } from '../api/guards.ts'
import { createRateLimiter } from '../api/rate-limiter.ts'
import { createPasskeyLogin } from '../modules/passkeys/passkey-login.ts'
import type { ServerContext } from '../context.ts'
import { createRegistration } from './accounts.ts'
import type { InteractionContext, LoginPageParts } from './dialogue.ts'
import { createKnownDevices } from './known-device.ts'
import { type NewDeviceParts, createNewDeviceReport } from './new-device.ts'
import { createForgetTries, createPasswordCheck } from './password-check.ts'
import { weaknessOf } from './weak-password.ts'

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
