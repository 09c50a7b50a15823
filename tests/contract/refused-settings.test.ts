/** What is refused before the store is opened, in this process; how a refusal ends the program is in `refused-starts.test.ts`. */
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../server/server.ts'
import { StartError, readSettings } from '../../server/start/settings.ts'
import { freePort } from '../tools/lib/portal.mjs'

const refusalOf = async (env: Record<string, string>): Promise<string> => {
  const compose = () => Promise.reject(new Error('this start was not refused'))
  const error: unknown = await startServer({
    settings: readSettings({ METRICS_PORT: '0', ...env }),
    compose,
  }).catch((error: unknown) => error)
  if (error instanceof StartError) return error.message
  throw error
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riwaq-refused-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a start is refused in one sentence', () => {
  it('when the address does not belong to this machine, before anything is created', async () => {
    const untouched = join(folder, 'untouched')
    for (const bind of ['203.0.113.9', 'nowhere.invalid']) {
      const env = { DATA_DIR: untouched, PORT: String(await freePort()), BIND: bind }
      const why = `The address ${bind} (BIND) is none of this machine; choose one that is, or 0.0.0.0 for all.`
      expect(await refusalOf(env)).toBe(why)
    }
    expect(existsSync(untouched)).toBe(false)
  })

  it('when PUBLIC_URL gives the host of one tenant to another, before anything is created', async () => {
    const untouched = join(folder, 'untouched')
    const env = { DATA_DIR: untouched, PORT: '0', PUBLIC_URL: 'http://nour.localhost' }
    expect(await refusalOf(env)).toBe('The host nour.localhost belongs to two tenants: riwaq and nour.')
    expect(existsSync(untouched)).toBe(false)
  })

  it.each(['nobody', 'riwaq'])(
    'when a client secret is of %s, which has no provider of its own, before anything is created',
    async (name) => {
      const untouched = join(folder, 'untouched')
      const env = { DATA_DIR: untouched, PORT: '0', IDENTITY_SECRETS: `${name}=foo` }
      const why = `The setting IDENTITY_SECRETS names ${name}, which is no tenant with an identity provider of its own.`
      expect(await refusalOf(env)).toBe(why)
      expect(existsSync(untouched)).toBe(false)
    },
  )

  it('when the data folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const refusal = await refusalOf({ DATA_DIR: join(file, 'data'), PORT: '0' })
    expect(refusal).toMatch(/^The data folder .*a-file\/data cannot be written: ENOTDIR.*\.$/)
  })

  it('when the data folder is in a place where no folder can be created', async () => {
    const refusal = await refusalOf({ DATA_DIR: '/proc/no-such-folder', PORT: '0' })
    expect(refusal).toMatch(/^The data folder \/proc\/no-such-folder cannot be written: ENOENT.*\.$/)
  })
})
