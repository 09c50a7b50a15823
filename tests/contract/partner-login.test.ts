/** The login api of a partner over HTTP: where to sign in, where to sign up, and which comes next. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { environmentOf } from '../../server/modules/environment/environment.usecases.ts'
import { partnerFlow, partnerLogin, partnerSignup } from '../../src/contract/partner-login.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { followToPortal, openLogin, submitLogin } from '../support/log-in.ts'
import type { Visitor } from '../support/visitor.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
  await server.addAccount('riwaq', 'lina@example.org')
})
afterAll(() => server.close())

const paths = {
  login: '/partner/login/riwaq',
  signup: '/partner/login/riwaq/session/signup',
  flow: '/partner/login/riwaq/session/flow',
}
const body = { redirectUrl: '/ar/music', lang: 'ar', tenantName: 'riwaq' }
const addressOf = async (who: Visitor, path: string) =>
  ((await who.call(path, body)).json as { redirectUrl: string }).redirectUrl
const stepOf = async (who: Visitor) => ((await who.call(paths.flow, body)).json as { step: string }).step

describe('POST partner/login/{tenant}', () => {
  it('sends a person to the login with {redirectUrl, lang, tenantName}, who comes back there [CALL-PARTNER-02]', async () => {
    expect([partnerLogin.method, partnerLogin.path]).toEqual(['POST', '/partner/login/{tenant}'])
    const who = server.visitor('riwaq')
    const form = await who.follow(await who.visit(await addressOf(who, paths.login)))
    expect(form.text).toContain('<html lang="ar"')
    expect(form.text).toContain('autocomplete="current-password"')
    const back = await followToPortal(who, await submitLogin(who, form, 'lina@example.org'))
    expect(back.location).toMatch(/^\/ar\/music\?code=/)
  })
  it('refuses a body with another field, and one without a name', async () => {
    const who = server.visitor('riwaq')
    const { tenantName, ...nameless } = body
    expect((await who.call(paths.login, { ...nameless })).status).toBe(400)
    expect((await who.call(paths.login, { ...body, tenantName, partner: 'x' })).status).toBe(400)
    expect((await who.call(paths.login, { ...body, lang: 'xx' })).status).toBe(400)
  })
  it('takes the tenantName of the environment file, as the header, the login and the registration do [AMBIG-062]', async () => {
    const who = server.visitor('riwaq')
    const tenant = server.parts.tenants.find(({ name }) => name === 'riwaq') ?? expect.unreachable()
    const { tenantName } = environmentOf(tenant)
    expect((await who.call(`/partner/login/${tenantName}`, { ...body, tenantName })).status).toBe(200)
    for (const kind of ['login', 'register'])
      expect((await who.visit(`/${kind}/${tenantName}?lang=en&redirectUrl=/`)).status).toBe(303)
    const named = async (name: string) =>
      (await who.visit('/api/user/profile', { headers: { 'x-tenant-id': name } })).status
    expect([await named(tenantName), await named('nour')]).toEqual([401, 400])
    const mismatch = { status: 400, json: expect.objectContaining({ error: 'TENANT_MISMATCH' }) as unknown }
    for (const path of Object.values(paths)) {
      expect(await who.call(path.replace('riwaq', 'nour'), body)).toMatchObject(mismatch)
      expect(await who.call(path, { ...body, tenantName: 'nour' })).toMatchObject(mismatch)
    }
    for (const kind of ['login', 'register'])
      expect((await who.visit(`/${kind}/nour?lang=en&redirectUrl=/`)).status).toBe(404)
  })
})

describe('the session calls of the partner login', () => {
  it('send a person to the registration [CALL-PARTNER-03]', async () => {
    expect(partnerSignup.path).toBe('/partner/login/{tenant}/session/signup')
    const who = server.visitor('riwaq')
    const form = await who.follow(await who.visit(await addressOf(who, paths.signup)))
    expect(form.text).toContain('autocomplete="new-password"')
  })
  it('say that signing in comes next, and signing up where this browser has started that [CALL-PARTNER-04]', async () => {
    expect(partnerFlow.path).toBe('/partner/login/{tenant}/session/flow')
    const who = server.visitor('riwaq')
    expect(await stepOf(who)).toBe('login')
    await openLogin(who, '/music', 'register')
    expect(await stepOf(who)).toBe('signup')
    expect(await stepOf(server.visitor('riwaq'))).toBe('login')
  })
})
