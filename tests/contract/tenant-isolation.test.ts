/** No border is crossed over the wire: not by a token of elsewhere, not by a bent address, not by the log. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallName } from '../../src/contract/calls.ts'
import { codeInLocation, followToPortal, openLogin, submitLogin } from '../support/log-in.ts'
import { samplesOf } from '../support/samples.ts'
import { Visitor } from '../support/visitor.ts'
import { type Portal, startPortal } from '../tools/lib/portal.mjs'

const rows = calls.map((call) => [call.name as CallName, call.method, call.who] as const)

describe('tenant isolation over HTTP', () => {
  let portal: Portal
  let token: string
  const secrets: string[] = []
  const password = 'omar-demo-2026'

  beforeAll(async () => {
    portal = await startPortal({ LOG_LEVEL: 'trace' })
    const omar = new Visitor(portal.port, 'riwaq.localhost')
    const code = codeInLocation(
      await followToPortal(
        omar,
        await submitLogin(omar, await openLogin(omar), 'omar@riwaq.example', password),
      ),
    )
    const { json } = await omar.call('/login/api', { code })
    const tokens = json as { access_token: string; refresh_token: string }
    token = tokens.access_token
    secrets.push(
      code,
      tokens.access_token,
      tokens.refresh_token,
      password,
      ...omar.jar.map(({ value }) => value),
    )
  }, 180_000)
  afterAll(() => portal.stop())

  const request = (path: string, tenant: string, headers: Record<string, string> = {}) =>
    portal.get(`/api${path}`, `${tenant}.localhost`, headers)
  const bearer = () => ({ authorization: `Bearer ${token}` })
  const openReads = rows.filter(([, method]) => method === 'GET')
  const privateReads = openReads.filter(([, , who]) => who === 'user')
  const samples = samplesOf((kind) => `${kind}_x`)

  it('accepts the user at their own tenant', async () => {
    const { status, body } = await request('/user/profile', 'riwaq', bearer())
    expect([status, (JSON.parse(body) as { email: string }).email]).toEqual([200, 'omar@riwaq.example'])
  })

  it.each(privateReads)('%s accepts no token of another tenant', async (name) => {
    for (const tenant of ['nour', 'klang']) {
      const { status, body } = await request(samples[name].path, tenant, bearer())
      expect([status, (JSON.parse(body) as { error: string }).error]).toEqual([401, 'UNAUTHORIZED'])
    }
  })

  it.each(privateReads)('%s rejects every manipulated address', async (name) => {
    const path = samples[name].path
    const [bare = '', query = ''] = path.split('?')
    const glued = [
      `${bare}/?${query}`,
      `/${path}`,
      `${bare}//?${query}`,
      `${bare.toUpperCase()}?${query}`,
      `${bare};a=b?${query}`,
      `${bare}%2f?${query}`,
      `${bare}%20?${query}`,
      `/envFile/..${path}`,
      `/i18n/en/..%2f..${path}`,
      `/envFile%3f${path}`,
      `/envFile/.${path}`,
    ]
    for (const address of glued) {
      const { status, body } = await request(address, 'riwaq')
      expect([address, status]).toEqual([address, expect.toBeOneOf([400, 401, 404, 405])])
      expect(body).toMatch(/"error":/)
    }
  })

  it('rejects every altered token', async () => {
    const [head = '', body = '', seal = ''] = token.split('.')
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
    const flipped = `${seal.startsWith('A') ? 'B' : 'A'}${seal.slice(1)}`
    for (const bent of [`${head}.${body}.${flipped}`, `${none}.${body}.`, `${head}.${body}`, 'x', ''])
      expect((await request('/user/profile', 'riwaq', { authorization: `Bearer ${bent}` })).status).toBe(401)
  })

  it('shares no answer between tenants, or between languages where they differ', async () => {
    const bodies = new Map<string, string>()
    for (const tenant of ['riwaq', 'nour'])
      for (const lang of ['en', 'ar', 'fr', 'de', 'es', 'ro']) {
        const { status, body } = await request(`/structure/home?lang=${lang}`, tenant)
        expect(status).toBe(200)
        bodies.set(body, `${tenant} ${lang}`)
      }
    expect(bodies.size).toBe(12)
  })

  it('logs no secret and no personal data at any level', () => {
    const logEntries = portal
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n')
    expect(logEntries).toContain('"call":"getProfile"')
    for (const secret of [...secrets, 'omar@riwaq.example', 'Omar'])
      if (secret.length >= 4) expect(logEntries).not.toContain(secret)
    expect(secrets.length).toBeGreaterThan(4)
  })
})
