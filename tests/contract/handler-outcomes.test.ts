/** What a handler may answer: statuses, refusals, and what stays written after one. */
import { buySomething } from '../support/example-call.ts'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type { CallAnswer } from '../../src/contract/define.ts'
import type { noteKept } from '../../src/contract/download-notes.ts'
import { Refused } from '../../server/api/refused.ts'
import { responseOf } from '../../server/api/responses.ts'
import { runHandlerOnce } from '../../server/api/run-handler.ts'
import type { LooseCallContext } from '../../server/api/handlers.ts'
import { createIds } from '../../server/clock.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { addAccount, addItem } from '../support/rows.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
  await addAccount(backend.store, 'riwaq', 'lina')
  await addItem(backend.store, 'riwaq', 'trk_1', { kind: 'track' })
})
afterAll(() => backend.close())

describe('the outcome of a call', () => {
  const options = () => ({
    request: new Request('http://riwaq.localhost/api/something', { method: 'POST' }),
    requestId: 'req_12345678',
    check: true,
    personal: true,
    mediaOrigin: null,
    headers: new Headers([
      ['x-request-id', 'req_12345678'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]),
  })
  const respond = async (outcome: CallAnswer<typeof buySomething>) => {
    const response = await responseOf(buySomething, outcome, options())
    const text = await response.text()
    return { status: response.status, body: text ? (JSON.parse(text) as unknown) : null, response }
  }

  it('is typed: each status has its body, each refusal its details', () => {
    expectTypeOf<CallAnswer<typeof buySomething>>().toEqualTypeOf<
      | { refused: null; status: 200; body: { url: string } }
      | { refused: null; status: 201; body: { id: string } }
      | { refused: null; status: 202 }
      | { refused: 'LIKES_FULL'; details: { most: number } }
      | { refused: 'NOT_FOUND' }
    >()
    expectTypeOf<CallAnswer<typeof noteKept>>().toEqualTypeOf<void>()
  })

  it('has the status that its handler names, with its body', async () => {
    expect(await respond({ refused: null, status: 200, body: { url: '/pay' } })).toMatchObject({
      status: 200,
      body: { url: '/pay' },
    })
    expect(await respond({ refused: null, status: 201, body: { id: 'sub_1' } })).toMatchObject({
      status: 201,
      body: { id: 'sub_1' },
    })
    expect(await respond({ refused: null, status: 202 })).toMatchObject({ status: 202, body: null })
  })

  it('is validated by the schema of its status, or of its refusal', async () => {
    const wrong = [
      { refused: null, status: 201, body: { url: '/pay' } },
      { refused: 'LIKES_FULL', details: { most: 'many' } },
    ]
    for (const outcome of wrong) await expect(responseOf(buySomething, outcome, options())).rejects.toThrow()
  })

  it('that is a refusal has the status of its code, its details and its cookies', async () => {
    const { status, body, response } = await respond({ refused: 'LIKES_FULL', details: { most: 3 } })
    expect(status).toBe(409)
    expect(body).toEqual({
      status: 409,
      error: 'LIKES_FULL',
      i18Message: 'error.likesFull',
      requestId: 'req_12345678',
      details: { most: 3 },
    })
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-request-id')).toBe('req_12345678')
  })

  it('of a login that the handler answers with 201 travels as 201', async () => {
    const token = { access_token: 'a', refresh_token: 'r', expires: 1 }
    const other = await openBackend({
      store: backend.store,
      handlers: { loginApi: () => Promise.resolve({ refused: null, status: 201, body: token }) },
    })
    expect(await other.send('POST', '/login/api', { body: { code: 'x' } })).toMatchObject({
      status: 201,
      body: token,
    })
  })

  it('keeps what was written when a refusal is returned, and undoes it when one is thrown', async () => {
    const { store, clock } = backend
    const like = (item: string) => (context: LooseCallContext) =>
      context.within(async ({ db, tenant }) => {
        const row = { tenant, account: 'lina', type: 'tracks', item, created: clock.now() }
        await db.insertInto('likes').values(row).execute()
        return { refused: 'NOT_FOUND' }
      })
    const run = async (key: string, handle: (context: LooseCallContext) => Promise<unknown>) => {
      const headers = new Headers()
      const visit = {
        tenant: backend.tenants.find(({ name }) => name === 'riwaq') ?? expect.unreachable(),
        ip: '203.0.113.7',
        origin: 'http://riwaq.localhost',
        requestId: 'req_12345678',
      }
      const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
      const request = new Request(`${visit.origin}/api/something`, { headers: { 'idempotency-key': key } })
      const answer = await runHandlerOnce(
        { call: buySomething, handle },
        { store, clock, ids: createIds(clock), log },
        {
          request,
          visit,
          viewer: { account: 'lina', roles: ['user'], session: 'ses_test' },
          input: { params: undefined, query: undefined, body: undefined },
          headers,
          callApi: () => Promise.reject(new Error('nobody asks')),
        },
      ).catch((error: unknown) => error)
      return [answer, headers.get('idempotency-replayed')]
    }
    const written = async (item: string) =>
      (
        await store.within('riwaq', ({ db }) =>
          db.selectFrom('likes').select('item').where('item', '=', item).execute(),
        )
      ).length
    expect(await run('key-returned', like('trk_returned'))).toEqual([{ refused: 'NOT_FOUND' }, null])
    expect(await written('trk_returned')).toBe(1)
    // The repeat is answered the same, and nothing is written twice.
    expect(await run('key-returned', like('trk_returned'))).toEqual([{ refused: 'NOT_FOUND' }, 'true'])
    const throwing = async (context: LooseCallContext) => {
      await like('trk_thrown')(context)
      throw new Refused('NOT_FOUND')
    }
    expect(await run('key-thrown', throwing)).toMatchObject([{ code: 'NOT_FOUND' }, null])
    expect(await written('trk_thrown')).toBe(0)
  })
})
