/** What the backend client makes of the outcomes that `define()` names. */
import { buySomething } from '../support/example-call.ts'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { clientParts } from '../../src/api/backend.fixture.ts'
import { configureBackend } from '../../src/api/backend.ts'
import { choosePassword } from '../../src/api/password.ts'
import { type RequestOptions, request } from '../../src/api/request.ts'
import type { Call } from '../../src/contract/define.ts'
import type { getProfile } from '../../src/contract/session.ts'
import { startStubBackend } from '../support/stub-backend.ts'

const backend = startStubBackend()

const buy = () => request(buySomething, {}, { idempotencyKey: 'key-of-the-tap' })
const refusal = (status: number, error: string, details?: unknown) => ({
  status,
  error,
  i18Message: 'x',
  requestId: 'r-1234567',
  details,
})

describe('a call with further statuses', () => {
  it.each([
    [200, { url: '/pay' }],
    [201, { id: 'sub_1' }],
  ])('answers the body of a %i with its status', async (status, body) => {
    backend.answering = { ...body, status }
    expect(await buy()).toEqual({ refused: null, status, body })
  })
  it('answers a status without a body', async () => {
    backend.answering = { status: 202 }
    expect(await buy()).toEqual({ refused: null, status: 202, body: undefined })
  })
  it('takes no other status, and no body of another status', async () => {
    backend.answering = { status: 203, url: '/pay' }
    await expect(buy()).rejects.toMatchObject({ name: 'BackendError', status: 203 })
    backend.answering = { status: 201, url: '/pay' }
    await expect(buy()).rejects.toBeInstanceOf(v.ValiError)
  })
})

describe('a refusal that is data', () => {
  it('is returned with its details, not thrown', async () => {
    backend.answering = refusal(409, 'LIKES_FULL', { most: 3 })
    const outcome = await buy()
    expect(outcome).toEqual({ refused: 'LIKES_FULL', details: { most: 3 } })
    if (outcome.refused === 'LIKES_FULL') expectTypeOf(outcome.details).toEqualTypeOf<{ most: number }>()
    backend.answering = refusal(404, 'NOT_FOUND')
    expect(await buy()).toEqual({ refused: 'NOT_FOUND' })
  })
  it('with other details than agreed, or that the call does not name, is thrown', async () => {
    backend.answering = refusal(409, 'LIKES_FULL', { most: 'many' })
    await expect(buy()).rejects.toMatchObject({ status: 409, code: 'LIKES_FULL' })
    for (const [status, code] of [
      [403, 'FORBIDDEN'],
      [400, 'toString'],
      [500, 'UNKNOWN'],
    ] as const) {
      backend.answering = refusal(status, code)
      await expect(buy()).rejects.toMatchObject({ status, code })
    }
  })
  it('of an expired link to a new password reaches its page', async () => {
    backend.answering = refusal(410, 'RESET_LINK_INVALID')
    expect(await choosePassword('used', 'long enough')).toEqual({ refused: 'RESET_LINK_INVALID' })
    backend.answering = { status: 204 }
    expect(await choosePassword('fresh', 'long enough')).toMatchObject({ refused: null, status: 204 })
  })
})

describe('a call that requires an idempotency key', () => {
  it('sends it, and the same one again after its token was renewed', async () => {
    let token = 'old'
    configureBackend({
      ...clientParts,
      base: backend.base(),
      tenantName: 'nour',
      token: () => token,
      renew: () => {
        token = 'new'
        backend.answering = { status: 202 }
        return Promise.resolve(true)
      },
    })
    backend.answering = refusal(401, 'TOKEN_EXPIRED')
    expect(await buy()).toMatchObject({ status: 202 })
    expect(backend.seen.map(({ headers }) => [headers['idempotency-key'], headers.authorization])).toEqual([
      ['key-of-the-tap', 'Bearer old'],
      ['key-of-the-tap', 'Bearer new'],
    ])
  })
  it('does not compile without one', () => {
    type Options<C extends Call> =
      Parameters<typeof request<C>> extends [unknown, unknown, ...infer Rest] ? Rest : never
    expectTypeOf<Options<typeof buySomething>>().toEqualTypeOf<
      [options: RequestOptions & { idempotencyKey: string }]
    >()
    expectTypeOf<Options<typeof getProfile>>().toEqualTypeOf<[options?: RequestOptions]>()
  })
})
