/** The built portal behind a proxy that terminates TLS: headers that are sent then, and only then. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../tools/lib/portal.mjs'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ TRUST_PROXY: 'on' })
}, 180_000)
afterAll(() => portal.stop())

const get = async (path: string, scheme: 'http' | 'https', host = 'riwaq.localhost') => {
  const { status, headers } = await portal.get(path, host, { 'x-forwarded-proto': scheme })
  return { status, headers, policy: String(headers['content-security-policy']) }
}

const everywhere = {
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()') as string,
}
const pages = [
  ['a document', '/', 200],
  ['a page of the login', '/oidc/interaction/nothing-is-here', 400],
  ['a page of the way to the login', '/login/return?state=unknown', 400],
] as const
/** The provider writes some of its answers itself. */
const answers = [...pages, ['a page of the provider’s own', '/oidc/session/end', 200]] as const

it.each(answers)('%s cannot be framed or read by other sites', async (_, path, status) => {
  for (const scheme of ['http', 'https'] as const) {
    const answer = await get(path, scheme)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(everywhere)
  }
})

it.each(answers)('%s sends HSTS for a year on https', async (_, path) => {
  expect((await get(path, 'https')).headers['strict-transport-security']).toBe('max-age=31536000')
  expect((await get(path, 'http')).headers).not.toHaveProperty('strict-transport-security')
})

it.each(answers)('%s forbids content sniffing', async (_, path) => {
  const { policy } = await get(path, 'https')
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
    expect(policy).toContain(rule)
  expect(policy).not.toContain('unsafe-')
})

it('a document upgrades everything of its own to https', async () => {
  expect((await get('/', 'https')).policy).toContain('upgrade-insecure-requests')
  expect((await get('/', 'http')).policy).not.toContain('upgrade-insecure-requests')
})

it('a file is never served as a page', async () => {
  const discovery = '/oidc/.well-known/openid-configuration'
  for (const [path, host, status] of [
    ['/', 'nobody.example', 421],
    [discovery, 'riwaq.localhost', 200],
    ['/oidc/nowhere', 'riwaq.localhost', 404],
  ] as const) {
    const answer = await get(path, 'https', host)
    expect([path, answer.status]).toEqual([path, status])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  }
})
