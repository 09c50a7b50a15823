import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checksumOf, migrate, migrations, migrationsFrom } from '../../server/db/migrate.ts'
import type { Scope, Store } from '../../server/context.ts'
import { openTestStore } from '../support/store.ts'

const raw = async (store: Store, text: string) =>
  (await store.raw.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text))).rows

const like = (tenant: string, item: string) => (scope: Scope) =>
  scope.db
    .insertInto('likes')
    .values({ tenant, account: 'acc_1', type: 'tracks', item, created: new Date(0) })
    .execute()
const likes = (scope: Scope) => scope.db.selectFrom('likes').select(['tenant', 'item']).execute()

describe('the store', () => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store.close())

  it('shows a transaction the rows of its tenant only, even when the query has no tenant', async () => {
    await store.within('nour', like('nour', 'trk_nour'))
    await store.within('klang', like('klang', 'trk_klang'))
    expect(await store.within('nour', likes)).toEqual([{ tenant: 'nour', item: 'trk_nour' }])
    expect(await store.within('klang', likes)).toEqual([{ tenant: 'klang', item: 'trk_klang' }])
  })

  it('refuses to write a row for another tenant', async () => {
    await expect(store.within('nour', like('klang', 'trk_smuggled'))).rejects.toMatchObject({ code: '42501' })
    const found = await store.within('klang', likes)
    expect(found.map((row) => row.item)).not.toContain('trk_smuggled')
  })

  it('resets role and tenant on the connection', async () => {
    await store.within('nour', likes)
    const [row] = await raw(
      store,
      "select current_user as who, current_setting('app.tenant', true) as tenant",
    )
    expect(row?.['who']).not.toBe('riwaq_app')
    expect(row?.['tenant'] ?? '').toBe('')
  })

  it('shows nothing at all to the role without a tenant', async () => {
    const rows = await store.raw.transaction().execute(async (db) => {
      await db.executeQuery(CompiledQuery.raw("select set_config('role', 'riwaq_app', true)"))
      return db.selectFrom('likes').selectAll().execute()
    })
    expect(rows).toEqual([])
  })

  it('rolls back everything when the work fails', async () => {
    const work = store.within('nour', async (scope) => {
      await like('nour', 'trk_half')(scope)
      throw new Error('the work failed')
    })
    await expect(work).rejects.toThrow('the work failed')
    expect((await store.within('nour', likes)).map((row) => row.item)).not.toContain('trk_half')
  })

  it('has a policy on every table with a tenant, and no product table without a tenant', async () => {
    const tables = await raw(
      store,
      `select c.relname as name, c.relrowsecurity as guarded,
        exists (select from pg_policies p where p.tablename = c.relname and p.policyname = 'tenant_only'
          and p.qual is not null and p.with_check is not null and p.cmd = 'ALL') as policy,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant' and a.attnotnull) as owned,
        (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
          where i.indrelid = c.oid and i.indisprimary) as first_key
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind = 'r' and c.relname not in ('migration', 'job') order by 1`,
    )
    expect(tables.length).toBeGreaterThan(10)
    for (const table of tables)
      expect(table).toEqual({ ...table, guarded: true, policy: true, owned: true, first_key: 'tenant' })
  })

  it('refuses to show the jobs of the server to a transaction of a tenant', async () => {
    const jobs = store.within('nour', ({ db }) => db.selectFrom('job').selectAll().execute())
    await expect(jobs).rejects.toMatchObject({ code: '42501' })
  })

  it('returns counts as numbers', async () => {
    const [row] = await raw(store, 'select count(*) as likes from likes')
    expect(row?.['likes']).toBe(2)
  })
})

describe('migrations', () => {
  it('run once, and a second start changes nothing', async () => {
    const store = await openTestStore()
    try {
      expect(await migrate(store)).toEqual([])
      const rows = await raw(store, 'select number, name, checksum from migration order by number')
      expect(rows).toEqual(
        migrations.map(({ number, name, text }) => ({ number, name, checksum: checksumOf(text) })),
      )
    } finally {
      await store.close()
    }
  })

  it('refuse a changed file, a newer database, and roll back a file that fails half-way', async () => {
    const store = await openTestStore()
    const first = Object.fromEntries(migrations.map(({ name, text }) => [name, text]))
    try {
      const bad = migrationsFrom({
        ...first,
        '9001-bad.sql': 'create table half (a int); select nothing_such();',
      })
      await expect(migrate(store, bad)).rejects.toThrow(/nothing_such/)
      expect(await raw(store, "select to_regclass('half') as half")).toEqual([{ half: null }])

      const good = migrationsFrom({ ...first, '9001-good.sql': 'create table whole (a int);' })
      expect(await migrate(store, good)).toEqual(['9001-good.sql'])
      await expect(migrate(store)).rejects.toThrow('newer version (step 9001-good.sql)')

      const changed = migrationsFrom({ ...first, '9001-good.sql': 'create table other (a int);' })
      await expect(migrate(store, changed)).rejects.toThrow('9001-good.sql was changed after it ran')
    } finally {
      await store.close()
    }
  })

  it('run in the order of their numbers and require a valid name', () => {
    const names = migrationsFrom({ './a/0010-b.sql': '', './a/0002-a.sql': '' }).map(
      (migration) => migration.name,
    )
    expect(names).toEqual(['0002-a.sql', '0010-b.sql'])
    expect(() => migrationsFrom({ './a/first.sql': '' })).toThrow("'first.sql' is not named like")
  })
})
