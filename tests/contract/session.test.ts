/** Tokens after the login, over HTTP: refreshed, healed, reused, traded. */
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loginApi, refreshToken, tradeUserToken, Token } from '../../src/contract/session.ts'
import { isLoginRecent } from '../../server/modules/session/session-checks.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { getCode, logIn, fetchProfile, refreshSession } from '../support/log-in.ts'
import { partnerToken } from '../support/partner-token.ts'
import type { Visitor } from '../support/visitor.ts'

let server: IdentityServer
const lina = 'lina@example.org'
beforeAll(async () => {
  server = await startIdentityServer()
  for (const tenant of ['riwaq', 'nour']) await server.addAccount(tenant, lina)
})
afterEach(() => server.backToNow())
afterAll(() => server.close())

const refreshed = async (who: Visitor, handle: string) => {
  const answer = await refreshSession(who, handle)
  expect(answer.status).toBe(200)
  return v.parse(Token, answer.json)
}

describe('the token of a login', () => {
  it('has access_token, refresh_token and expires [ENTITY-TOKEN-01] [ENTITY-TOKEN-02] [ENTITY-TOKEN-03]', async () => {
    const who = server.visitor('riwaq')
    const { json } = await who.call('/login/api', { code: await getCode(who, lina) })
    expect(Object.keys(json as object).toSorted()).toEqual(['access_token', 'expires', 'refresh_token'])
    const { access_token, refresh_token, expires } = json as Token
    expect(decodeJwt(access_token).exp).toBe(expires)
    expect(expires - Date.now() / 1000).toBeGreaterThan(590)
    expect(typeof refresh_token).toBe('string')
  })
  it('authorises the calls of a user, and none at another tenant', async () => {
    const who = server.visitor('riwaq')
    const { access_token } = await logIn(who, lina)
    expect((await fetchProfile(who, access_token)).json).toMatchObject({ roles: ['user'], email: lina })
    expect((await fetchProfile(server.visitor('nour'), access_token)).status).toBe(401)
    expect((await fetchProfile(who, `${access_token}x`)).status).toBe(401)
  })
  it('comes from POST login/api [CALL-SESSION-04]', async () => {
    expect([loginApi.method, loginApi.path]).toEqual(['POST', '/login/api'])
    const who = server.visitor('riwaq')
    for (const body of [{}, { code: '' }, { code: 'x', more: 1 }, { code: 'x'.repeat(2001) }])
      expect((await who.call('/login/api', body)).status, JSON.stringify(body)).toBe(400)
    expect((await who.call('/login/api', { code: 'never-issued' })).status).toBe(401)
  })
  it('comes with the cookies that the OpenAPI lists, and refreshes without any', async () => {
    const who = server.visitor('riwaq')
    const code = await getCode(who, lina)
    const named = ({ headers }: Awaited<ReturnType<Visitor['call']>>) =>
      [headers['set-cookie'] ?? []].flat().map((text) => text.split('=')[0]?.replace(/\.[\w-]+$/, '.*'))
    const entered = await who.call('/login/api', { code })
    expect(named(entered)).toEqual(['__Host-code.*', '__Host-session'])
    expect(named(await refreshSession(who, v.parse(Token, entered.json).refresh_token))).toEqual([])
    expect(named(await who.call('/logout', { redirectUrl: '/', lang: 'en' }))).toEqual(['__Host-session'])
  })
  it('hides the other half of the session from scripts', async () => {
    const who = server.visitor('riwaq')
    await logIn(who, lina)
    const half = who.cookie('__Host-session')
    for (const attribute of ['httponly', 'secure', 'samesite=strict', 'path=/'])
      expect(half?.attributes).toContain(attribute)
    expect(half?.attributes).not.toContain('domain')
  })
})

describe('a recent login', () => {
  const sessionIn = (token: string) => String(decodeJwt(token)['sid'])
  const isRecent = (token: string, tenant = 'riwaq') =>
    server.parts.store.within(tenant, (scope) =>
      isLoginRecent(scope, sessionIn(token), server.parts.clock.now()),
    )

  it('is one of the last ten minutes, and refreshing its token does not renew it', async () => {
    const who = server.visitor('riwaq')
    const token = await logIn(who, lina)
    expect(await isRecent(token.access_token)).toBe(true)
    expect(await isRecent(token.access_token, 'nour')).toBe(false)
    server.pass(11 * 60_000)
    await refreshed(who, token.refresh_token)
    expect(await isRecent(token.access_token)).toBe(false)
  })
  it('is none where the provider’s token was traded, which does not say when the person signed in', async () => {
    const who = server.visitor('riwaq')
    const { access_token: accessToken } = await partnerToken(who, lina, `${who.origin}/api`)
    const { json } = await who.call('/userToken', { accessToken })
    expect(await isRecent(v.parse(Token, json).access_token)).toBe(false)
  })
  it('knows the browser that it was made in', async () => {
    const who = server.visitor('riwaq')
    who.agent = 'Firefox/140'
    const { access_token } = await logIn(who, lina)
    const row = await server.parts.store.within('riwaq', ({ db }) =>
      db
        .selectFrom('session')
        .select(['user_agent', 'auth_time'])
        .where('id', '=', sessionIn(access_token))
        .executeTakeFirst(),
    )
    expect(row?.auth_time).toBeInstanceOf(Date)
    expect(row?.user_agent).toBe('Firefox/140')
  })
})

