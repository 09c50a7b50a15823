import type { Scope } from '../../context.ts'
import type { Tables } from '../../db/tables.ts'

export const lockProfile = ({ tenant, db }: Scope, account: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'information'])
    .where('tenant', '=', tenant)
    .where('id', '=', account)
    .forUpdate()
    .executeTakeFirst()

interface ProfileChange {
  name?: string
  last_name?: string
  information?: string
  email?: string
}
export const writeProfile = ({ tenant, db }: Scope, account: string, change: ProfileChange) =>
  db.updateTable('account').set(change).where('tenant', '=', tenant).where('id', '=', account).execute()

export const putEmailChange = ({ tenant, db }: Scope, row: Omit<Tables['email_change'], 'tenant'>) =>
  db
    .insertInto('email_change')
    .values({ tenant, ...row })
    .onConflict((conflict) => conflict.columns(['tenant', 'account']).doUpdateSet(row))
    .execute()

export const openEmailChange = ({ tenant, db }: Scope, account: string, now: Date) =>
  db
    .selectFrom('email_change')
    .select(['email', 'created'])
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('expires', '>', now)
    .executeTakeFirst()

export const isEmailTaken = async ({ tenant, db }: Scope, email: string, account: string) => {
  const other = await db
    .selectFrom('account')
    .select('id')
    .where('tenant', '=', tenant)
    .where('email', '=', email)
    .where('id', '!=', account)
    .executeTakeFirst()
  return other !== undefined
}

export const insertEmailLink = ({ tenant, db }: Scope, row: Omit<Tables['email_link'], 'tenant'>) =>
  db
    .insertInto('email_link')
    .values({ tenant, ...row })
    .execute()

/** Letters to the address, or of the account; one that was written again has several links and counts once. */
export const countLetters = async (
  { tenant, db }: Scope,
  of: { email: string } | { account: string },
  { since, except }: { since: Date; except: string | null },
): Promise<number> => {
  const [column, value] = 'email' in of ? (['email', of.email] as const) : (['account', of.account] as const)
  const rows = await db
    .selectFrom('email_link')
    .select('letter')
    .distinct()
    .where('tenant', '=', tenant)
    .where(column, '=', value)
    .where('created', '>', since)
    .execute()
  return rows.filter(({ letter }) => letter !== except).length
}

/** The address of a link that is open and belongs to the account's newest change: one for the same address may be older. */
export const linkedEmail = async ({ tenant, db }: Scope, account: string, tokenHash: string, now: Date) => {
  const row = await db
    .selectFrom('email_link')
    .innerJoin('email_change', (join) =>
      join
        .onRef('email_change.tenant', '=', 'email_link.tenant')
        .onRef('email_change.account', '=', 'email_link.account')
        .onRef('email_change.email', '=', 'email_link.email'),
    )
    .select('email_link.email')
    .where('email_link.tenant', '=', tenant)
    .where('email_link.account', '=', account)
    .where('token_hash', '=', tokenHash)
    .whereRef('email_link.created', '>=', 'email_change.created')
    .where('email_change.expires', '>', now)
    .executeTakeFirst()
  return row?.email ?? null
}

/** The links stay until they expire: they count the letters of the day. */
export const deleteEmailChange = ({ tenant, db }: Scope, account: string) =>
  db.deleteFrom('email_change').where('tenant', '=', tenant).where('account', '=', account).execute()

export const deleteEmailChangesBefore = async ({ tenant, db }: Scope, moment: Date) => {
  await db.deleteFrom('email_link').where('tenant', '=', tenant).where('expires', '<', moment).execute()
  await db.deleteFrom('email_change').where('tenant', '=', tenant).where('expires', '<', moment).execute()
}
