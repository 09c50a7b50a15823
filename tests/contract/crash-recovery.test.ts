import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../../server/db/migrate.ts'
import { Likes } from '../../src/contract/likes.ts'
import { Token } from '../../src/contract/session.ts'
import { buildProgram, runProgram } from '../support/run-program.ts'
import { codeInLocation, followToPortal, openLogin, submitLogin } from '../support/log-in.ts'
import { freshDatabase, placeEmptyStore, testDatabaseUrl } from '../support/store.ts'
import { Visitor } from '../support/visitor.ts'
import { type Portal, restartPortal, startPortal } from '../tools/lib/portal.mjs'

const rounds = process.env['LONG'] ? 20 : 3
/** Different in each round and the same in each run, so that a failure is reproducible. */
const commitsBeforeKill = (round: number) => 20 + ((round * 7919) % (process.env['LONG'] ? 160 : 50))

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
  if (!database) await placeEmptyStore(dataDir)
})
afterAll(async () => {
  await database?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

describe('processes that start together', () => {
  if (testDatabaseUrl)
    it('migrate an empty database once, whoever comes first', async () => {
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
    it('on one data folder: the second exits with 1 and one sentence', async () => {
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
  it(`loses nothing it had confirmed, in ${rounds} rounds`, { timeout: 20_000 * rounds }, async () => {
    let confirmed = 0
    for (let round = 1; round <= rounds; round++) {
      const child = runProgram(program, env())
      const [likes = 0, history, outbox, last] = numbers(await child.line('found'))
      expect([history, outbox, last]).toEqual([likes, likes, likes])
      // The last commit may have been written without being reported.
      expect(likes - confirmed).toBeOneOf(round === 1 ? [likes] : [0, 1])
      await child.line(`wrote ${likes + commitsBeforeKill(round)}`)
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

describe('a server that is killed while it answers', () => {
  /** Enough parallel requests that one of them is always writing. */
  const parallelRequests = 4
  const confirmedBeforeKill = 40
  let portal: Portal
  beforeAll(async () => {
    portal = await startPortal()
  }, 180_000)
  afterAll(() => portal.stop())

  const logInAsLina = async (who: Visitor) => {
    const form = await openLogin(who)
    const back = await followToPortal(
      who,
      await submitLogin(who, form, 'lina@riwaq.example', 'lina-demo-2026'),
    )
    return v.parse(Token, (await who.call('/login/api', { code: codeInLocation(back) })).json).access_token
  }
  const killedAndBack = async () => {
    const { child } = portal
    const over = once(child, 'exit')
    child.kill('SIGKILL')
    expect(await over).toEqual([null, 'SIGKILL'])
    Object.assign(portal, await restartPortal(portal))
  }

  it('has every confirmed write, and no more than were pending', async () => {
    const who = new Visitor(portal.port, 'riwaq.localhost')
    const token = await logInAsLina(who)
    const liked = async () =>
      v.parse(Likes, (await who.call('/like/tracks?lang=en', undefined, token)).json).ids
    const before = await liked()
    const { body } = await portal.get('/sitemap/en/1.xml', 'riwaq.localhost')
    const tracks = [...new Set(body.match(/\btrk_[a-z0-9]+/g))].filter((id) => !before.includes(id))
    expect(tracks.length).toBeGreaterThan(confirmedBeforeKill + parallelRequests)

    const [answered, refused]: [string[], number[]] = [[], []]
    const headers = { authorization: `Bearer ${token}`, origin: who.origin }
    let killed: Promise<void> | null = null
    const likeOnAndOn = async () => {
      for (let id = tracks.pop(); id && !killed; id = tracks.pop()) {
        const { status } = await who.visit(`/api/like/tracks/${id}`, { method: 'POST', headers })
        if (status === 200) answered.push(id)
        else refused.push(status)
        if (answered.length === confirmedBeforeKill) killed = killedAndBack()
      }
    }
    const ends = await Promise.allSettled(Array.from({ length: parallelRequests }, likeOnAndOn))
    await killed
    const cut = ends.filter(({ status }) => status === 'rejected')

    const after = (await liked()).filter((id) => !before.includes(id))
    expect(refused).toEqual([])
    expect(answered.length).toBeGreaterThanOrEqual(confirmedBeforeKill)
    expect(answered.filter((id) => !after.includes(id))).toEqual([])
    expect(after.length - answered.length).toBeLessThanOrEqual(cut.length)
  })
})
