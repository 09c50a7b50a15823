/** Rows of an account in every table, also in those of later migrations, and a look at every row of the store. */
import { sql } from 'kysely'
import type { Store } from '../../server/context.ts'

interface ColumnInfo {
  table: string
  column: string
  type: string
}

export const columnsOf = async ({ raw }: Store): Promise<ColumnInfo[]> => {
  const { rows } = await sql<ColumnInfo>`
    select c.table_name as "table", c.column_name as "column", c.data_type as "type"
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by 1, c.ordinal_position`.execute(raw)
  return rows
}

export const tablesWithAccount = async (store: Store): Promise<string[]> =>
  (await columnsOf(store)).filter(({ column }) => column === 'account').map(({ table }) => table)

let lastNumber = 0
/** Any value of the type, another one each time where the type allows it. */
const valueOf = ({ column, type }: ColumnInfo): unknown => {
  const number = ++lastNumber
  if (type === 'text') return `${column}-${number}`
  if (type === 'jsonb') return '{}'
  if (type === 'ARRAY') return '{}'
  if (type === 'boolean') return false
  if (type === 'bytea') return Buffer.from('packed')
  if (type.startsWith('timestamp')) return new Date(Date.UTC(2026, 10, 1, 0, number))
  // What a small number may be is often bounded: stars, ages, counters.
  return type === 'smallint' ? 3 : number
}

/** One row in each table with the column `account`. */
export const fillTablesOf = async (store: Store, tenant: string, account: string): Promise<void> => {
  const columns = await columnsOf(store)
  for (const table of await tablesWithAccount(store)) {
    const own = columns.filter((one) => one.table === table)
    const values = own.map((one) => ({ tenant, account })[one.column] ?? valueOf(one))
    await sql`insert into ${sql.table(table)} (${sql.join(own.map(({ column }) => sql.ref(column)))})
      values (${sql.join(values)})`.execute(store.raw)
  }
}

interface FoundRow {
  table: string
  row: string
}
/** Each row of each table that has one of the texts anywhere in it. */
export const rowsWith = async (store: Store, texts: readonly string[]): Promise<FoundRow[]> => {
  const tables = new Set((await columnsOf(store)).map(({ table }) => table))
  const found: FoundRow[] = []
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(one)::text as "row" from ${sql.table(table)} one`.execute(store.raw)
    for (const { row } of rows) if (texts.some((text) => row.includes(text))) found.push({ table, row })
  }
  return found
}
