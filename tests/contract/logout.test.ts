/** Logout over HTTP, and logout requests that arrive late. */
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createIdentity } from '../../server/identity/identity.ts'
import { logOut, Token } from '../../src/contract/session.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import {
  codeInLocation,
  followToPortal,
  logIn,
  openLogin,
  fetchProfile,
  refreshSession,
  submitLogin,
} from '../support/log-in.ts'
import type { VisitedPage, Visitor } from '../support/visitor.ts'

let server: IdentityServer
const lina = 'lina@example.org'
beforeAll(async () => {
  server = await startIdentityServer()
  await server.addAccount('riwaq', lina)
})
afterEach(() => server.backToNow())
afterAll(() => server.close())

describe('POST logout', () => {
  it('accepts {redirectUrl, lang} [CALL-SESSION-01]', async () => {
    expect([logOut.method, logOut.path]).toEqual(['POST', '/logout'])
    const who = server.visitor('riwaq')
    expect((await who.call('/logout', { redirectUrl: '/' })).status).toBe(400)
    expect((await who.call('/logout', { lang: 'en' })).status).toBe(400)
    expect((await who.call('/logout', { redirectUrl: '/ar', lang: 'ar' })).json).toEqual({
      redirectUrl: '/ar',
    })
  })
  it('ends session, token and the login at the provider, and returns to the page', async () => {
    const who = server.visitor('riwaq')
    const token = await logIn(who, lina)
    const { json } = await who.call('/logout', { redirectUrl: '/fr/music', lang: 'fr' }, token.access_token)
    expect(who.cookie('__Host-session')).toBeUndefined()
    expect((await fetchProfile(who, token.access_token)).status).toBe(401)
    expect((await refreshSession(who, token.refresh_token)).status).toBe(401)
    const page = await who.visit((json as { redirectUrl: string }).redirectUrl)
    expect(page.text).toContain('<html lang="fr"')
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const ended = await who.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' })
    expect((await who.follow(ended, (path) => path.startsWith('/fr'))).location).toBe('/fr/music')
    expect((await openLogin(who)).text).toContain('Welcome back')
  })
  it('reaches every other process at once, and a process that starts later', async () => {
    const { parts } = server
    const openProcess = () =>
      createIdentity({ ...parts, store: { ...parts.store, engine: 'postgres' }, wakeRelay: () => undefined })
    const other = await openProcess()
    const tenant = parts.tenants.find(({ name }) => name === 'riwaq') ?? expect.unreachable()
    const who = server.visitor('riwaq')
    const { access_token } = await logIn(who, lina)
    expect(await other.verifyToken(tenant, access_token)).not.toBeNull()
    await who.call('/logout', { redirectUrl: '/', lang: 'en' }, access_token)
    expect(await other.verifyToken(tenant, access_token)).toBeNull()
    expect(await (await openProcess()).verifyToken(tenant, access_token)).toBeNull()
  })
  it('never redirects to an external address', async () => {
    const who = server.visitor('riwaq')
    const { json } = await who.call('/logout', { redirectUrl: '//evil.example', lang: 'en' })
    expect(json).toEqual({ redirectUrl: '/' })
    const answer = await who.call('/logout', { redirectUrl: 'https://evil.example/en', lang: 'en' })
    expect(answer.json).toEqual({ redirectUrl: '/' })
    const page = await who.visit('/login/logged-out?state=https://evil.example/')
    expect(page.location).toBe('/')
  })
  it('asks for confirmation when the request is not authenticated', async () => {
    const who = server.visitor('riwaq')
    await logIn(who, lina)
    const page = await who.visit('/oidc/session/end')
    expect(page.text).toContain('Sign out?')
    expect(page.text).not.toContain('<script')
  })
})

describe('a logout that did not reach the portal', () => {
  const omar = 'omar@example.org'
  beforeAll(() => server.addAccount('riwaq', omar))
  /** The page has dropped its tokens; the cookies that no script reads stay. */
  const leftOpen = async () => {
    const who = server.visitor('riwaq')
    await logIn(who, lina)
    expect(who.cookie('op_session')).toBeDefined()
    return who
  }
  const nameOf = async (who: Visitor, back: VisitedPage) => {
    const { json } = await who.call('/login/api', { code: codeInLocation(back) })
    const { access_token } = v.parse(Token, json)
    return ((await fetchProfile(who, access_token)).json as { email: string }).email
  }

  it('leaves nobody signed in: the next login shows the form', async () => {
    const who = await leftOpen()
    const page = await openLogin(who)
    expect(page.path).toMatch(/^\/oidc\/interaction\//)
    expect(page.text).toContain('Welcome back')
    expect(await nameOf(who, await followToPortal(who, await submitLogin(who, page, lina)))).toBe(lina)
  })
  it('lets another user sign in as themselves', async () => {
    const who = await leftOpen()
    const back = await followToPortal(who, await submitLogin(who, await openLogin(who), omar))
    expect(await nameOf(who, back)).toBe(omar)
  })
  it('keeps the registration form', async () => {
    const page = await openLogin(await leftOpen(), '/', 'register')
    expect(page.text).toContain('autocomplete="new-password"')
  })
  it('differs from one that did: then the provider answers at once for the user it still knows', async () => {
    const who = await leftOpen()
    await who.call('/logout', { redirectUrl: '/', lang: 'en' })
    const back = await followToPortal(who, await who.visit('/login/riwaq?lang=en&redirectUrl=/'))
    expect(await nameOf(who, back)).toBe(lina)
  })
})