describe('POST security/token/refresh', () => {
  it('accepts {refreshToken} and nothing else [CALL-SESSION-03]', async () => {
    expect([refreshToken.method, refreshToken.path]).toEqual(['POST', '/security/token/refresh'])
    const who = server.visitor('riwaq')
    const { refresh_token } = await logIn(who, lina)
    expect((await who.call('/security/token/refresh', { refresh_token })).status).toBe(400)
    expect((await refreshSession(who, refresh_token)).status).toBe(200)
  })
  it('rotates the token each time; the new one works', async () => {
    const who = server.visitor('riwaq')
    const first = await logIn(who, lina)
    const second = await refreshed(who, first.refresh_token)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    const third = await refreshed(who, second.refresh_token)
    expect((await fetchProfile(who, third.access_token)).status).toBe(200)
  })
  it('recovers from a lost answer: the same successor again within half a minute', async () => {
    const who = server.visitor('riwaq')
    const { refresh_token } = await logIn(who, lina)
    const lost = await refreshed(who, refresh_token)
    server.pass(20_000)
    const again = await refreshed(who, refresh_token)
    expect(again.refresh_token).toBe(lost.refresh_token)
    expect((await refreshSession(who, again.refresh_token)).status).toBe(200)
  })
  it('gives three simultaneous requests the same successor', async () => {
    const who = server.visitor('riwaq')
    const { refresh_token } = await logIn(who, lina)
    const three = await Promise.all([1, 2, 3].map(() => refreshed(who, refresh_token)))
    expect(new Set(three.map((token) => token.refresh_token)).size).toBe(1)
  })
  it('ends the complete family when an old token is used later', async () => {
    const who = server.visitor('riwaq')
    const first = await logIn(who, lina)
    const second = await refreshed(who, first.refresh_token)
    server.pass(31_000)
    const reused = await refreshSession(who, first.refresh_token)
    expect(reused.status).toBe(401)
    expect(reused.json).toMatchObject({ error: 'TOKEN_REUSED' })
    expect((await refreshSession(who, second.refresh_token)).json).toMatchObject({ error: 'TOKEN_EXPIRED' })
    expect((await fetchProfile(who, second.access_token)).status).toBe(401)
  })
  it('ends the family also for a token two rotations old', async () => {
    const who = server.visitor('riwaq')
    const first = await logIn(who, lina)
    const second = await refreshed(who, first.refresh_token)
    const third = await refreshed(who, second.refresh_token)
    expect((await refreshSession(who, first.refresh_token)).json).toMatchObject({ error: 'TOKEN_REUSED' })
    expect((await refreshSession(who, third.refresh_token)).status).toBe(401)
  })
  it('is invalid without the cookie, and does not end the session of its owner', async () => {
    const who = server.visitor('riwaq')
    const { refresh_token } = await logIn(who, lina)
    const thief = server.visitor('riwaq')
    expect((await refreshSession(thief, refresh_token)).json).toMatchObject({ error: 'TOKEN_EXPIRED' })
    await logIn(thief, lina)
    expect((await refreshSession(thief, refresh_token)).status).toBe(401)
    expect((await refreshSession(who, refresh_token)).status).toBe(200)
  })
  it('refuses the token of another tenant', async () => {
    const who = server.visitor('riwaq')
    const { refresh_token } = await logIn(who, lina)
    const elsewhere = server.visitor('nour')
    elsewhere.jar = [...who.jar]
    expect((await refreshSession(elsewhere, refresh_token)).status).toBe(401)
    expect((await refreshSession(who, refresh_token)).status).toBe(200)
  })
  it('ends after a month unused', async () => {
    const who = server.visitor('riwaq')
    const { refresh_token } = await logIn(who, lina)
    server.pass(30 * 24 * 60 * 60_000)
    expect((await refreshSession(who, refresh_token)).json).toMatchObject({ error: 'TOKEN_EXPIRED' })
  })
  it('ends half a year after the login, however often it is used', async () => {
    const who = server.visitor('riwaq')
    let { refresh_token } = await logIn(who, lina)
    for (let month = 1; month <= 6; month++) {
      server.pass(29 * 24 * 60 * 60_000)
      refresh_token = (await refreshed(who, refresh_token)).refresh_token
    }
    server.pass(7 * 24 * 60 * 60_000)
    expect((await refreshSession(who, refresh_token)).json).toMatchObject({ error: 'TOKEN_EXPIRED' })
  })
  it('stores no token, only hashes and encrypted data', async () => {
    const who = server.visitor('riwaq')
    const first = await logIn(who, lina)
    const second = await refreshed(who, first.refresh_token)
    const rows = await server.parts.store.within('riwaq', ({ db }) =>
      db.selectFrom('session').selectAll().execute(),
    )
    const stored = JSON.stringify(rows)
    const half = who.cookie('__Host-session')?.value ?? ''
    for (const token of [first.refresh_token, second.refresh_token, half])
      expect(stored).not.toContain(token.split('.')[1])
  })
  it('is refused when another site asks', async () => {
    const who = server.visitor('riwaq')
    const { refresh_token } = await logIn(who, lina)
    const answer = await who.visit('/api/security/token/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ refreshToken: refresh_token }),
    })
    expect(answer.status).toBe(403)
  })
})

