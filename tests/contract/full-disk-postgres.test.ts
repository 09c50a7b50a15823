/** The built portal while the disk of its PostgreSQL is full, and after space was freed. It is not restarted between. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HistoryEntry } from '../../src/contract/history.ts'
import { Likes } from '../../src/contract/likes.ts'
import { Profile, Token } from '../../src/contract/session.ts'
import { codeInLocation, followToPortal, openLogin, submitLogin } from '../support/log-in.ts'
import {
  type SmallPostgres,
  startPostgresOnSmallDisk,
  whyNoSmallPostgres,
} from '../support/postgres-on-small-disk.ts'
import { testDatabaseUrl } from '../support/store.ts'
import { Visitor } from '../support/visitor.ts'
import { type Portal, startPortal } from '../tools/lib/portal.mjs'

const closers: (() => Promise<unknown>)[] = []
let postgres: SmallPostgres
let portal: Portal
let who: Visitor
let token = ''
let albums: string[] = []
let tracks: string[] = []

const get = (path: string) => portal.get(path, 'riwaq.localhost')
const readiness = async () => {
  const { status, body } = await get('/readyz')
  return [status, JSON.parse(body)]
}
const logIn = async () => {
  const visitor = new Visitor(portal.port, 'riwaq.localhost')
  const form = await openLogin(visitor)
  if (form.status !== 200) return { visitor, status: form.status, headers: form.headers, json: null }
  const sent = await submitLogin(visitor, form, 'omar@riwaq.example', 'omar-demo-2026')
  const back = await followToPortal(visitor, sent)
  if (back.status >= 400) return { visitor, status: back.status, headers: back.headers, json: null }
  return { visitor, ...(await visitor.call('/login/api', { code: codeInLocation(back) })) }
}

/** What was answered with 200, as it must be found again. */
const confirmed = { likes: new Set<string>(), seconds: new Map<string, number>(), name: '' }
const send = async (method: 'POST' | 'PUT', path: string, body?: object) => {
  const { status, headers, text } = await who.visit(`/api${path}`, {
    method,
    headers: {
      origin: who.origin,
      authorization: `Bearer ${token}`,
      'x-tenant-id': 'riwaq',
      'x-distribution-channel': 'WEB',
      // With a key the answer is stored too: each write needs disk space.
      'idempotency-key': crypto.randomUUID(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (status === 200) return '200'
  const { error } = JSON.parse(text) as { error: string }
  return `${status} ${error} ${String(headers['retry-after'])}`
}
const of = (ids: readonly string[], at: number) => ids[at % ids.length] ?? ''
const writes: Record<string, (at: number) => Promise<string>> = {
  async like(at) {
    const answer = await send('POST', `/like/albums/${of(albums, at)}`)
    if (answer === '200') confirmed.likes.add(of(albums, at))
    return answer
  },
  async history(at) {
    const body = { userCurrentPlaying: at, contentType: 'AUDIO' }
    const answer = await send('PUT', `/user/history/PLAY/${of(tracks, at)}`, body)
    if (answer === '200') confirmed.seconds.set(of(tracks, at), at)
    return answer
  },
  async profile(at) {
    const userInformation = { note: `${at} ${'x'.repeat(6000)}` }
    const body = { name: `Omar ${at}`, lastName: 'Nassar', email: 'omar@riwaq.example', userInformation }
    const answer = await send('PUT', '/user/profile', body)
    if (answer === '200') confirmed.name = `Omar ${at}`
    return answer
  },
}
let turn = 0
const writeAll = async () => {
  turn++
  const answers: string[] = []
  for (const write of Object.values(writes)) answers.push(await write(turn))
  return answers
}
const refused = '503 UNAVAILABLE 5'

const prepare = async () => {
  postgres = await startPostgresOnSmallDisk(120)
  closers.push(() => postgres.stop())
  const dataDir = mkdtempSync(join(tmpdir(), 'riwaq-'))
  const env = { REQUESTS_PER_MINUTE: '1000000' }
  portal = await startPortal(env, undefined, {
    env: { DATA_DIR: dataDir, DATABASE_URL: postgres.url },
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  })
  closers.push(() => portal.stop())
  const idsOf = (kind: string) => postgres.idsOf('riwaq', kind)
  ;[albums, tracks] = [await idsOf('album'), await idsOf('track')]
  const { visitor, json } = await logIn()
  who = visitor
  token = parse(Token, json).access_token
  expect(await writeAll()).toEqual(['200', '200', '200'])
}
const read = async (path: string) => {
  const { status, json } = await who.call(path, undefined, token)
  expect([path, status]).toEqual([path, 200])
  return json
}
const expectNothingLost = async () => {
  const { ids } = parse(Likes, await read('/like/albums?lang=en'))
  expect([...confirmed.likes].filter((id) => !ids.includes(id))).toEqual([])
  expect(parse(Profile, await read('/user/profile')).name).toBe(confirmed.name)
  for (const [id, seconds] of confirmed.seconds)
    expect(parse(HistoryEntry, await read(`/user/history/PLAY/${id}`)).userCurrentPlaying).toBe(seconds)
}
const expectAllWorksAgain = async () => {
  postgres.freeSpace()
  await expect.poll(readiness, { timeout: 30_000 }).toEqual([200, { ready: true }])
  await expectNothingLost()
  expect(await writeAll()).toEqual(['200', '200', '200'])
  expect((await logIn()).status).toBe(200)
}

const why = testDatabaseUrl ? whyNoSmallPostgres() : 'it belongs to the run on PostgreSQL'
if (why !== null) it(`a full disk of PostgreSQL is not tried here: ${why}`, () => expect(why).not.toBe(''))
else
  describe('a portal whose PostgreSQL has a full disk', () => {
    beforeAll(prepare, 180_000)
    afterAll(async () => {
      for (const close of closers.toReversed()) await close()
    })

    it('answers every write and login with 503 and when to try again, and goes on with what is read', async () => {
      postgres.fill()
      expect(postgres.freeBytes()).toBe(0)
      const answers = new Set<string>()
      // The last page of a table may still take some rows.
      let areAllRefused = false
      for (let round = 0; round < 300 && !areAllRefused; round++) {
        const last = await writeAll()
        for (const answer of last) answers.add(answer)
        areAllRefused = last.every((answer) => answer === refused)
      }
      expect(areAllRefused).toBe(true)
      expect([...answers].filter((answer) => answer !== '200')).toEqual([refused])
      const { status, headers } = await logIn()
      expect([status, headers['retry-after']]).toEqual([503, '5'])
      expect((await get('/en')).status).toBe(200)
      await expectNothingLost()
    })

    it('works again after space is freed, with everything that was confirmed', expectAllWorksAgain)

    it('answers in the same way while a full journal keeps PostgreSQL from starting', async () => {
      postgres.fill()
      await postgres.breakJournal()
      expect(await writeAll()).toEqual([refused, refused, refused])
      const { status, headers } = await logIn()
      expect([status, headers['retry-after']]).toEqual([503, '5'])
      expect((await get('/en')).status).toBe(200)
      expect(await readiness()).toEqual([503, { ready: false }])
    })

    it('works again once PostgreSQL has started, with everything that was confirmed', expectAllWorksAgain)
  })
