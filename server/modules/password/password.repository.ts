import type { Scope } from '../../context.ts'

interface ResetRow {
  token_hash: string
  account: string
  letter: string
  created: Date
  expires: Date
}

const ownAccounts = ({ tenant, db }: Scope) =>
  db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('tenant', '=', tenant)
    .where('password_hash', 'is not', null)
    .forUpdate()

export const lockAccountByEmail = (scope: Scope, email: string) =>
  ownAccounts(scope).where('email', '=', email).executeTakeFirst()

export const lockAccount = (scope: Scope, id: string) =>
  ownAccounts(scope).where('id', '=', id).executeTakeFirst()

/** A letter that was written again has several links and counts once. */
export const countOtherLetters = async (
  { tenant, db }: Scope,
  { account, letter, since }: { account: string; letter: string; since: Date },
): Promise<number> => {
  const rows = await db
    .selectFrom('password_reset')
    .select((row) => row.fn.coalesce('letter', 'token_hash').as('letter'))
    .distinct()
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('created', '>', since)
    .execute()
  return rows.filter((row) => row.letter !== letter).length
}

export const insertReset = ({ tenant, db }: Scope, row: ResetRow) =>
  db
    .insertInto('password_reset')
    .values({ tenant, ...row, used: null })
    .execute()

/** Locked until the transaction ends, so that a link works once. */
export const openReset = ({ tenant, db }: Scope, tokenHash: string, now: Date) =>
  db
    .selectFrom('password_reset')
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenant', '=', 'password_reset.tenant')
        .onRef('account.id', '=', 'password_reset.account'),
    )
    .select(['account.id', 'account.uuid', 'account.email', 'account.name', 'account.last_name as lastName'])
    .where('password_reset.tenant', '=', tenant)
    .where('token_hash', '=', tokenHash)
    .where('used', 'is', null)
    .where('expires', '>', now)
    .forUpdate()
    .executeTakeFirst()

/** All links of the account are used up with the one that was opened. */
export const spendResets = ({ tenant, db }: Scope, account: string, now: Date) =>
  db
    .updateTable('password_reset')
    .set({ used: now })
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('used', 'is', null)
    .execute()

export const writePassword = ({ tenant, db }: Scope, account: string, hash: string) =>
  db
    .updateTable('account')
    .set({ password_hash: hash })
    .where('tenant', '=', tenant)
    .where('id', '=', account)
    .execute()

export const deleteResetsBefore = ({ tenant, db }: Scope, moment: Date) =>
  db.deleteFrom('password_reset').where('tenant', '=', tenant).where('expires', '<', moment).execute()
