import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/define.ts'
import { ErrorAnswer } from '../../src/contract/errors.ts'
import { largestBody } from '../../server/api/parse-input.ts'
import { Refused } from '../../server/api/refused.ts'
import * as v from 'valibot'
import { openBackend, type Backend } from '../support/backend.ts'
import { addAccount, addItem } from '../support/rows.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
  for (const tenant of ['riwaq', 'nour']) await addAccount(backend.store, tenant, 'lina')
  await addItem(backend.store, 'riwaq', 'alb_one')
})
afterAll(() => backend.close())

const codeOf = (body: unknown) => v.parse(ErrorAnswer, body).error
const fill = (path: string, value = 'xyz_unknown') =>
  path
    .replace('{lang}', 'en')
    .replace('{type}', 'PLAY')
    .replace(/\{\w+\}/g, value)
const label = ({ method, path }: Call) => `${method} ${path}`
const rows = calls.map((call) => [label(call), call] as const)
const privateRows = rows.filter(([, call]) => call.who === 'user')
const json = { 'content-type': 'application/json' }
const asSent = (call: Call) => ({ headers: call.body ? json : {}, ...(call.body ? { body: '{}' } : {}) })

describe('every call of the contract', () => {
  it.each(privateRows)('%s is refused to a guest, whatever else the request says', async (_, call) => {
    const { status, body, headers } = await backend.send(call.method, fill(call.path), asSent(call))
    expect([status, codeOf(body)]).toEqual([401, 'UNAUTHORIZED'])
    expect(headers.get('www-authenticate')).toBe('Bearer')
  })

  it.each(privateRows)('%s is refused to another tenant’s token', async (_, call) => {
    const sent = asSent(call)
    const authorization = `Bearer ${backend.tokenOf('nour', 'lina')}`
    const headers = { ...sent.headers, authorization }
    const { status } = await backend.send(call.method, fill(call.path), { ...sent, headers, tenant: 'riwaq' })
    expect(status).toBe(401)
  })

  it.each(privateRows)('%s is stored by no cache', async (_, call) => {
    const { headers } = await backend.send(call.method, fill(call.path), { ...asSent(call), user: 'lina' })
    expect(headers.get('cache-control')).toMatch(/no-store/)
  })

  it.each(rows)('%s is refused when the header has another tenant than the host', async (_, call) => {
    const sent = asSent(call)
    const { status, body } = await backend.send(call.method, fill(call.path), {
      ...sent,
      headers: { ...sent.headers, 'x-tenant-id': 'nour' },
      user: 'lina',
    })
    expect([status, codeOf(body)]).toEqual([400, 'TENANT_MISMATCH'])
  })

  it.each(rows)('%s answers bad input with 400 and the field, never with 500', async (_, call) => {
    const bad: [string, unknown][] = []
    const path = fill(call.path)
    if (call.query)
      bad.push([`${path}?nonsense=1`, {}], [`${path}?lang=%00`, {}], [`${path}?lang=en&lang=ar`, {}])
    if (call.params)
      for (const value of ['%00', '..%2f..', '%E0%A4%A', 'a'.repeat(65), '%0d%0aX: 1', "'--", '%F0%9F%98%80'])
        bad.push([fill(call.path.replace('{lang}', '{id}').replace('{type}', '{id}'), value), {}])
    if (call.body)
      for (const body of [null, [], 'text', 1, {}, { a: '\0' }, JSON.parse('{"__proto__":{}}')])
        bad.push([path, body])
    for (const [address, body] of bad) {
      const { status, body: answer } = await backend.send(call.method, address, {
        user: 'lina',
        ...(call.body ? { body: JSON.stringify(body), headers: json } : {}),
      })
      expect([address, body, status]).toEqual([address, body, expect.toBeOneOf([400, 404])])
      if (status === 400)
        expect(v.parse(ErrorAnswer, answer).details).toMatchObject({ where: expect.any(String) as string })
    }
  })

  it('needs a handler, or the server does not start', async () => {
    await expect(openBackend({ store: backend.store, without: ['getLikes', 'getDevice'] })).rejects.toThrow(
      'calls without a handler: getDevice, getLikes',
    )
  })
})

