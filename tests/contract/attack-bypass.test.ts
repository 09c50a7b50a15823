/** Every call by ways that are not its own: another method, header, spelling of its address, or origin. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallName, calls } from '../../src/contract/calls.ts'
import { type AttackedBackend, openAttackedBackend } from '../support/attack/attacked-backend.ts'

let backend: AttackedBackend
beforeAll(async () => {
  backend = await openAttackedBackend()
})
afterAll(() => backend.close())
beforeEach(() => backend.clock.pass(60_000))

const rows = calls.map((call) => [call.name, call] as const)

/** Of every call that answers at this address, whatever its parameters are called. */
const methodsAt = (path: string): ReadonlySet<string> =>
  new Set(
    calls
      .filter((call) => new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
      .map(({ method }) => method),
  )

describe('a bypass', () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND']
  it.each(rows)(
    'of %s by another method, header or spelling of its address finds nothing',
    async (name, call) => {
      const { path, body } = backend.sampleOf(name as CallName)
      const taken = methodsAt(path.split('?')[0] ?? '')
      for (const method of methods.filter((one) => !taken.has(one) && one !== 'HEAD')) {
        const { status } = await backend.attack({ method, path, headers: {} }, 'omar')
        expect([name, method, status]).toEqual([name, method, expect.toBeOneOf([400, 401, 403, 404, 405])])
      }
      const [bare = '', search = ''] = path.split('?')
      const spellings = [
        `/${bare}`,
        `${bare}/`,
        bare.toUpperCase(),
        `${bare}%2f`,
        `${bare}%00`,
        `${bare};x=1`,
        `/.${bare}`,
      ]
      const text = body === undefined ? {} : { body: JSON.stringify(body) }
      for (const spelling of spellings) {
        const request = { method: call.method, path: `${spelling}?${search}`, headers: {}, ...text }
        const asGuest = await backend.attack(request, '')
        const { status } = asGuest
        const isFine =
          call.who === 'user' ? [400, 401, 404, 405].includes(status) : status < 500 || status === 503
        expect([name, spelling, status, isFine]).toEqual([name, spelling, status, true])
      }
      const overrides = {
        'x-http-method-override': 'DELETE',
        'x-original-url': '/api/user/profile',
        'x-rewrite-url': '/api/user/profile',
      }
      const plain = await backend.attack({ method: call.method, path, headers: {}, ...text }, '')
      const overridden = await backend.attack({ method: call.method, path, headers: overrides, ...text }, '')
      expect([name, overridden.status]).toEqual([name, plain.status])
    },
  )

  it.each(rows.filter(([, { method }]) => method !== 'GET'))(
    '%s is not done for a page of another origin',
    async (name, call) => {
      const { path, body } = backend.sampleOf(name as CallName)
      const text = body === undefined ? {} : { body: JSON.stringify(body) }
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'http://nour.localhost' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const { status } = await backend.attack({ method: call.method, path, headers, ...text }, 'omar')
        expect([name, headers, status]).toEqual([name, headers, 403])
      }
    },
  )
})
