import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../../server/db/migrate.ts'
import { buildProgram, runProgram } from '../support/child.ts'
import { freshDatabase, testDatabaseUrl } from '../support/store.ts'

const rounds = process.env['LONG'] ? 20 : 3
/** Seeded, so that a failure comes again: the commits after which each round is killed. */
const patience = (round: number) => 20 + ((round * 7919) % 160)

let program: string
let dataDir: string
let database: { url: string; drop(): Promise<void> } | null = null
const env = (more: Record<string, string> = {}) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: database?.url ?? '',
  ...more,
})
const numbers = (line: string) => line.split(' ').slice(1).map(Number)

beforeAll(async () => {
  program = await buildProgram('tests/support/writer.ts')
  dataDir = await mkdtemp(join(tmpdir(), 'riwaq-kill-'))
  database = testDatabaseUrl ? await freshDatabase() : null
})
afterAll(async () => {
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

describe('processes that start together', () => {
  if (testDatabaseUrl)
    it('bring an empty database forward once, whoever comes first', async () => {
      const fresh = await freshDatabase()
      const folders = await Promise.all(
        Array.from({ length: 3 }, () => mkdtemp(join(tmpdir(), 'riwaq-race-'))),
      )
      const children = folders.map((folder) =>
        runProgram(program, { DATA_DIR: folder, DATABASE_URL: fresh.url, ONLY_OPEN: '1' }),
      )
      const codes = await Promise.all(children.map((child) => child.ended))
      const applied = children.flatMap((child) => child.lines('info').map((line) => line.slice(5)))
      expect([codes, children.map((child) => child.stderr())]).toEqual([
        [0, 0, 0],
        ['', '', ''],
      ])
      expect(applied.toSorted()).toEqual(migrations.map(({ name }) => JSON.stringify({ migration: name })))
      await fresh.drop()
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    })
  else
    it('on one data folder: the second is told so in one sentence and ends with 1', async () => {
      const first = runProgram(program, env())
      await first.line('wrote 3')
      const second = runProgram(program, env())
      expect(await second.ended).toBe(1)
      expect(second.stderr()).toBe(
        `Another process uses the data folder ${dataDir}; stop it or choose another DATA_DIR.\n`,
      )
      expect(second.lines('found')).toEqual([])
      await first.kill()
    })
})

describe('a process that is killed while it writes', () => {
  it(`loses nothing it had confirmed, ${rounds} times over`, { timeout: 20_000 * rounds }, async () => {
    let confirmed = 0
    for (let round = 1; round <= rounds; round++) {
      const child = runProgram(program, env())
      const [likes = 0, history, outbox, last] = numbers(await child.line('found'))
      expect([history, outbox, last]).toEqual([likes, likes, likes])
      // The last commit may have been made and not yet told.
      expect(likes - confirmed).toBeOneOf(round === 1 ? [likes] : [0, 1])
      await child.line(`wrote ${likes + patience(round)}`)
      await child.kill()
      confirmed = Math.max(...child.lines('wrote').flatMap(numbers))
    }
    const after = runProgram(program, env({ ONLY_OPEN: '1' }))
    expect(await after.ended).toBe(0)
    const [likes = 0, ...others] = numbers(await after.line('found'))
    expect(others).toEqual([likes, likes, likes])
    expect(likes - confirmed).toBeOneOf([0, 1])
    expect(likes).toBeGreaterThan(20 * rounds)
  })
})
