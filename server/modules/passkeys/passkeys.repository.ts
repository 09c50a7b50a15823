import type { Selectable } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Scope } from '../../context.ts'

export type PasskeyRow = Omit<Selectable<Tables['passkey']>, 'tenant'>

const rows = ({ tenant, db }: Scope) => db.selectFrom('passkey').where('passkey.tenant', '=', tenant)

export const passkeysOf = (scope: Scope, account: string): Promise<PasskeyRow[]> =>
  rows(scope).selectAll().where('account', '=', account).orderBy('created').orderBy('id').execute()

/** False where it is known at this host, to whomever it belongs. */
export const insertPasskey = async (
  { tenant, db }: Scope,
  { transports, ...row }: PasskeyRow,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values({ tenant, ...row, transports: JSON.stringify(transports) })
    .onConflict((conflict) => conflict.columns(['tenant', 'host', 'credential']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const writePasskeyName = (
  { tenant, db }: Scope,
  { account, id, name }: Pick<PasskeyRow, 'account' | 'id'> & { name: string },
): Promise<PasskeyRow | undefined> =>
  db
    .updateTable('passkey')
    .set({ name })
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const deletePasskey = async (
  { tenant, db }: Scope,
  { account, id }: Pick<PasskeyRow, 'account' | 'id'>,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const deletePasskeysOf = async ({ tenant, db }: Scope, account: string): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** With what a login is checked against. */
export const passkeyOfCredential = (scope: Scope, host: string, credential: string) =>
  rows(scope)
    .innerJoin('account', (join) =>
      join.onRef('account.tenant', '=', 'passkey.tenant').onRef('account.id', '=', 'passkey.account'),
    )
    .select([
      'passkey.id',
      'public_key',
      'counter',
      'transports',
      'refused',
      'account.uuid',
      'passkey.account',
    ])
    .where('passkey.host', '=', host)
    .where('credential', '=', credential)
    .executeTakeFirst()

interface PasskeyUse {
  id: string
  counter: number
  isSynced: boolean
  now: Date
}

/**
 * False where the counter goes backwards. In one statement, so that of two uses at once with the same counter only one
 * succeeds. Authenticators that do not count always say 0.
 */
export const countUse = async (
  { tenant, db }: Scope,
  { id, counter, isSynced, now }: PasskeyUse,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, synced: isSynced, used: now })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('refused', 'is', null)
    .where((row) => (counter === 0 ? row('counter', '=', 0) : row('counter', '<', counter)))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const refusePasskey = ({ tenant, db }: Scope, id: string, now: Date) =>
  db
    .updateTable('passkey')
    .set({ refused: now })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('refused', 'is', null)
    .execute()

export const accountOfPasskeys = ({ tenant, db }: Scope, id: string) =>
  db
    .selectFrom('account')
    .select(['uuid', 'email', 'name', 'last_name as lastName', 'password_hash as passwordHash'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
