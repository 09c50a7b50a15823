/**
 * Queries made by the builder are watched while they run (`tests/contract/tenant-queries.test.ts`). What is written by
 * hand is read here: it names its tenant as well, whether anything runs it or not.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rawSqlIn, namesItsTenant } from '../support/raw-sql.ts'

const server = new URL('../../server/', import.meta.url).pathname
const inServer = readdirSync(server, { recursive: true, encoding: 'utf8' })
const files = inServer.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
const textOf = (file: string) => readFileSync(server + file, 'utf8')

const migrations = inServer
  .filter((file) => file.endsWith('.sql'))
  .map(textOf)
  .join('\n')
const tables = [...migrations.matchAll(/create table (\w+)/g)].flatMap(([, name]) => name ?? [])

/** What needs no tenant, and why. */
const excused: Record<string, string> = {
  // Every row of the parameter carries the tenant of its scope.
  'insert into $table select * from jsonb_populate_recordset(null::$table, $::jsonb)': 'demo/seed.ts',
  // Counts for the planner; reads and answers nothing.
  'analyze item, relation, structure, search_entry': 'demo/seed.ts',
}

describe('SQL written by hand', () => {
  const written = files.flatMap((file) => rawSqlIn(textOf(file)).map((one) => ({ file, ...one })))

  it('has the tenant of every table it uses', () => {
    expect(tables.length).toBeGreaterThan(15)
    expect(written.length).toBeGreaterThan(30)
    const nameless = written.filter(
      ({ text, file }) => excused[text] !== file && !namesItsTenant(text, tables),
    )
    expect(nameless).toEqual([])
  })

  it('has no needless exception', () => {
    const unneeded = Object.entries(excused).filter(
      ([text, file]) => !written.some((one) => one.file === file && one.text === text),
    )
    expect(unneeded).toEqual([])
  })

  it('is distinguished from SQL that forgets it', () => {
    const forgetful = [
      'select id from item where id = $',
      'select 1 from item where item.tenant = item.tenant',
      'select i.id from item i join relation r on r.child = i.id where i.tenant = $',
      'select i.id from item i join relation r on r.tenant = i.tenant',
      'update item set grading = $ where id = $',
      'delete from $table',
      'insert into word (lang, key, value) values ($, $, $)',
    ]
    expect(forgetful.filter((text) => namesItsTenant(text, ['item', 'relation', 'word']))).toEqual([])
    const around = "(select 1 from relation r where r.tenant = item.tenant and r.child = 'a')"
    expect(namesItsTenant(around, ['item', 'relation'])).toBe(true)
  })

  it('bypasses the tenant scope in few places, none of which reads tenant data', () => {
    const bypassing = files.filter((file) =>
      /CompiledQuery|\bsql\.raw\b|(?:store|parts)\.raw\b|\bnew Kysely\b/.test(textOf(file)),
    )
    expect(bypassing.sort()).toEqual([
      'api/idempotency.ts',
      'db/migrate.ts',
      'db/pool-store.ts',
      'demo/seed.ts',
      'http/health.ts',
      // The table of jobs has no tenant.
      'jobs/leases.ts',
    ])
  })

  it('writes events to the outbox in one place', () => {
    const writers = files.filter((file) => /insertInto\('outbox'\)|insert into outbox/.test(textOf(file)))
    expect(writers).toEqual(['events/outbox.ts'])
  })
})
