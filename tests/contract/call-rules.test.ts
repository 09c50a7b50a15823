/** The server follows what `define()` declares for a call. */
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { calls } from '../../src/contract/calls.ts'
import { type Call, define } from '../../src/contract/define.ts'
import { noteKept } from '../../src/contract/download-notes.ts'
import { ErrorAnswer } from '../../src/contract/errors.ts'
import { createIdentifyCaller } from '../../server/api/identify-caller.ts'
import { createRateLimiter } from '../../server/api/rate-limiter.ts'
import { readSettings } from '../../server/start/settings.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { addAccount, addItem } from '../support/rows.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
  await addAccount(backend.store, 'riwaq', 'lina')
  await addItem(backend.store, 'riwaq', 'trk_1', { kind: 'track' })
})
afterAll(() => backend.close())

const codeOf = (body: unknown) => v.parse(ErrorAnswer, body).error
const rows = calls.map((call) => [call.name, call] as const)

describe('the idempotency of a call', () => {
  it.each(rows)('%s is not "required" where it reads, and names its growing fields right', (_, call) => {
    if (call.method === 'GET') expect(call.idempotency).not.toBe('required')
    if (!call.grows) return
    expect(call.idempotency).not.toBe('none')
    const { entries } = call.body as v.ObjectSchema<v.ObjectEntries, undefined>
    const { amount, identity } = call.grows
    expect(Object.keys(entries)).toEqual(expect.arrayContaining([amount, ...identity]))
    expect(v.is(entries[amount] ?? v.never(), 1)).toBe(true)
  })

  it('"required" does not compile on a GET', () => {
    type Fields = { name: 'x'; path: '/x'; who: 'anyone'; rate: 'general'; cost: 1; answer: null }
    type Compiles<Own> = Fields & Own extends Call ? true : false
    expectTypeOf<Compiles<{ method: 'GET'; idempotency: 'required' }>>().toEqualTypeOf<false>()
    expectTypeOf<Compiles<{ method: 'GET'; idempotency: 'optional' }>>().toEqualTypeOf<true>()
    expectTypeOf<Compiles<{ method: 'POST'; idempotency: 'required' }>>().toEqualTypeOf<true>()
    // Every call declares one of the three.
    expectTypeOf<Compiles<{ method: 'POST' }>>().toEqualTypeOf<false>()
  })

  it('"required" refuses a call without a key before its handler runs', async () => {
    expect(noteKept.idempotency).toBe('required')
    let runs = 0
    const counting = await openBackend({
      store: backend.store,
      handlers: { noteKept: () => Promise.resolve(void runs++) },
    })
    const send = (headers: Record<string, string>, user?: string) =>
      counting.send('POST', noteKept.path, {
        ...(user ? { user } : {}),
        headers,
        body: { came: [], went: [] },
      })
    const { status, body } = await send({}, 'lina')
    expect([status, codeOf(body), runs]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING', 0])
    expect(v.parse(ErrorAnswer, body).details).toEqual({
      where: 'header',
      field: 'idempotency-key',
      reason: 'required',
    })
    // A guest learns first that they are one.
    expect((await send({})).status).toBe(401)
    for (let time = 0; time < 2; time++)
      expect((await send({ 'idempotency-key': 'key-required' }, 'lina')).status).toBe(204)
    expect(runs).toBe(1)
  })

  it('"none" ignores a key, "optional" works without one', async () => {
    const put = (headers: Record<string, string> = {}) =>
      backend.send('PUT', '/user/selectUserTheme', { user: 'lina', headers, body: { alternatTheme: true } })
    expect((await put()).status).toBe(200)
    const read = () =>
      backend.send('GET', '/user/profile', { user: 'lina', headers: { 'idempotency-key': 'key-none' } })
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await read()
      expect([status, headers.get('idempotency-replayed')]).toEqual([200, null])
    }
  })
})

describe('a call that asks for a recent login', () => {
  const guarded = define({ ...noteKept, idempotency: 'optional', stepUp: true })

  it('is refused before its handler runs where the login is older, and a guest learns that they are one', async () => {
    let isRecent = false
    const requested: string[] = []
    const identifyCaller = createIdentifyCaller({
      settings: readSettings({}),
      clock: backend.clock,
      loginLimiter: createRateLimiter(10, backend.clock),
      verifyToken: (_, token) =>
        Promise.resolve(token === 'mine' ? { account: 'lina', roles: ['user'], session: 'ses_1' } : null),
      isLoginRecent: (tenant, session) => {
        requested.push(`${tenant} ${session}`)
        return Promise.resolve(isRecent)
      },
    })
    const visit = backend.visitOf('riwaq')
    const send = (token?: string) =>
      identifyCaller(
        guarded,
        new Request(`${visit.origin}/api${guarded.path}`, {
          method: 'POST',
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        }),
        visit,
      )
    await expect(send()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(send('mine')).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED', status: 403 })
    isRecent = true
    expect(await send('mine')).toMatchObject({ account: 'lina' })
    expect(requested).toEqual(['riwaq ses_1', 'riwaq ses_1'])
  })
})

describe('the limit of a call', () => {
  it('of the class "login" is the address’s own, whatever the name of the call', async () => {
    const names = calls.flatMap(({ rate, name }) => (rate === 'login' ? [name] : []))
    expect(names.toSorted()).toEqual(['loginApi', 'requestPasswordReset', 'resetPassword', 'tradeUserToken'])
    const slow = await openBackend({ store: backend.store, env: { LOGINS_PER_MINUTE: '2' } })
    const redeem = async (ip: string) =>
      (await slow.send('POST', '/login/api', { ip, body: { code: 'x' } })).status
    expect([await redeem('198.51.100.1'), await redeem('198.51.100.1')]).toEqual([503, 503])
    expect(await redeem('198.51.100.1')).toBe(429)
    expect(await redeem('198.51.100.2')).toBe(503)
    expect((await slow.send('GET', '/envFile', { ip: '198.51.100.1' })).status).toBe(200)
  })

  it('counts a call as often as it costs', async () => {
    const weigh = calls.find(({ name }) => name === 'weighSongs') ?? expect.unreachable()
    expect(weigh.cost).toBe(5)
    const slow = await openBackend({ store: backend.store, env: { REQUESTS_PER_MINUTE: '7' } })
    const request = async (method: string, path: string, body?: unknown) =>
      slow.send(method, path, { user: 'lina', ...(body ? { body } : {}) })
    const weighTrack = () => request('POST', weigh.path, { articleIds: ['trk_1'] })
    expect((await weighTrack()).status).toBe(200)
    const refused = await weighTrack()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '26'])
    for (let time = 0; time < 2; time++) expect((await request('GET', '/user/profile')).status).toBe(200)
    expect((await request('GET', '/user/profile')).status).toBe(429)
  })

  it('lets a call that costs more than a minute’s allowance through once a minute', async () => {
    const slow = await openBackend({ store: backend.store, env: { REQUESTS_PER_MINUTE: '2' } })
    const weigh = async () =>
      (await slow.send('POST', '/song/download/sizes', { user: 'lina', body: { articleIds: ['trk_1'] } }))
        .status
    expect([await weigh(), await weigh()]).toEqual([200, 429])
    slow.clock.pass(60_000)
    expect(await weigh()).toBe(200)
  })
})
