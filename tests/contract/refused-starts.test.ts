/** The built server as its operator meets it when it cannot start: one sentence, and exit code 1. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { openStore } from '../../server/db/open-store.ts'
import type { Log } from '../../server/context.ts'
import { readSettings } from '../../server/start/settings.ts'
import { withPortal as it } from '../support/shared-portal.ts'
import { testDatabaseUrl } from '../support/store.ts'
import { freshData } from '../tools/lib/portal.mjs'
import { shortLivedNode } from '../tools/lib/short-lived.mjs'

const main = new URL('../../dist/server/main.js', import.meta.url).pathname
const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Runs the server until it ends by itself. */
const startAndFail = (env: Record<string, string>, program: readonly string[] = [process.execPath]) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const [command = '', ...words] = program
    const child = spawn(command, [...words, ...shortLivedNode, main], {
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    })
    let said = ''
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    child.on('close', (code) => resolve({ code, said }))
  })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riwaq-start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a failed start prints one sentence and exits with code 1', () => {
  it('when the port is taken, before anything is created', async ({ portal }) => {
    const untouched = join(folder, 'untouched')
    const { code, said } = await startAndFail({ DATA_DIR: untouched, PORT: String(portal.port) })
    expect([code, said]).toEqual([
      1,
      `The port ${portal.port} (PORT) is taken; stop what uses it or choose another.\n`,
    ])
    expect(existsSync(untouched)).toBe(false)
  })

  it('when a setting is wrong', async () => {
    const { code, said } = await startAndFail({ PORT: 'eighty' })
    expect([code, said]).toEqual([1, "The setting PORT must be a whole number; it is 'eighty'.\n"])
  })

  it('when the address does not belong to this machine, before anything is created', async ({ portal }) => {
    const untouched = join(folder, 'untouched')
    for (const bind of ['203.0.113.9', 'nowhere.invalid']) {
      const env = { DATA_DIR: untouched, PORT: String(portal.port), BIND: bind }
      const { code, said } = await startAndFail(env)
      const why = `The address ${bind} (BIND) is none of this machine; choose one that is, or 0.0.0.0 for all.`
      expect([code, said]).toEqual([1, `${why}\n`])
    }
    expect(existsSync(untouched)).toBe(false)
  })

  it('when PUBLIC_URL gives the host of one tenant to another, before anything is created', async () => {
    const untouched = join(folder, 'untouched')
    const env = { DATA_DIR: untouched, PORT: '0', PUBLIC_URL: 'http://nour.localhost' }
    const { code, said } = await startAndFail(env)
    const why = 'The host nour.localhost belongs to two tenants: riwaq and nour.'
    expect([code, said]).toEqual([1, `${why}\n`])
    expect(existsSync(untouched)).toBe(false)
  })

  it.each(['nobody', 'riwaq'])(
    'when a client secret is of %s, which has no provider of its own, before anything is created',
    async (name) => {
      const untouched = join(folder, 'untouched')
      const env = { DATA_DIR: untouched, PORT: '0', IDENTITY_SECRETS: `${name}=foo` }
      const { code, said } = await startAndFail(env)
      const why = `The setting IDENTITY_SECRETS names ${name}, which is no tenant with an identity provider of its own.`
      expect([code, said]).toEqual([1, `${why}\n`])
      expect(existsSync(untouched)).toBe(false)
    },
  )

  it('when the data folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const { code, said } = await startAndFail({ DATA_DIR: join(file, 'data'), PORT: '0' })
    expect(code).toBe(1)
    expect(said).toMatch(/^The data folder .*a-file\/data cannot be written: ENOTDIR.*\.\n$/)
  })

  it('when the data folder is in a place where no folder can be created', async () => {
    const { code, said } = await startAndFail({ DATA_DIR: '/proc/no-such-folder', PORT: '0' })
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^The data folder \/proc\/no-such-folder cannot be written: ENOENT.*\.\n$/),
    ])
  })

  it('when the cache folder cannot be written', async () => {
    const { env, drop } = await freshData()
    const cache = join(env.DATA_DIR ?? '', 'cache')
    await rm(cache)
    await writeFile(cache, '')
    const { code, said } = await startAndFail({ ...env, PORT: '0' })
    expect(code).toBe(1)
    expect(said).toMatch(/^The cache folder .*\/cache\/\w+ cannot be written: \w+.*\.\n$/)
    await drop()
  })

  if (!testDatabaseUrl) {
    it('when the store has no space, and leaves no partial one', async () => {
      const narrow = join(folder, 'narrow')
      // Smaller than one segment of its journal: what a full disk does, without one.
      const limited = ['-c', `trap '' XFSZ; ulimit -f 4096; exec "$@"`, 'start', process.execPath]
      const { code, said } = await startAndFail({ DATA_DIR: narrow, PORT: '0' }, ['sh', ...limited])
      const why = 'the engine broke off, as the disk takes no more or the store is damaged'
      expect([code, said]).toEqual([1, `The embedded store in ${narrow} cannot be opened: ${why}.\n`])
      expect(existsSync(join(narrow, 'store'))).toBe(false)
    })

    it('when another process uses the data folder with the store', async ({ portal }) => {
      const { code, said } = await startAndFail({ DATA_DIR: portal.dataDir, PORT: '0' })
      expect([code, said]).toEqual([
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
    const { code, said } = await startAndFail({ ...env, PORT: '0' })
    expect(code).toBe(1)
    expect(said).toMatch(/^The database was written by a newer version \(step 9999-later\.sql\);.*\n$/)
    await drop()
  })

  it('when PostgreSQL is unreachable, and the password is not printed', async () => {
    const { code, said } = await startAndFail({
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: 'postgres://riwaq:s3cret@127.0.0.1:9/portal',
      PORT: '0',
    })
    expect(code).toBe(1)
    expect(said).toMatch(/^PostgreSQL at 127\.0\.0\.1:9\/portal cannot be reached: .*ECONNREFUSED.*\n$/)
    expect(said).not.toContain('s3cret')
    expect((await readdir(join(folder, 'data'))).filter((name) => name.startsWith('in-use.'))).toEqual([])
  })
})
