import { sql } from 'kysely'
import type { Language } from '../../../src/contract/languages.ts'
import type { Texts } from '../../db/tables.ts'
import type { Scope } from '../../context.ts'

export const lockAccount = ({ tenant, db }: Scope, id: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

const exportOf = ({ tenant, db }: Scope, account: string) =>
  db.selectFrom('data_export').where('tenant', '=', tenant).where('account', '=', account)

export const readExport = (scope: Scope, account: string) =>
  exportOf(scope, account).select(['requested', 'made', 'expires']).executeTakeFirst()

export const readContent = async (scope: Scope, account: string, now: Date): Promise<Buffer | null> => {
  const row = await exportOf(scope, account).select('content').where('expires', '>', now).executeTakeFirst()
  return row?.content ?? null
}

export const insertRequest = (
  { tenant, db }: Scope,
  { account, lang, now }: { account: string; lang: Language; now: Date },
) => {
  const row = { lang, requested: now, made: null, expires: null, content: null }
  return db
    .insertInto('data_export')
    .values({ tenant, account, ...row })
    .onConflict((conflict) => conflict.columns(['tenant', 'account']).doUpdateSet(row))
    .execute()
}

export const waitingRequests = ({ tenant, db }: Scope) =>
  db
    .selectFrom('data_export')
    .select(['account', 'lang', 'requested'])
    .where('tenant', '=', tenant)
    .where('made', 'is', null)
    .orderBy('requested')
    .limit(20)
    .execute()

/** False where the request was replaced, or went with its account, while the export was made. */
export const storeContent = async (
  { tenant, db }: Scope,
  { account, requested }: { account: string; requested: Date },
  content: { content: Buffer; made: Date; expires: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('data_export')
    .set(content)
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('requested', '=', requested)
    .where('made', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const deleteExportsBefore = ({ tenant, db }: Scope, moment: Date) =>
  db.deleteFrom('data_export').where('tenant', '=', tenant).where('expires', '<=', moment).execute()

export type ExportRow = Record<string, unknown>

/** The table and the columns come from `accountTables`, never from a request. */
export const rowsOfAccount = async (
  { tenant, db }: Scope,
  { table, columns, newestBy }: { table: string; columns: readonly string[]; newestBy: string },
  account: string,
): Promise<ExportRow[]> => {
  const { rows } = await sql<ExportRow>`select ${sql.join(columns.map((name) => sql.ref(name)))}
    from ${sql.table(table)} one where one.tenant = ${tenant} and one.account = ${account}
    order by ${sql.ref(newestBy)} desc`.execute(db)
  return rows
}

export const accountRow = ({ tenant, db }: Scope, account: string) =>
  db
    .selectFrom('account')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', account)
    .executeTakeFirst()

export const lettersOf = ({ tenant, db }: Scope, account: string) =>
  db
    .selectFrom('outbox')
    .select(['payload', 'created', 'sent'])
    .where('tenant', '=', tenant)
    .where('name', '=', 'letter-requested')
    .where(sql`payload ->> ${sql.lit('account')}`, '=', account)
    .orderBy('created', 'desc')
    .execute()

const idsPerQuery = 1000

export const textsOfItems = async ({ tenant, db }: Scope, ids: readonly string[]) => {
  const found = new Map<string, { lang: string; texts: Texts; grading: number }>()
  for (let start = 0; start < ids.length; start += idsPerQuery) {
    const rows = await db
      .selectFrom('item')
      .select(['id', 'lang', 'texts', 'grading'])
      .where('tenant', '=', tenant)
      .where('id', 'in', ids.slice(start, start + idsPerQuery))
      .execute()
    for (const { id, ...row } of rows) found.set(id, row)
  }
  return found
}

const countOf = (scope: Scope, table: 'likes' | 'history' | 'rating', account: string) =>
  scope.db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('tenant', '=', scope.tenant)
    .where('account', '=', account)
    .executeTakeFirstOrThrow()

export const countRows = async (scope: Scope, account: string) => ({
  favorites: (await countOf(scope, 'likes', account)).count,
  history: (await countOf(scope, 'history', account)).count,
  ratings: (await countOf(scope, 'rating', account)).count,
})
