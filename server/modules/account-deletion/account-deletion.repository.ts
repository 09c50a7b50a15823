import { sql } from 'kysely'
import type { Scope } from '../../context.ts'
import { accountTables } from '../shared/account-tables.ts'

/** Held until the transaction ends, so that two deletions at once are one. */
export const lockLeavingAccount = ({ tenant, db }: Scope, id: string) =>
  db
    .selectFrom('account')
    .select(['id', 'uuid', 'email'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const openSessionsOf = ({ tenant, db }: Scope, account: string) =>
  db
    .selectFrom('session')
    .select(['id', 'id_token', 'expires'])
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('ended', 'is', null)
    .execute()

/** Every table of the list, whatever the export takes of it. */
export const deleteRowsOfAccount = async ({ tenant, db }: Scope, account: string): Promise<void> => {
  for (const table of Object.keys(accountTables))
    await sql`delete from ${sql.table(table)} one where one.tenant = ${tenant} and one.account = ${account}`.execute(
      db,
    )
}

/** Sessions, grants and tokens of the embedded provider, and logins that are under way. */
export const deleteProviderRecords = ({ tenant, db }: Scope, uuid: string) =>
  db
    .deleteFrom('oidc_payload')
    .where('tenant', '=', tenant)
    .where((row) =>
      row.or([
        row(sql`payload ->> 'accountId'`, '=', uuid),
        row(sql`payload -> ${sql.lit('session')} ->> 'accountId'`, '=', uuid),
        row(sql`payload -> 'result' -> 'login' ->> 'accountId'`, '=', uuid),
        row(sql`payload -> 'lastSubmission' -> 'login' ->> 'accountId'`, '=', uuid),
      ]),
    )
    .execute()

/** Letters and other events that name the account or its address; those under way are not sent any more. */
export const deleteEventsOf = ({ tenant, db }: Scope, { id, email }: { id: string; email: string | null }) =>
  db
    .deleteFrom('outbox')
    .where('tenant', '=', tenant)
    .where((row) =>
      row.or([
        row(sql`payload ->> ${sql.lit('account')}`, '=', id),
        ...(email === null ? [] : [row(sql`payload ->> 'to'`, '=', email)]),
      ]),
    )
    .execute()

export const deleteKeysOf = ({ tenant, db }: Scope, account: string) =>
  db.deleteFrom('idempotency').where('tenant', '=', tenant).where('who', '=', account).execute()

export const deleteAccountRow = ({ tenant, db }: Scope, account: string) =>
  db.deleteFrom('account').where('tenant', '=', tenant).where('id', '=', account).execute()
