import type { Language } from '../../../src/contract/languages.ts'
import { longestInformation } from '../../../src/contract/profile.ts'
import type { Ids, Scope } from '../../context.ts'
import { deleteTriesOfAccount } from '../../identity/login-tries.repository.ts'
import { requestLetter } from '../../mail/request-letter.ts'
import { spendResets } from '../password/password.repository.ts'
import { hashOf } from '../session/refresh-token.ts'
import {
  countLetters,
  deleteEmailChange,
  insertEmailLink,
  isEmailTaken,
  linkedEmail,
  lockProfile,
  openEmailChange,
  putEmailChange,
  writeProfile,
} from './profile.repository.ts'

const dayMs = 24 * 60 * 60_000
/** How many addresses one account may try in a day, and how many letters one address may get. */
const mostLetters = { ofAccount: 10, toAddress: 3 }

type Information = Record<string, unknown>

const mergeInformation = (stored: Information, given: Information): Information =>
  Object.fromEntries(Object.entries({ ...stored, ...given }).filter(([, value]) => value !== null))

interface LetterOrigin {
  lang: Language
  origin: string
}
interface ProfileUpdate {
  name: string
  lastName: string
  email: string
  userInformation: Information
}
interface Moment {
  id: string
  now: Date
}

/** Does the same work for a taken address; only the letter to it differs. */
const requestEmailChange = async (
  scope: Scope,
  { account, email, ...letter }: LetterOrigin & { account: string; email: string },
  { id, now }: Moment,
) => {
  const open = await openEmailChange(scope, account, now)
  // A repeated request is the same change, and a link that was already sent stays valid.
  const created = open?.email === email ? open.created : now
  await putEmailChange(scope, { account, email, created, expires: new Date(now.getTime() + dayMs) })
  const about = hashOf(`${email} ${created.toISOString()}`)
  await requestLetter(scope, { template: 'email-confirm', account, about, ...letter }, { id, now })
}

export type UpdateOutcome = 'updated' | 'account-gone' | 'too-much-information' | 'too-many-letters'

export const updateProfile = async (
  scope: Scope,
  account: string,
  { update, ...letter }: LetterOrigin & { update: ProfileUpdate },
  moment: Moment,
): Promise<UpdateOutcome> => {
  const stored = await lockProfile(scope, account)
  if (!stored) return 'account-gone'
  const information = JSON.stringify(mergeInformation(stored.information, update.userInformation))
  if (information.length > longestInformation) return 'too-much-information'
  if (update.email !== (stored.email ?? '')) {
    const since = new Date(moment.now.getTime() - dayMs)
    const sent = await countLetters(scope, { account }, { since, except: null })
    if (sent >= mostLetters.ofAccount) return 'too-many-letters'
    await requestEmailChange(scope, { account, email: update.email, ...letter }, moment)
  }
  await writeProfile(scope, account, { name: update.name, last_name: update.lastName, information })
  return 'updated'
}

export type EmailLetter = { kind: 'confirm'; email: string; token: string } | { kind: 'taken'; email: string }

/** Null where the change is over, or the address has had enough letters. */
export const makeEmailLink = async (
  scope: Scope,
  { account, letter, now, ids }: { account: string; letter: string; now: Date; ids: Ids },
): Promise<EmailLetter | null> => {
  // The same lock as a new change takes, so that letters are counted in turn.
  const holder = await lockProfile(scope, account)
  const change = holder && (await openEmailChange(scope, account, now))
  if (!change) return null
  const { email } = change
  const since = new Date(now.getTime() - dayMs)
  const earlier = await countLetters(scope, { email }, { since, except: letter })
  if (earlier >= mostLetters.toAddress) return null
  const token = ids.secret(32)
  const expires = new Date(now.getTime() + dayMs)
  await insertEmailLink(scope, { token_hash: hashOf(token), account, email, letter, created: now, expires })
  return (await isEmailTaken(scope, email, account))
    ? { kind: 'taken', email }
    : { kind: 'confirm', email, token }
}

/** False where the link is not, or no longer, good for this account; throws where another one has the address by now. */
export const confirmEmail = async (
  scope: Scope,
  { account, token, ...letter }: LetterOrigin & { account: string; token: string },
  { id, now }: Moment,
): Promise<boolean> => {
  const stored = await lockProfile(scope, account)
  const email = stored && (await linkedEmail(scope, account, hashOf(token), now))
  if (!email) return false
  await writeProfile(scope, account, { email })
  await deleteEmailChange(scope, account)
  // Access to the old mailbox no longer allows choosing a password.
  await spendResets(scope, account, now)
  if (!stored.email) return true
  await deleteTriesOfAccount(scope, stored.email)
  await requestLetter(scope, { template: 'email-changed', account, to: stored.email, ...letter }, { id, now })
  return true
}
