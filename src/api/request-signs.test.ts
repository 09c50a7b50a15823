/** What counts as a sign that the connection carries something. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectUserTheme } from '../contract/session.ts'
import { dataSaver } from '../lib/data-saver.ts'
import { clientParts } from './backend.fixture.ts'
import { configureBackend } from './backend.ts'
import { request } from './request.ts'

beforeEach(() => configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq' }))
afterEach(() => vi.unstubAllGlobals())

const signsOf = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  const before = dataSaver.signs
  await request(selectUserTheme, { body: { alternatTheme: true } }).catch(() => undefined)
  return dataSaver.signs - before
}

it('an answer is one, also a refusal', async () => {
  expect(await signsOf(() => Promise.resolve(Response.json({ alternatTheme: true })))).toBe(1)
  expect(await signsOf(() => Promise.resolve(Response.json({}, { status: 500 })))).toBe(1)
})
it('a request that was given up or lost is none, so that others beside it are given up too', async () => {
  expect(await signsOf(() => Promise.reject(new DOMException('given up', 'AbortError')))).toBe(0)
  expect(await signsOf(() => Promise.reject(new TypeError('no connection')))).toBe(0)
})