describe('an answer', () => {
  it('to a refusal has status, code, message and request id, and nothing else', async () => {
    const { status, body, headers } = await backend.send('GET', '/nowhere')
    expect(status).toBe(404)
    expect(body).toEqual({
      status: 404,
      error: 'NOT_FOUND',
      i18Message: 'error.notFound',
      requestId: headers.get('x-request-id'),
    })
  })

  it('has the request id of the request, if it is valid', async () => {
    const codeOf = async (id: string) =>
      (await backend.send('GET', '/envFile', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect(await codeOf('abc-12345678')).toBe('abc-12345678')
    expect(await codeOf('short')).not.toBe('short')
    expect(await codeOf('x'.repeat(65))).not.toBe('x'.repeat(65))
    expect(await codeOf('{"forged":1}')).toMatch(/^[\w-]{26}$/)
  })

  it('to an internal error reveals no details, and the log has them under the same id', async () => {
    const broken = await openBackend({
      store: backend.store,
      handlers: { getWords: () => Promise.reject(new Error('relation "word" has a secret')) },
    })
    const { status, body } = await broken.send('GET', '/i18n/en')
    expect([status, codeOf(body)]).toEqual([500, 'INTERNAL'])
    expect(JSON.stringify(body)).not.toContain('secret')
    const { requestId } = v.parse(ErrorAnswer, body)
    const logEntry = broken.lines.find(({ message }) => message === 'a request failed')
    expect(logEntry?.fields).toMatchObject({ requestId, reason: expect.stringContaining('secret') as string })
  })

  it('is validated against the contract when the setting is on', async () => {
    const wrong = { getWords: () => Promise.resolve(JSON.parse('{"key":1}') as Record<string, string>) }
    const strict = await openBackend({ store: backend.store, handlers: wrong })
    expect((await strict.send('GET', '/i18n/en')).status).toBe(500)
    const quick = await openBackend({ store: backend.store, handlers: wrong, env: { CHECK_ANSWERS: 'off' } })
    expect((await quick.send('GET', '/i18n/en')).status).toBe(200)
  })

  it('that is public may be cached as long as the contract says, and is not sent twice', async () => {
    const first = await backend.send('GET', '/i18n/en')
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(first.headers.get('vary')).toContain('authorization')
    const tag = first.headers.get('etag') ?? ''
    const again = await backend.send('GET', '/i18n/en', { headers: { 'if-none-match': tag } })
    expect([again.status, again.body]).toEqual([304, null])
    const known = await backend.send('GET', '/i18n/en', { user: 'lina' })
    expect(known.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('is compressed for clients that accept it', async () => {
    const size = async (coding: string) => {
      const { headers } = await backend.send('GET', '/structure/configurations?lang=en', {
        headers: { 'accept-encoding': coding },
        raw: true,
      })
      return headers.get('content-encoding')
    }
    expect(await size('gzip, br')).toBe('br')
    expect(await size('gzip, br;q=0')).toBe('gzip')
    expect(await size('identity')).toBeNull()
  })
})

describe('a request', () => {
  it('by another method gets the allowed methods', async () => {
    const { status, body, headers } = await backend.send('PATCH', '/like/albums/alb_one', { user: 'lina' })
    expect([status, codeOf(body)]).toEqual([405, 'METHOD_NOT_ALLOWED'])
    expect(headers.get('allow')).toBe('POST, DELETE')
  })

  it('from a page of another site is refused', async () => {
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'http://nour.localhost' },
      { origin: 'null' },
    ]
    for (const headers of foreign) {
      const { status } = await backend.send('POST', '/like/albums/alb_one', { user: 'lina', headers })
      expect([headers, status]).toEqual([headers, 403])
    }
    const own = { 'sec-fetch-site': 'same-origin', origin: 'http://riwaq.localhost' }
    const { status } = await backend.send('POST', '/like/albums/alb_one', { user: 'lina', headers: own })
    expect(status).toBe(200)
  })

  it('with a body that is no JSON, compressed, or too long is refused before it is read', async () => {
    const put = (body: string, headers: Record<string, string>) =>
      backend.send('PUT', '/user/selectUserTheme', { user: 'lina', body, headers })
    const good = '{"alternatTheme":true}'
    expect((await put(good, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await put(good, { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    expect((await put(good, { ...json, 'content-encoding': 'gzip' })).status).toBe(415)
    expect((await put('{"alternatTheme":', json)).status).toBe(400)
    expect((await put(`{"alternatTheme":true}${' '.repeat(largestBody)}`, json)).status).toBe(413)
    expect((await put(good, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200)
  })

  it('over the rate limit is refused, per visitor', async () => {
    const slow = await openBackend({ store: backend.store, env: { REQUESTS_PER_MINUTE: '3' } })
    const request = async (ip: string, user?: string) =>
      slow.send('GET', '/envFile', { ip, ...(user ? { user } : {}) })
    for (let time = 0; time < 3; time++) expect((await request('198.51.100.1')).status).toBe(200)
    const refused = await request('198.51.100.1')
    expect([refused.status, codeOf(refused.body)]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(refused.headers.get('retry-after')).toBe('20')
    expect((await request('198.51.100.2')).status).toBe(200)
    expect((await request('198.51.100.1', 'lina')).status).toBe(200)
    slow.clock.pass(20_000)
    expect((await request('198.51.100.1')).status).toBe(200)
    expect((await request('198.51.100.1')).status).toBe(429)
  })

  it('with a forged token counts against the limit before verification, while valid ones share an address freely', async () => {
    let runs = 0
    const slow = await openBackend({
      store: backend.store,
      env: { REQUESTS_PER_MINUTE: '3' },
      onVerifyToken: () => runs++,
    })
    const authorization = 'Bearer nour.mallory'
    const flood = async () => (await slow.send('GET', '/envFile', { headers: { authorization } })).status
    for (let time = 0; time < 9; time++) await flood()
    expect([await flood(), runs]).toEqual([429, 3])
    for (const user of ['lina', 'omar', 'maya', 'sami', 'nils'])
      expect((await slow.send('GET', '/envFile', { user, ip: '198.51.100.9' })).status).toBe(200)
  })

  it('counts an IPv6 network as one visitor', async () => {
    const slow = await openBackend({ store: backend.store, env: { REQUESTS_PER_MINUTE: '1' } })
    const request = async (ip: string) => (await slow.send('GET', '/envFile', { ip })).status
    expect(await request('2001:db8:1:2::1')).toBe(200)
    expect(await request('2001:db8:1:2:ffff::9')).toBe(429)
    expect(await request('2001:db8:1:3::1')).toBe(200)
  })

  it('logs no token and no query', async () => {
    await backend.send('GET', '/redirect?path=/secret-code', { user: 'lina' })
    const text = JSON.stringify(backend.lines)
    expect(text).not.toContain(backend.tokenOf('riwaq', 'lina'))
    expect(text).not.toContain('secret-code')
    expect(text).toContain('lookUpRedirect')
  })
})

describe('an in-process call', () => {
  it('answers a public call as a guest of the tenant', async () => {
    const answer = await backend.ask('nour')('getEnvFile', {})
    expect(answer).toMatchObject({ tenantName: 'nour' })
  })
  it('validates the input and refuses everything that is not public', async () => {
    const call = backend.ask('riwaq')
    await expect(call('getWords', { params: { lang: 'it' } })).rejects.toThrow(Refused)
    await expect(call('getProfile', {})).rejects.toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  })
})
