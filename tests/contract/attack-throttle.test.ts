/** Whoever floods a call is slowed down; the owner of an account, at an address of their own, never is. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallName, calls } from '../../src/contract/calls.ts'
import { type Call, readsToken } from '../../src/contract/define.ts'
import { type Backend, openBackend } from '../support/backend.ts'
import { addAccount } from '../support/rows.ts'
import { samplesOf } from '../support/samples.ts'

const [general, logins] = [10, 4]
const samples = samplesOf((kind) => `${kind.slice(0, 3)}_000000`)
const [flooding, owner] = ['203.0.113.66', '203.0.113.7']

let backend: Backend
beforeAll(async () => {
  backend = await openBackend({
    env: { REQUESTS_PER_MINUTE: String(general), LOGINS_PER_MINUTE: String(logins) },
  })
  await addAccount(backend.store, 'riwaq', 'lina')
})
afterAll(() => backend.close())
beforeEach(() => backend.clock.pass(60 * 60_000))

const send = async (
  { name, method }: Call,
  ip: string,
  more: { user?: string; headers?: Record<string, string> },
) => {
  const { path, body } = samples[name as CallName]
  return (await backend.send(method, path, { ...more, ip, body })).status
}
/** Until nothing but 429 comes back, or far beyond what is allowed. */
const flood = async (call: Call, headers: Record<string, string>) => {
  const statuses = []
  for (let attempt = 0; attempt < general * 2; attempt++)
    statuses.push(await send(call, flooding, { headers }))
  return statuses
}

const rows = calls.map((call) => [call.name, call] as const)

describe('a flood from one address', () => {
  it.each(rows)('of %s is answered with 429, and the owner of an account is not', async (name, call) => {
    const statuses = await flood(call, {})
    expect([name, statuses.at(-1)]).toEqual([name, 429])
    expect([name, statuses.filter((status) => status !== 429).length]).toEqual([
      name,
      expect.toSatisfy((passed: number) => passed <= (call.rate === 'login' ? logins : general)),
    ])
    expect([name, await send(call, owner, { user: 'lina' })]).toEqual([name, expect.not.toBeOneOf([429])])
    expect([name, await send(call, owner, {})]).toEqual([name, expect.not.toBeOneOf([429])])
  })

  it.each(rows.filter(([, call]) => readsToken(call)))(
    'of %s with forged tokens costs the account that they name nothing',
    async (name, call) => {
      const statuses = await flood(call, { authorization: 'Bearer nour.lina' })
      expect([name, new Set(statuses)]).toEqual([name, new Set([401, 429])])
      expect([name, await send(call, owner, { user: 'lina' })]).toEqual([name, expect.not.toBeOneOf([429])])
    },
  )
})
