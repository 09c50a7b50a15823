/** Tokens of a login and of a provider’s token that is traded, over HTTP. */
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loginApi, tradeUserToken, Token } from '../../src/contract/session.ts'
import { isLoginRecent } from '../../server/modules/session/session-checks.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { getCode, logIn, fetchProfile, refreshSession, renewToken } from '../support/log-in.ts'
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
    await renewToken(who, token.refresh_token)
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

describe('POST userToken', () => {
  it('accepts {accessToken} of the provider and returns a token of the portal [CALL-SESSION-02]', async () => {
    expect([tradeUserToken.method, tradeUserToken.path]).toEqual(['POST', '/userToken'])
    const who = server.visitor('riwaq')
    const { access_token } = await partnerToken(who, lina, `${who.origin}/api`)
    expect((await who.call('/userToken', { token: access_token })).status).toBe(400)
    const traded = await who.call('/userToken', { accessToken: access_token })
    expect(traded.status).toBe(200)
    const token = v.parse(Token, traded.json)
    expect((await fetchProfile(who, token.access_token)).json).toMatchObject({ email: lina })
    expect((await refreshSession(who, token.refresh_token)).status).toBe(200)
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
