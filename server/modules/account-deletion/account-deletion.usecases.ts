/** Deletes an account with everything that names it, in the one transaction of its scope. */
import type { Language } from '../../../src/contract/languages.ts'
import type { Ids, Scope } from '../../context.ts'
import { deleteTriesOfAccount } from '../../identity/login-tries.repository.ts'
import { requestLetter } from '../../mail/request-letter.ts'
import { insertDeletedSessions } from '../session/deleted-session.repository.ts'
import {
  deleteAccountRow,
  deleteEventsOf,
  deleteKeysOf,
  deleteProviderRecords,
  deleteRowsOfAccount,
  lockLeavingAccount,
  openSessionsOf,
} from './account-deletion.repository.ts'

interface Deletion {
  account: string
  session: string
  lang: Language
  origin: string
  now: Date
  ids: Ids
}

interface Deleted {
  sessions: readonly string[]
  /** By which the identity provider knows the session that deleted. */
  idToken: string
}

export const deleteAccountWithData = async (
  scope: Scope,
  { account: id, session, lang, origin, now, ids }: Deletion,
): Promise<Deleted | null> => {
  const account = await lockLeavingAccount(scope, id)
  if (!account) return null
  const sessions = await openSessionsOf(scope, id)
  await insertDeletedSessions(scope, sessions)
  await deleteRowsOfAccount(scope, id)
  await deleteProviderRecords(scope, account.uuid)
  await deleteEventsOf(scope, account)
  await deleteKeysOf(scope, id)
  if (account.email !== null) await deleteTriesOfAccount(scope, account.email)
  await deleteAccountRow(scope, id)
  if (account.email !== null) {
    const event = { id: ids.next(), now }
    // A new id replaces the account's, which no row may contain any more.
    const letter = { template: 'account-deleted', account: event.id, lang, origin } as const
    await requestLetter(scope, { ...letter, to: account.email }, event)
  }
  return {
    sessions: sessions.map((row) => row.id),
    idToken: sessions.find((row) => row.id === session)?.id_token ?? '',
  }
}
