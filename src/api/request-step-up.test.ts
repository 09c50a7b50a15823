/** A call that is refused for an old login: the person confirms it, and the call is repeated once. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { selectUserTheme } from '../contract/session.ts'
import { clientParts } from './backend.fixture.ts'
import { configureBackend } from './backend.ts'
import { request } from './request.ts'

const refusal = { status: 403, error: 'STEP_UP_REQUIRED', i18Message: '', requestId: 'r' }
let keys: (string | null)[]
let refusals: number
let confirmations: number

beforeEach(() => {
  ;[keys, refusals, confirmations] = [[], 1, 0]
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get('idempotency-key'))
    if (refusals-- > 0) return Promise.resolve(Response.json(refusal, { status: 403 }))
    return Promise.resolve(Response.json({ alternatTheme: true }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const confirmWith = (answer: boolean) =>
  configureBackend({
    ...clientParts,
    base: '/api',
    tenantName: 'riwaq',
    confirmLogin: () => {
      confirmations++
      return Promise.resolve(answer)
    },
  })
const idempotencyKey = '01KB5T3Z8Q4N7R2W6X9Y1V0C5D'
const write = () => request(selectUserTheme, { body: { alternatTheme: true } }, { idempotencyKey })

describe('a call that wants a recent login', () => {
  it('is repeated under the same key once the login is confirmed', async () => {
    confirmWith(true)
    expect(await write()).toEqual({ alternatTheme: true })
    expect(keys).toEqual([idempotencyKey, idempotencyKey])
  })
  it('is not repeated where the person does not want to', async () => {
    confirmWith(false)
    await expect(write()).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' })
    expect(keys).toHaveLength(1)
  })
  it('is repeated once only, and then says that it was refused', async () => {
    refusals = 5
    confirmWith(true)
    await expect(write()).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' })
    expect([keys.length, confirmations]).toEqual([2, 1])
  })
  it('asks nobody where it is refused for another reason', async () => {
    refusals = 0
    confirmWith(true)
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ ...refusal, error: 'FORBIDDEN' }, { status: 403 })),
    )
    await expect(write()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(confirmations).toBe(0)
  })
})
