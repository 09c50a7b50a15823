/** Seeding does not change a store that already contains data. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Log, Scope, Store } from '../../server/context.ts'
import { fillDemo } from '../../server/compose.ts'
import { readSettings } from '../../server/start/settings.ts'
import { loadTenants } from '../../server/tenants/load.ts'
import { testClock } from '../support/backend.ts'
import { addItem } from '../support/rows.ts'
import { openTestStore } from '../support/store.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const tables = ['item', 'relation', 'structure', 'word', 'redirect', 'account', 'seed'] as const
/** Every row of the tenant that a start could have touched. */
const rowsOf = async ({ db, tenant }: Scope) => {
  const rows: object[] = []
  for (const table of tables)
    for (const row of await db.selectFrom(table).selectAll().where('tenant', '=', tenant).execute())
      rows.push({ table, ...row })
  return rows
}
const write: Record<string, (tenant: string) => Promise<unknown>> = {
  item: (tenant) => addItem(store, tenant, 'alb_real'),
  structure: (tenant) =>
    store.within(tenant, ({ db }) =>
      db.insertInto('structure').values({ tenant, name: 'home', tree: '{}' }).execute(),
    ),
  word: (tenant) =>
    store.within(tenant, ({ db }) =>
      db.insertInto('word').values({ tenant, lang: 'en', key: 'real', value: 'Real' }).execute(),
    ),
  redirect: (tenant) =>
    store.within(tenant, ({ db }) =>
      db.insertInto('redirect').values({ tenant, path: '/real', target: '/' }).execute(),
    ),
}

it.each(Object.keys(write))(
  'one %s of a real catalogue survives a start with demo data on; no demo user is created, and the reason is logged',
  async (kind) => {
    const [first] = loadTenants()
    if (!first) throw new Error('there is no tenant')
    const name = `real-${kind}`
    await write[kind]?.(name)
    const before = await store.within(name, rowsOf)
    expect(before).toHaveLength(1)
    const lines: string[] = []
    const note = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`)
    const log: Log = { info: note, warn: note, error: note }
    const output: string[] = []
    const shown = await fillDemo(
      {
        settings: readSettings({ DEMO_DATA: 'on' }),
        store,
        tenants: [{ ...first, name }],
        clock: testClock(),
        log,
      },
      (line) => output.push(line),
    )
    expect(await store.within(name, rowsOf)).toEqual(before)
    expect([[...shown], output]).toEqual([[], []])
    expect(lines).toEqual([
      `the tenant has a catalogue of its own, so DEMO_DATA wrote nothing for it {"tenant":"${name}"}`,
    ])
  },
)