describe('POST userToken', () => {
  it('accepts {accessToken} of the provider and returns a token of the portal [CALL-SESSION-02]', async () => {
    expect([tradeUserToken.method, tradeUserToken.path]).toEqual(['POST', '/userToken'])
    const who = server.visitor('riwaq')
    const { access_token } = await partnerToken(who, lina, `${who.origin}/api`)
    expect((await who.call('/userToken', { token: access_token })).status).toBe(400)
    const traded = await who.call('/userToken', { accessToken: access_token })
    expect(traded.status).toBe(200)
    const mine = v.parse(Token, traded.json)
    expect((await fetchProfile(who, mine.access_token)).json).toMatchObject({ email: lina })
    expect((await refreshSession(who, mine.refresh_token)).status).toBe(200)
  })
  it('refuses everything but an access token of this provider for this portal', async () => {
    const who = server.visitor('riwaq')
    const { id_token, access_token } = await partnerToken(who, lina, null)
    const own = await logIn(server.visitor('riwaq'), lina)
    for (const token of [id_token, access_token, own.access_token, 'nonsense'])
      expect((await who.call('/userToken', { accessToken: token })).status, token).toBe(401)
    const nour = server.visitor('nour')
    const foreign = await partnerToken(nour, lina, `${nour.origin}/api`)
    expect((await who.call('/userToken', { accessToken: foreign.access_token })).status).toBe(401)
  })
  it('works with a provider whose refresh tokens rotate, and end together on reuse', async () => {
    const who = server.visitor('riwaq')
    const resource = `${who.origin}/api`
    const { refresh_token = '' } = await partnerToken(who, lina, resource)
    const turn = async (token: string) => {
      const fields = { grant_type: 'refresh_token', client_id: 'portal', refresh_token: token }
      const answer = await who.ask('/oidc/token', fields)
      return { status: answer.status, json: JSON.parse(answer.text) as Record<string, string> }
    }
    const second = await turn(refresh_token)
    expect(second.status).toBe(200)
    const lineCount = server.lines.length
    expect((await turn(refresh_token)).json).toMatchObject({ error: 'invalid_grant' })
    // The kind of refusal, and nothing of what was sent.
    expect(server.lines.slice(lineCount)).toContainEqual({
      level: 'warn',
      message: 'the identity provider refused',
      fields: { requestId: expect.any(String) as string, tenant: 'riwaq', refusal: 'invalid_grant' },
    })
    expect(JSON.stringify(server.lines)).not.toContain(refresh_token)
    expect((await turn(second.json['refresh_token'] ?? '')).json).toMatchObject({ error: 'invalid_grant' })
  })
})

it('logs no token, code or personal address', async () => {
  const who = server.visitor('riwaq')
  const code = await getCode(who, lina)
  const { json } = await who.call('/login/api', { code })
  const { refresh_token } = v.parse(Token, json)
  await refreshSession(who, refresh_token)
  const written = JSON.stringify(server.lines)
  for (const secret of [code, refresh_token, lina, 'eyJ']) expect(written).not.toContain(secret)
})
