/** An address without an account is counted like one with, or the difference would reveal it. */
import type { Scope } from '../context.ts'
import { hashOf } from '../modules/session/refresh-token.ts'
import { type FailedLogins, noFailedLogins } from './login-throttle.ts'

interface LoginSource {
  email: string
  /** A network, or a device that has signed in to this account before. */
  source: string
}

const keyOf = ({ email, source }: LoginSource) => ({
  account_hash: hashOf(email),
  source_hash: hashOf(source),
})

/** Locked until the transaction ends, so that many tries at once are counted one after the other. */
export const lockTries = async (
  { tenant, db }: Scope,
  source: LoginSource,
  now: Date,
): Promise<FailedLogins> => {
  const key = keyOf(source)
  await db
    .insertInto('login_try')
    .values({ tenant, ...key, failed: 0, locked_until: null, updated: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('login_try')
    .select(['failed', 'locked_until'])
    .where('tenant', '=', tenant)
    .where('account_hash', '=', key.account_hash)
    .where('source_hash', '=', key.source_hash)
    .forUpdate()
    .executeTakeFirst()
  return row ? { failed: row.failed, lockedUntil: row.locked_until } : noFailedLogins
}

export const countOtherTries = async (
  { tenant, db }: Scope,
  source: LoginSource,
  since: Date,
): Promise<number> => {
  const key = keyOf(source)
  const row = await db
    .selectFrom('login_try')
    .select((select) => select.fn.sum('failed').as('failed'))
    .where('tenant', '=', tenant)
    .where('account_hash', '=', key.account_hash)
    .where('source_hash', '<>', key.source_hash)
    .where('updated', '>', since)
    .executeTakeFirst()
  return Number(row?.failed ?? 0)
}

export const writeTries = (
  { tenant, db }: Scope,
  source: LoginSource,
  { failed, lockedUntil }: FailedLogins,
  now: Date,
) => {
  const key = keyOf(source)
  return db
    .updateTable('login_try')
    .set({ failed, locked_until: lockedUntil, updated: now })
    .where('tenant', '=', tenant)
    .where('account_hash', '=', key.account_hash)
    .where('source_hash', '=', key.source_hash)
    .execute()
}

export const deleteTries = ({ tenant, db }: Scope, source: LoginSource) => {
  const key = keyOf(source)
  return db
    .deleteFrom('login_try')
    .where('tenant', '=', tenant)
    .where('account_hash', '=', key.account_hash)
    .where('source_hash', '=', key.source_hash)
    .execute()
}

export const deleteTriesOfAccount = ({ tenant, db }: Scope, email: string) =>
  db.deleteFrom('login_try').where('tenant', '=', tenant).where('account_hash', '=', hashOf(email)).execute()

export const deleteTriesBefore = ({ tenant, db }: Scope, moment: Date) =>
  db.deleteFrom('login_try').where('tenant', '=', tenant).where('updated', '<', moment).execute()
