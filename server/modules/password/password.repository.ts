/** Rows of links to a new password, and the password itself. */
import type { Scope } from '../../context.ts'

interface ResetRow {
  token_hash: string
  account: string
  created: Date
  expires: Date
}

/** The account of an address that has a password here, and its links since a moment. */
export const accountToReset = async ({ tenant, db }: Scope, email: string, since: Date) => {
  const account = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('tenant', '=', tenant)
    .where('email', '=', email)
    .where('password_hash', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!account) return undefined
  const links = await db
    .selectFrom('password_reset')
    .select('token_hash')
    .where('tenant', '=', tenant)
    .where('account', '=', account.id)
    .where('created', '>', since)
    .execute()
  return { ...account, links: links.length }
}

export const insertReset = ({ tenant, db }: Scope, row: ResetRow) =>
  db
    .insertInto('password_reset')
    .values({ tenant, ...row, used: null })
    .execute()

/** Locked until the transaction ends, so that a link opens once. */
export const openReset = ({ tenant, db }: Scope, tokenHash: string, now: Date) =>
  db
    .selectFrom('password_reset')
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenant', '=', 'password_reset.tenant')
        .onRef('account.id', '=', 'password_reset.account'),
    )
    .select(['account.id', 'account.uuid'])
    .where('password_reset.tenant', '=', tenant)
    .where('token_hash', '=', tokenHash)
    .where('used', 'is', null)
    .where('expires', '>', now)
    .forUpdate()
    .executeTakeFirst()

/** Every link of the account is used up with the one that opened. */
export const spendResets = ({ tenant, db }: Scope, account: string, now: Date) =>
  db
    .updateTable('password_reset')
    .set({ used: now })
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('used', 'is', null)
    .execute()

/** A lock after wrong tries ends with the password that was guessed at. */
export const writePassword = ({ tenant, db }: Scope, account: string, hash: string) =>
  db
    .updateTable('account')
    .set({ password_hash: hash, failed_logins: 0, locked_until: null })
    .where('tenant', '=', tenant)
    .where('id', '=', account)
    .execute()

export const deleteResetsBefore = ({ tenant, db }: Scope, moment: Date) =>
  db.deleteFrom('password_reset').where('tenant', '=', tenant).where('expires', '<', moment).execute()
