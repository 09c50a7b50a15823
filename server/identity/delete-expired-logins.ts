import { systemClock } from '../clock.ts'
import type { Clock, Scope } from '../context.ts'
import { deletePassed } from '../modules/parental/parental.usecases.ts'
import { deleteChallengesBefore } from '../modules/passkeys/challenges.repository.ts'
import { deleteResetsBefore } from '../modules/password/password.repository.ts'
import { deleteEmailChangesBefore } from '../modules/profile/profile.repository.ts'
import { deleteDeletedSessionsBefore } from '../modules/session/deleted-session.repository.ts'
import { deleteSessionsBefore } from '../modules/session/session.repository.ts'
import { deleteExpiredPayloads } from './adapter.ts'
import { deleteTriesBefore } from './login-tries.repository.ts'

const loginTryLifetimeMs = 24 * 60 * 60_000

/** Sessions and the provider's payloads expire by the real time, whatever the portal's clock was set to. */
export const deleteExpiredLogins = async (scope: Scope, clock: Clock): Promise<void> => {
  await deleteExpiredPayloads(scope, systemClock.now())
  await deleteSessionsBefore(scope, systemClock.now())
  await deleteDeletedSessionsBefore(scope, systemClock.now())
  // Those of a login expire by the real time, those of the account by the portal's.
  await deleteChallengesBefore(scope, new Date(Math.min(systemClock.now().getTime(), clock.now().getTime())))
  await deleteResetsBefore(scope, clock.now())
  await deleteEmailChangesBefore(scope, clock.now())
  await deletePassed(scope, clock.now())
  await deleteTriesBefore(scope, new Date(systemClock.now().getTime() - loginTryLifetimeMs))
}
