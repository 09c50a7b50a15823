/** The built server as its operator meets it when it cannot start: one sentence, and exit code 1. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { openStore } from '../../server/db/open-store.ts'
import type { Log } from '../../server/context.ts'
import { readSettings } from '../../server/start/settings.ts'
import { tenantsFolder } from '../../server/tenants/load.ts'
import riwaq from '../../server/tenants/files/riwaq.json' with { type: 'json' }
import { withPortal as it } from '../support/shared-portal.ts'
import { testDatabaseUrl } from '../support/store.ts'
import { freshData } from '../tools/lib/portal.mjs'
import { shortLivedNode } from '../tools/lib/short-lived.mjs'

const main = new URL('../../dist/server/main.js', import.meta.url).pathname
const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Runs the server until it ends by itself. */
const startAndFail = (env: Record<string, string>, program: readonly string[] = [process.execPath]) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const [command = '', ...words] = program
    const child = spawn(command, [...words, ...shortLivedNode, main], {
      env: { ...process.env, NODE_OPTIONS: '', METRICS_PORT: '0', ...env },
    })
    let output = ''
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    child.on('close', (code) => resolve({ code, output }))
  })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riwaq-start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a failed start prints one sentence and exits with code 1', () => {
  it('when the port is taken, before anything is created', async ({ portal }) => {
    const untouched = join(folder, 'untouched')
    const { code, output } = await startAndFail({ DATA_DIR: untouched, PORT: String(portal.port) })
    expect([code, output]).toEqual([
      1,
      `The port ${portal.port} (PORT) is taken; stop what uses it or choose another.\n`,
    ])
    expect(existsSync(untouched)).toBe(false)
  })

  it('when a setting is wrong', async () => {
    const { code, output } = await startAndFail({ PORT: 'eighty' })
    expect([code, output]).toEqual([1, "The setting PORT must be a whole number; it is 'eighty'.\n"])
  })

  it('when a file of a tenant is wrong, with its field, before anything is created', async () => {
    const untouched = join(folder, 'untouched')
    const tenants = join(folder, 'tenants')
    await cp(tenantsFolder(''), tenants, { recursive: true })
    await writeFile(join(tenants, 'klang.json'), JSON.stringify({ ...riwaq, name: 'klang', hosts: [] }))
    const env = { DATA_DIR: untouched, PORT: '0', TENANTS_DIR: tenants }
    const { code, output } = await startAndFail(env)
    const why = 'Invalid length: Expected >=1 but received 0'
    expect([code, output]).toEqual([1, `Tenant file klang.json: field "hosts" is wrong (${why}).\n`])
    expect(existsSync(untouched)).toBe(false)
  })

  it('when the cache folder cannot be written', async () => {
    const { env, drop } = await freshData()
    const cache = join(env.DATA_DIR ?? '', 'cache')
    await rm(cache)
    await writeFile(cache, '')
    const { code, output } = await startAndFail({ ...env, PORT: '0' })
    expect(code).toBe(1)
    expect(output).toMatch(/^The cache folder .*\/cache\/\w+ cannot be written: \w+.*\.\n$/)
    await drop()
  })

  it('when a file is in the place of the folder of earlier builds', async () => {
    const { env, drop } = await freshData()
    const assets = join(env.DATA_DIR ?? '', 'assets')
    await rm(assets, { recursive: true, force: true })
    await writeFile(assets, '')
    const { code, output } = await startAndFail({ ...env, PORT: '0' })
    const why = 'it is a file, not a folder'
    expect([code, output]).toEqual([1, `The folder of earlier builds ${assets} cannot be written: ${why}.\n`])
    await drop()
  })

  if (!testDatabaseUrl) {
    const damaged = ['item', 'migration', 'job'] as const
    /** By table; the same in every copy of the seeded data. */
    const files = new Map<string, string>()
    beforeAll(async () => {
      const { env, drop } = await freshData()
      const store = await openStore(readSettings(env), env.DATA_DIR ?? '', quiet)
      for (const table of damaged) {
        const path = CompiledQuery.raw(`select pg_relation_filepath('${table}') as path`)
        const { rows } = await store.raw.executeQuery<{ path: string }>(path)
        files.set(table, rows[0]?.path ?? '')
      }
      await store.close()
      await drop()
    })

    it.each(damaged)('when a page of the store is damaged: of %s', async (table) => {
      const { env, drop } = await freshData()
      const file = await open(join(env.DATA_DIR ?? '', 'store', files.get(table) ?? ''), 'r+')
      await file.write(Buffer.alloc(8192, 0xa5), 0, 8192, 0)
      await file.close()
      const { code, output } = await startAndFail({ ...env, PORT: '0' })
      expect(code).toBe(1)
      expect(output).toMatch(/^The (?:embedded )?store .*invalid page in block 0 .*\.\n$/)
      await drop()
    })

    it('when the store has no space, and leaves no partial one', async () => {
      const narrow = join(folder, 'narrow')
      // Smaller than one segment of its journal: what a full disk does, without one.
      const limited = ['-c', `trap '' XFSZ; ulimit -f 4096; exec "$@"`, 'start', process.execPath]
      const { code, output } = await startAndFail({ DATA_DIR: narrow, PORT: '0' }, ['sh', ...limited])
      const why = 'the engine broke off, as the disk takes no more or the store is damaged'
      expect([code, output]).toEqual([1, `The embedded store in ${narrow} cannot be opened: ${why}.\n`])
      expect(existsSync(join(narrow, 'store'))).toBe(false)
    })

    it('when another process uses the data folder with the store', async ({ portal }) => {
      const { code, output } = await startAndFail({ DATA_DIR: portal.dataDir, PORT: '0' })
      expect([code, output]).toEqual([
        1,
        `Another process uses the data folder ${portal.dataDir}; stop it or choose another DATA_DIR.\n`,
      ])
    })
  }

  it('when the database was written by a newer version', async () => {
    const { env, drop } = await freshData()
    const store = await openStore(readSettings(env), env.DATA_DIR ?? '', quiet)
    await store.raw.executeQuery(
      CompiledQuery.raw("insert into migration (number, name, checksum) values (9999, '9999-later.sql', '')"),
    )
    await store.close()
    const { code, output } = await startAndFail({ ...env, PORT: '0' })
    expect(code).toBe(1)
    expect(output).toMatch(/^The database was written by a newer version \(step 9999-later\.sql\);.*\n$/)
    await drop()
  })

  it('when PostgreSQL is unreachable, and the password is not printed', async () => {
    const { code, output } = await startAndFail({
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: 'postgres://riwaq:s3cret@127.0.0.1:9/portal',
      PORT: '0',
    })
    expect(code).toBe(1)
    expect(output).toMatch(/^PostgreSQL at 127\.0\.0\.1:9\/portal cannot be reached: .*ECONNREFUSED.*\n$/)
    expect(output).not.toContain('s3cret')
    expect((await readdir(join(folder, 'data'))).filter((name) => name.startsWith('in-use.'))).toEqual([])
  })
})
