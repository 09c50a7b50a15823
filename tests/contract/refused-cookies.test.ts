/** Browsers that refuse cookies: Safari those that are secure, over plain http; some people all of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startExternalProvider } from '../support/external-identity-provider.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { codeInLocation, followToPortal, openLogin, submitLogin } from '../support/log-in.ts'

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'
const title = 'Your browser didn’t keep this sign-in'

let server: IdentityServer
let external: Awaited<ReturnType<typeof startExternalProvider>>
beforeAll(async () => {
  external = await startExternalProvider()
  server = await startIdentityServer((tenant) =>
    tenant.name === 'nour'
      ? { ...tenant, identity: { issuer: external.issuer, clientId: 'portal' } }
      : tenant,
  )
  external.know(server.visitor('nour').origin)
  await server.addAccount('riwaq', 'lina@example.org')
})
afterAll(async () => {
  await server.close()
  external.close()
})

const refusing = (agent: string, tenant = 'riwaq') => {
  const who = server.visitor(tenant)
  who.agent = agent
  who.refusesSecureCookies = true
  return who
}

describe('Safari on this machine, over plain http', () => {
  it('signs in, refreshes its session and signs out', async () => {
    const who = refusing(safari)
    const back = await followToPortal(who, await submitLogin(who, await openLogin(who), 'lina@example.org'))
    const signedIn = await who.call('/login/api', { code: codeInLocation(back) })
    expect(signedIn.status).toBe(200)
    const { refresh_token: refreshToken } = signedIn.json as { refresh_token: string }
    expect((await who.call('/security/token/refresh', { refreshToken })).status).toBe(200)
    expect(who.jar.map(({ name }) => name).filter((name) => name.startsWith('__'))).toEqual([])
    // The session and the known device; the cookies of the login itself are gone.
    expect(
      who.jar.map(({ name }) => name.replace(/\..*/, '')).filter((name) => name.startsWith('local-')),
    ).toEqual(['local-secure-known', 'local-host-session'])
    expect((await who.call('/logout', { redirectUrl: '/', lang: 'en' })).status).toBe(200)
    expect(who.cookie('local-host-session')).toBeUndefined()
  })
  it('is given them with Secure over https, as every other browser is over http', async () => {
    for (const agent of [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
      '',
    ]) {
      const who = server.visitor('riwaq')
      who.agent = agent
      await openLogin(who)
      const [cookie] = who.jar.filter(({ name }) => name.startsWith('__Host-login.'))
      expect(cookie?.attributes).toContain('secure')
    }
  })
})

describe('a browser that refuses the cookie of a login', () => {
  it('learns it before anything is typed, in the language of the login', async () => {
    const page = await openLogin(refusing('Another/1.0'))
    expect([page.status, page.text.includes(title)]).toEqual([400, true])
    const german = await openLogin(refusing('Another/1.0'), '/de', 'login', 'de')
    expect(german.text).toContain('Dein Browser hat diese Anmeldung nicht behalten')
  })
  it('learns it where it refuses all, and was led to the form from this site', async () => {
    const who = server.visitor('riwaq')
    const { path } = await openLogin(who)
    who.jar = []
    const page = await who.visit(path, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect([page.status, page.text.includes(title)]).toEqual([400, true])
    // An address that was typed or pasted says nothing about cookies.
    expect((await who.visit(path, { headers: { 'sec-fetch-site': 'none' } })).text).toContain('has expired')
  })
  it('learns it when it comes back from a provider elsewhere', async () => {
    const who = refusing('Another/1.0', 'nour')
    await who.visit('/login/nour?lang=en&redirectUrl=/')
    const page = await who.visit('/login/return?code=abc&state=abc')
    expect([page.status, page.text.includes('لم يحتفظ متصفحك')]).toEqual([400, true])
  })
})
