import { isLanguage } from '../../../src/contract/languages.ts'
import { normalEmail } from '../../identity/accounts.ts'
import { deletePayloadsOf } from '../../identity/adapter.ts'
import { deleteTriesOfAccount } from '../../identity/login-tries.repository.ts'
import type { Ids, Scope } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { requestLetter } from '../../mail/request-letter.ts'
import type { LetterTask } from '../../mail/send-letters.ts'
import { deletePasskeysOf } from '../passkeys/passkeys.repository.ts'
import { preferencesOf } from '../user/user.repository.ts'
import { hashOf } from '../session/refresh-token.ts'
import { endOthers } from '../session/open-sessions.usecases.ts'
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

interface PasswordOwner {
  id: string
  uuid: string
  email: string | null
}
interface NewPassword {
  passwordHash: string
  letter: { id: string; tenant: Tenant; origin: string }
  now: Date
}

const setPassword = async (
  scope: Scope,
  owner: PasswordOwner,
  { passwordHash, letter, now }: NewPassword,
  { removedPasskeys }: { removedPasskeys: number },
) => {
  await writePassword(scope, owner.id, passwordHash)
  // A lock after wrong tries ends with the password that was guessed at.
  if (owner.email) await deleteTriesOfAccount(scope, owner.email)
  await spendResets(scope, owner.id, now)
  // Otherwise the provider's own session would still sign in without the new password.
  await deletePayloadsOf(scope, owner.uuid)
  const chosen = (await preferencesOf(scope, owner.id))?.selected_lang
  const lang = isLanguage(chosen) ? chosen : letter.tenant.default.locale.defaultLocale
  const values = { at: now.toISOString(), ...(removedPasskeys > 0 ? { passkeys: 'removed' } : {}) }
  const request = {
    template: 'password-changed',
    account: owner.id,
    lang,
    origin: letter.origin,
    values,
  } as const
  await requestLetter(scope, request, { id: letter.id, now })
}

/**
 * With the link of a letter. All passkeys are removed: an intruder may have added one.
 */
export const changePassword = async (
  scope: Scope,
  { session, ...password }: NewPassword & { session: string },
): Promise<string[] | null> => {
  const account = await openReset(scope, hashOf(session), password.now)
  if (!account) return null
  const removedPasskeys = await deletePasskeysOf(scope, account.id)
  await setPassword(scope, account, password, { removedPasskeys })
  return endSessionsOf(scope, account.id, { now: password.now, why: 'password' })
}

export const replacePassword = async (
  scope: Scope,
  { owner, session, ...password }: NewPassword & { owner: PasswordOwner; session: string },
): Promise<string[]> => {
  await setPassword(scope, owner, password, { removedPasskeys: 0 })
  return endOthers(scope, { account: owner.id, session, now: password.now, why: 'password' })
}
