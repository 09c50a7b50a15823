/** A login that another identity provider confirms: it is asked again, and its own word for the time counts. */
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Token } from '../../src/contract/session.ts'
import { clientId, startExternalProvider } from '../support/external-identity-provider.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { codeInLocation, refreshSession } from '../support/log-in.ts'
import type { Visitor } from '../support/visitor.ts'

let foreign: Awaited<ReturnType<typeof startExternalProvider>>
let server: IdentityServer
beforeAll(async () => {
  foreign = await startExternalProvider()
  const issuers: Record<string, string> = { riwaq: foreign.issuer, nour: foreign.crookedIssuer }
  server = await startIdentityServer((tenant) => ({
    ...tenant,
    identity: { issuer: issuers[tenant.name] ?? null, clientId },
  }))
  foreign.know(server.visitor('riwaq').origin)
})
beforeEach(() => foreign.be({}))
afterEach(() => server.backToNow())
afterAll(async () => {
  foreign.close()
  await server.close()
})

const minute = 60_000
const leave = async (who: Visitor, more: Record<string, string> = {}) => {
  const tenant = who.host.split('.')[0] ?? ''
  const query = new URLSearchParams({ lang: 'en', redirectUrl: '/en/profile/manage', ...more })
  const left = await who.visit(`/login/${tenant}?${query.toString()}`)
  return new URL(left.location ?? '/', 'http://x')
}
const signIn = async (who: Visitor, there: Visitor, more: Record<string, string> = {}) => {
  const address = await leave(who, more)
  const sent = await there.follow(await there.visit(address.href))
  const back = await who.visit(sent.location ?? '')
  const { json } = await who.call('/login/api', { code: codeInLocation(back) })
  return { token: v.parse(Token, json), back }
}
const isRecent = async (who: Visitor, token: string) =>
  (await who.call('/user/sessions/recent', undefined, token)).status === 204

describe('a login at another provider', () => {
  it('is confirmed there: it must ask again, and the way back leads to the same place', async () => {
    const [who, there] = [server.visitor('riwaq'), foreign.visitor()]
    const first = await signIn(who, there)
    server.pass(11 * minute)
    const { json } = await refreshSession(who, first.token.refresh_token)
    expect(await isRecent(who, v.parse(Token, json).access_token)).toBe(false)
    server.backToNow()
    const { searchParams } = await leave(who, { prompt: 'login' })
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0'])
    const logins = foreign.logins.length
    const again = await signIn(who, there, { prompt: 'login' })
    expect(foreign.logins).toHaveLength(logins + 1)
    expect(again.back.location).toMatch(/^\/en\/profile\/manage\?code=/)
    expect(await isRecent(who, again.token.access_token)).toBe(true)
  })
  it('of which it does not say the time is not recent', async () => {
    const who = server.visitor('nour')
    expect(await isRecent(who, (await signInCrooked(who, {})).access_token)).toBe(false)
  })
  it('that it was asked for again is recent, also where it does not say the time', async () => {
    const who = server.visitor('nour')
    const { access_token } = await signInCrooked(who, {}, { prompt: 'login' })
    expect(await isRecent(who, access_token)).toBe(true)
  })
  it('that it says is old is not recent, also where it was asked again', async () => {
    const who = server.visitor('nour')
    const old = Math.floor(Date.now() / 1000) - 3600
    const { access_token } = await signInCrooked(who, { auth_time: old }, { prompt: 'login' })
    expect(await isRecent(who, access_token)).toBe(false)
  })
  it('never counts as later than now', async () => {
    const who = server.visitor('nour')
    const late = Math.floor(Date.now() / 1000) + 24 * 60 * 60
    const { refresh_token } = await signInCrooked(who, { auth_time: late })
    server.pass(11 * minute)
    const { json } = await refreshSession(who, refresh_token)
    expect(await isRecent(who, v.parse(Token, json).access_token)).toBe(false)
  })
  it('is confirmed by no password here, and there is none to change', async () => {
    const who = server.visitor('riwaq')
    const { token } = await signIn(who, foreign.visitor())
    const confirmed = await who.call('/user/sessions/confirm', { password: 'any' }, token.access_token)
    const body = { current: 'any', password: 'a brand new way' }
    const changed = await who.call('/password', body, token.access_token, 'PUT')
    // Without `auth_time` the change is refused before.
    expect([confirmed.status, changed.status]).toEqual([404, 403])
  })
})

/** The provider answers whatever the test says, so its own pages are left out. */
const signInCrooked = async (who: Visitor, claims: object, more: Record<string, string> = {}) => {
  const { searchParams } = await leave(who, more)
  foreign.be({ claims: { nonce: searchParams.get('nonce') ?? '', ...claims } })
  const query = new URLSearchParams({ state: searchParams.get('state') ?? '', code: 'any-code' })
  const back = await who.visit(`/login/return?${query.toString()}`)
  const { json } = await who.call('/login/api', { code: codeInLocation(back) })
  return v.parse(Token, json)
}
