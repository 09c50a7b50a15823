/** Requests, creates and opens a password reset link. Knows neither requests nor letters. */
import { normalEmail } from '../../identity/accounts.ts'
import { deletePayloadsOf } from '../../identity/adapter.ts'
import { deleteTriesOfAccount } from '../../identity/login-tries.repository.ts'
import type { Ids, Scope } from '../../context.ts'
import { requestLetter } from '../../mail/request-letter.ts'
import type { LetterTask } from '../../mail/send-letters.ts'
import { hashOf } from '../session/refresh-token.ts'
import { endSessionsOf } from '../session/session.repository.ts'
import {
  countOtherLetters,
  insertReset,
  lockAccount,
  lockAccountByEmail,
  openReset,
  spendResets,
  writePassword,
} from './password.repository.ts'

const linkLifetimeMs = 60 * 60_000
/** Limits how many letters a stranger can cause by typing an address again and again. */
const maxLetters = 3

export interface Link {
  session: string
  email: string
}

interface ResetRequest extends Pick<LetterTask, 'lang' | 'origin'> {
  typed: string
}

/** Does the same work for an address without an account. */
export const requestReset = async (
  scope: Scope,
  { typed, lang, origin }: ResetRequest,
  event: { id: string; now: Date },
): Promise<void> => {
  const account = (await lockAccountByEmail(scope, normalEmail(typed)))?.id ?? null
  await requestLetter(scope, { template: 'password-reset', account, lang, origin }, event)
}

/** Null where the account is gone, or where it has reached the limit of letters. */
export const makeLink = async (
  scope: Scope,
  { account: id, letter, now, ids }: { account: string; letter: string; now: Date; ids: Ids },
): Promise<Link | null> => {
  const account = await lockAccount(scope, id)
  if (!account?.email) return null
  const others = await countOtherLetters(scope, {
    account: id,
    letter,
    since: new Date(now.getTime() - linkLifetimeMs),
  })
  if (others >= maxLetters) return null
  const session = ids.secret(32)
  const expires = new Date(now.getTime() + linkLifetimeMs)
  await insertReset(scope, { token_hash: hashOf(session), account: id, letter, created: now, expires })
  return { session, email: account.email }
}

export const ownerOfLink = async (scope: Scope, session: string, now: Date) => {
  const account = await openReset(scope, hashOf(session), now)
  return account ? { name: `${account.name} ${account.lastName}`, email: account.email } : null
}

export const changePassword = async (
  scope: Scope,
  { session, passwordHash, now }: { session: string; passwordHash: string; now: Date },
): Promise<string[] | null> => {
  const account = await openReset(scope, hashOf(session), now)
  if (!account) return null
  await writePassword(scope, account.id, passwordHash)
  // A lock after wrong tries ends with the password that was guessed at.
  if (account.email) await deleteTriesOfAccount(scope, account.email)
  await spendResets(scope, account.id, now)
  // The provider has sessions of its own, which would let in whoever knew the old password.
  await deletePayloadsOf(scope, account.uuid)
  return endSessionsOf(scope, account.id, { now, why: 'password' })
}
