import type { Scope } from '../../context.ts'
import { loginByEmail } from '../../identity/accounts.ts'
import { deletePayloadsOf } from '../../identity/adapter.ts'
import { accountOf } from '../user/user.repository.ts'
import { endSessionOf, endSessionsBeside } from './open-sessions.repository.ts'
import { endSessionsOf } from './session.repository.ts'

/**
 * The embedded provider remembers a browser by a session of its own, which no session here names. All of the account's
 * end, or the browser that was signed out would be let in again without a password. It costs the others nothing: a
 * session here does not depend on it.
 */
const endProviderSessions = async (scope: Scope, account: string) => {
  const profile = await accountOf(scope, account)
  if (profile) await deletePayloadsOf(scope, profile.uuid)
}

export const endOpen = async (
  scope: Scope,
  { account, id, now }: { account: string; id: string; now: Date },
): Promise<string[]> => {
  const rows = await endSessionOf(scope, id, { account, now, why: 'signed out elsewhere' })
  if (rows.length > 0) await endProviderSessions(scope, account)
  return rows.map((row) => row.id)
}

export const endOthers = async (
  scope: Scope,
  { account, session, now, why }: { account: string; session: string; now: Date; why: string },
): Promise<string[]> => {
  const rows = await endSessionsBeside(scope, session, { account, now, why })
  await endProviderSessions(scope, account)
  return rows.map((row) => row.id)
}

/** Null if no account has the address. */
export const endAllSessions = async (scope: Scope, email: string, now: Date): Promise<string[] | null> => {
  const account = await loginByEmail(scope, email)
  if (!account) return null
  await deletePayloadsOf(scope, account.uuid)
  return endSessionsOf(scope, account.id, { now, why: 'ended by an operator' })
}
