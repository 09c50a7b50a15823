/** Where an account is signed in: the list, and the end of a session on another device. */
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createIdentity } from '../../server/identity/identity.ts'
import { listSessions } from '../../src/contract/sessions.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import {
  fetchProfile,
  followToPortal,
  getCode,
  logIn,
  openLogin,
  refreshSession,
  submitLogin,
} from '../support/log-in.ts'
import type { Visitor } from '../support/visitor.ts'

let server: IdentityServer
const omar = 'omar@example.org'
const agents = {
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  phone:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
}
beforeAll(async () => {
  server = await startIdentityServer()
  await server.addAccount('riwaq', omar)
})
afterEach(() => server.backToNow())
afterAll(() => server.close())

let accounts = 0
/** Each test has an account of its own, as sessions of others would be in its list. */
const newAccount = async () => {
  const email = `lina-${++accounts}@example.org`
  await server.addAccount('riwaq', email)
  return email
}
const browser = (agent = agents.firefox) => {
  const who = server.visitor('riwaq')
  who.agent = agent
  return who
}
const signedIn = async (email: string, agent?: string) => {
  const who = browser(agent)
  return { who, token: await logIn(who, email) }
}
const sessionsOf = async (who: Visitor, token: string) => {
  const { status, json } = await who.call('/user/sessions', undefined, token)
  expect(status).toBe(200)
  return v.parse(listSessions.answer, json).sessions
}
const end = (who: Visitor, token: string, id = '') =>
  who.call(`/user/sessions${id && `/${id}`}`, undefined, token, 'DELETE')
const othersIn = (sessions: Awaited<ReturnType<typeof sessionsOf>>) =>
  sessions.filter(({ isCurrent }) => !isCurrent)

describe('the list of sessions', () => {
  it('names the browser and the system of each, this one first, and no address of anybody', async () => {
    const email = await newAccount()
    const desk = await signedIn(email)
    await signedIn(email, agents.phone)
    const sessions = await sessionsOf(desk.who, desk.token.access_token)
    expect(sessions.map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
      [true, { kind: 'desktop', browser: 'Firefox', system: 'Linux' }],
      [false, { kind: 'phone', browser: 'Chrome', system: 'Android' }],
    ])
    expect(JSON.stringify(sessions)).not.toContain('127.0.0.1')
  })
  it('says when each was last used', async () => {
    const email = await newAccount()
    const desk = await signedIn(email)
    const phone = await signedIn(email, agents.phone)
    server.pass(3 * 60 * 60_000)
    await refreshSession(phone.who, phone.token.refresh_token)
    const refreshed = await refreshSession(desk.who, desk.token.refresh_token)
    const { access_token } = refreshed.json as { access_token: string }
    for (const { used, created } of await sessionsOf(desk.who, access_token))
      expect(Date.parse(used) - Date.parse(created)).toBeGreaterThanOrEqual(3 * 60 * 60_000 - 60_000)
  })
  it('is true after a refresh token was used twice: that session has ended', async () => {
    const email = await newAccount()
    const desk = await signedIn(email)
    const phone = await signedIn(email, agents.phone)
    await refreshSession(phone.who, phone.token.refresh_token)
    server.pass(31_000)
    expect((await refreshSession(phone.who, phone.token.refresh_token)).json).toMatchObject({
      error: 'TOKEN_REUSED',
    })
    expect(othersIn(await sessionsOf(desk.who, desk.token.access_token))).toEqual([])
  })
  it('has one session of a browser, however often it signs in', async () => {
    const email = await newAccount()
    const first = await signedIn(email)
    const again = await logIn(first.who, email)
    expect(await sessionsOf(first.who, again.access_token)).toHaveLength(1)
    expect((await fetchProfile(first.who, first.token.access_token)).status).toBe(401)
  })
  it('has no session that is over by its time', async () => {
    const email = await newAccount()
    const desk = await signedIn(email)
    await signedIn(email, agents.phone)
    const [there] = othersIn(await sessionsOf(desk.who, desk.token.access_token))
    await server.parts.store.within('riwaq', ({ db }) =>
      db
        .updateTable('session')
        .set({ expires: new Date() })
        .where('tenant', '=', 'riwaq')
        .where('id', '=', there?.id ?? '')
        .execute(),
    )
    expect(await sessionsOf(desk.who, desk.token.access_token)).toHaveLength(1)
  })
  it('shows nothing of another account', async () => {
    const lina = await signedIn(await newAccount())
    const other = await signedIn(omar)
    const listed = (await sessionsOf(other.who, other.token.access_token)).map(({ id }) => id)
    for (const { id } of await sessionsOf(lina.who, lina.token.access_token)) expect(listed).not.toContain(id)
  })
})

