/**
 * A store of its own for a test file, copied from one that was prepared once: the embedded engine starts from a dump,
 * and with TEST_DATABASE_URL the same tests run in a fresh database of that server, copied from a template.
 */
import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { migrate, migrations } from '../../server/db/migrate.ts'
import { startEngine, storeOf } from '../../server/db/open-embedded.ts'
import { openPostgres } from '../../server/db/open-postgres.ts'
import type { Log, Store } from '../../server/context.ts'
import { makeOnce } from '../tools/lib/make-once.mjs'
import { dumpOf, emptyEngine, engineFromDump } from './embedded-engine.ts'

export const testDatabaseUrl = process.env['TEST_DATABASE_URL'] ?? ''

/** The template of a store. Its name contains a hash of its sources: other sources, another name. */
export interface StoreTemplate {
  name: string
  prepare(store: Store): Promise<unknown>
}

const failOnLog = (fields: object, message: string) => {
  throw new Error(`${message} ${JSON.stringify(fields)}`)
}
/** In tests a warning of the store is a failure, not an unread log line. */
const failingLog: Log = { info: () => undefined, warn: failOnLog, error: failOnLog }

const cache = new URL('../../node_modules/.cache/riwaq/', import.meta.url).pathname

const makeDump = async ({ prepare }: StoreTemplate, file: string) => {
  const engine = await startEngine({})
  const store = storeOf(engine, failingLog)
  await prepare(store)
  const bytes = await dumpOf(engine)
  await store.close()
  const temporary = `${file}.${randomBytes(4).toString('hex')}`
  await writeFile(temporary, bytes)
  await rename(temporary, file)
}

const dumpFileOf = async (template: StoreTemplate) => {
  const file = join(cache, `${template.name}.dump`)
  await makeOnce(file, () => makeDump(template, file))
  return file
}
const openFromDump = async (template: StoreTemplate) =>
  storeOf(await engineFromDump(await dumpFileOf(template)), failingLog)

const withServerClient = async <T>(work: (client: pg.Client) => Promise<T>) => {
  const client = new pg.Client({ connectionString: testDatabaseUrl })
  await client.connect()
  return work(client).finally(() => client.end())
}
const urlOf = (database: string) => {
  const url = new URL(testDatabaseUrl)
  url.pathname = `/${database}`
  return url.href
}

/** A closed pool may still be known to the server: a forced drop would make its connections report errors. */
const whenDisconnected = async (client: pg.Client, database: string) => {
  for (let turn = 0; turn < 50; turn++) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [database])
    if (!rowCount) return
    await client.query('select pg_sleep(0.1)')
  }
}

/**
 * A fresh database on the server of TEST_DATABASE_URL, empty or a copy of another one, and a function that drops it.
 */
export const freshDatabase = async (template = 'template1') => {
  const name = `riwaq_test_${randomBytes(6).toString('hex')}`
  await withServerClient((client) => client.query(`create database ${name} template ${template}`))
  return {
    url: urlOf(name),
    drop: () =>
      withServerClient(async (client) => {
        await whenDisconnected(client, name)
        await client.query(`drop database ${name} with (force)`)
      }),
  }
}

/** Workers take turns; a template gets its name when it is complete. */
const makeTemplate = (name: string, prepare: StoreTemplate['prepare']) =>
  withServerClient(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`drop database if exists ${name}_half with (force)`)
    await client.query(`create database ${name}_half`)
    const store = await openPostgres(urlOf(`${name}_half`), 4, failingLog)
    await prepare(store)
    await store.close()
    await client.query(`alter database ${name}_half rename to ${name}`)
  })

const openFromTemplate = async ({ name, prepare }: StoreTemplate): Promise<Store> => {
  const template = `riwaq_${name.replaceAll('-', '_')}`
  await makeTemplate(template, prepare)
  const database = await freshDatabase(template)
  const store = await openPostgres(database.url, 10, failingLog)
  return {
    ...store,
    async close() {
      await store.close()
      await database.drop()
    },
  }
}

export const openStoreFrom = (template: StoreTemplate): Promise<Store> =>
  testDatabaseUrl ? openFromTemplate(template) : openFromDump(template)

const schemaHash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)

/** Every table and no row. */
const emptyStore: StoreTemplate = { name: `store-${schemaHash}`, prepare: migrate }
export const openTestStore = async (): Promise<Store> =>
  testDatabaseUrl
    ? openFromTemplate(emptyStore)
    : storeOf(await emptyEngine(await dumpFileOf(emptyStore)), failingLog)

/** The same as the embedded store of a data folder: creating one takes seconds of computing. */
export const placeEmptyStore = async (dataDir: string): Promise<void> => {
  const file = await dumpFileOf(emptyStore)
  const place = join(dataDir, 'store')
  await mkdir(place, { recursive: true, mode: 0o700 })
  await promisify(execFile)('tar', ['-xf', file, '-C', place])
}