describe('a session that is ended on another device', () => {
  const withTwo = async () => {
    const email = await newAccount()
    const desk = await signedIn(email)
    const phone = await signedIn(email, agents.phone)
    const [there] = othersIn(await sessionsOf(desk.who, desk.token.access_token))
    return { email, desk, phone, id: there?.id ?? expect.unreachable() }
  }
  it('takes no token any more, here and in every other process, and cannot be refreshed', async () => {
    const { desk, phone, id } = await withTwo()
    const { parts } = server
    const other = await createIdentity({
      ...parts,
      store: { ...parts.store, engine: 'postgres' },
      wakeRelay: () => undefined,
    })
    const tenant = parts.tenants.find(({ name }) => name === 'riwaq') ?? expect.unreachable()
    expect(await other.verifyToken(tenant, phone.token.access_token)).not.toBeNull()
    // A process of the embedded store asks it once for each session.
    expect((await fetchProfile(phone.who, phone.token.access_token)).status).toBe(200)
    expect((await end(desk.who, desk.token.access_token, id)).status).toBe(204)
    expect((await fetchProfile(phone.who, phone.token.access_token)).status).toBe(401)
    expect(await other.verifyToken(tenant, phone.token.access_token)).toBeNull()
    expect((await refreshSession(phone.who, phone.token.refresh_token)).json).toMatchObject({
      error: 'TOKEN_EXPIRED',
    })
    expect((await fetchProfile(desk.who, desk.token.access_token)).status).toBe(200)
  })
  it('is not opened again by the provider, which asks for the password there', async () => {
    const { desk, phone, id } = await withTwo()
    await end(desk.who, desk.token.access_token, id)
    // Also where the browser has dropped the cookie by which the portal knows of the earlier session.
    phone.who.jar = phone.who.jar.filter(({ name }) => name !== '__Host-session')
    expect((await openLogin(phone.who)).path).toMatch(/^\/oidc\/interaction\//)
  })
  it('leaves this one able to sign out as ever', async () => {
    const { desk, id } = await withTwo()
    await end(desk.who, desk.token.access_token, id)
    const out = await desk.who.call('/logout', { redirectUrl: '/en', lang: 'en' }, desk.token.access_token)
    const page = await desk.who.follow(
      await desk.who.visit((out.json as { redirectUrl: string }).redirectUrl),
      (path) => path === '/en',
    )
    expect(page.status).toBeLessThan(400)
    expect((await openLogin(desk.who)).path).toMatch(/^\/oidc\/interaction\//)
  })
  it('is one of the own account: the id of somebody else’s ends nothing, and tells nothing', async () => {
    const { desk, phone } = await withTwo()
    const other = await signedIn(omar)
    const [own] = await sessionsOf(other.who, other.token.access_token)
    for (const id of [own?.id ?? '', 'ses_none'])
      expect((await end(desk.who, desk.token.access_token, id)).status).toBe(204)
    expect((await fetchProfile(other.who, other.token.access_token)).status).toBe(200)
    expect((await fetchProfile(phone.who, phone.token.access_token)).status).toBe(200)
  })
  it('is every other one where all are ended, and this one goes on', async () => {
    const { email, desk, phone } = await withTwo()
    const third = await signedIn(email)
    expect((await end(desk.who, desk.token.access_token)).json).toEqual({ ended: 2 })
    for (const { who, token } of [phone, third])
      expect((await fetchProfile(who, token.access_token)).status).toBe(401)
    expect(await sessionsOf(desk.who, desk.token.access_token)).toHaveLength(1)
    expect((await refreshSession(desk.who, desk.token.refresh_token)).status).toBe(200)
  })
})

describe('a session that somebody else has prepared', () => {
  it('is never taken over: a login makes a new one, whatever cookie the browser brought', async () => {
    const thief = await signedIn(omar)
    const victim = browser()
    victim.jar.push(...thief.who.jar.filter(({ name }) => name === '__Host-session'))
    const before = victim.cookie('__Host-session')?.value
    const email = await newAccount()
    const { access_token } = await logIn(victim, email)
    expect(victim.cookie('__Host-session')?.value).not.toBe(before)
    expect((await fetchProfile(victim, access_token)).json).toMatchObject({ email })
    expect((await fetchProfile(thief.who, thief.token.access_token)).json).not.toMatchObject({ email })
    expect((await refreshSession(thief.who, thief.token.refresh_token)).status).toBe(401)
  })
  it('is not opened by a code that is used twice', async () => {
    const who = browser()
    const code = await getCode(who, await newAccount())
    const jar = [...who.jar]
    expect((await who.call('/login/api', { code })).status).toBe(200)
    who.jar = jar
    expect((await who.call('/login/api', { code })).status).toBe(401)
  })
  it('of a former user is over for the browser once another one signs in', async () => {
    const former = await signedIn(await newAccount())
    const email = await newAccount()
    const page = await openLogin(former.who)
    const back = await followToPortal(former.who, await submitLogin(former.who, page, email))
    const code = new URL(back.location ?? '/', 'http://x').searchParams.get('code')
    expect((await former.who.call('/login/api', { code })).status).toBe(200)
    expect((await fetchProfile(former.who, former.token.access_token)).status).toBe(401)
    expect((await refreshSession(former.who, former.token.refresh_token)).status).toBe(401)
  })
})
