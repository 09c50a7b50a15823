/** A tenant with an external identity provider: its file names issuer and client, discovery gives the rest. */
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Token } from '../../src/contract/session.ts'
import {
  clientId,
  clientSecret,
  person,
  startExternalProvider,
} from '../support/external-identity-provider.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { codeInLocation } from '../support/log-in.ts'
import { type Visitor, formAction } from '../support/visitor.ts'
import {
  logInElsewhere,
  queryOf,
  startLogin,
  passProvider,
  refresh,
  startServerElsewhere,
} from '../support/log-in-elsewhere.ts'

let foreign: Awaited<ReturnType<typeof startExternalProvider>>
let server: IdentityServer

beforeAll(async () => {
  ;({ foreign, server } = await startServerElsewhere())
})
beforeEach(() => {
  foreign.be({})
  server.backToNow()
  server.lines.length = 0
})
afterAll(async () => {
  foreign.close()
  await server.close()
})

const logIn = (who: Visitor, there = foreign.visitor()) => logInElsewhere(who, there)

describe('an external identity provider', () => {
  it('receives the browser with code, PKCE, state and nonce, for the tenant’s client [SESSION-20]', async () => {
    const left = await startLogin(server.visitor('riwaq'))
    expect(left.status).toBe(303)
    expect(left.location).toContain(`${foreign.issuer}/auth?`)
    const parameters = queryOf(left.location)
    expect(parameters.get('client_id')).toBe(clientId)
    expect(parameters.get('response_type')).toBe('code')
    expect(parameters.get('code_challenge_method')).toBe('S256')
    expect(parameters.get('redirect_uri')).toBe(`${server.visitor('riwaq').origin}/login/return`)
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(parameters.get(name)?.length, name).toBeGreaterThan(30)
  })
  it('signs its user in at the portal, back at the starting page [SESSION-19]', async () => {
    const who = server.visitor('riwaq')
    const { token, back } = await logIn(who)
    expect(back.location).toMatch(/^\/en\/music\?code=/)
    const { json } = await who.call('/user/profile', undefined, token.access_token)
    expect(json).toMatchObject({ name: 'Omar', lastName: 'Sayed', email: person.email, roles: ['user'] })
  })
  it('has the address: another one is refused for its field, all else is changed here', async () => {
    const who = server.visitor('riwaq')
    const { access_token: token } = (await logIn(who)).token
    const put = (change: object) =>
      who.call(
        '/user/profile?lang=en',
        { name: 'Omar', lastName: 'Sayed', email: person.email, userInformation: {}, ...change },
        token,
        'PUT',
      )
    const { status, json } = await put({ email: 'omar@other.example' })
    expect([status, json]).toEqual([
      422,
      expect.objectContaining({ details: [{ field: 'email', reason: 'elsewhere' }] }),
    ])
    const changed = await put({ userInformation: { avatar: 'avt_kite' } })
    expect([changed.status, changed.json]).toEqual([
      200,
      expect.objectContaining({ email: person.email, userInformation: { avatar: 'avt_kite' } }),
    ])
    const link = await who.call('/user/profile/email', { token: 'x', lang: 'en' }, token)
    expect([link.status, (link.json as { error: string }).error]).toEqual([410, 'EMAIL_LINK_INVALID'])
  })
  it('maps its user to the same account each time', async () => {
    const ids = []
    for (const who of [server.visitor('riwaq'), server.visitor('riwaq')]) {
      const { token } = await logIn(who)
      const { json } = await who.call('/user/profile', undefined, token.access_token)
      ids.push((json as { UUID: string }).UUID)
    }
    expect(ids[0]).toMatch(/^ext-/)
    expect(ids[1]).toBe(ids[0])
  })
  it('is not called on a token refresh, and an old token ends the session', async () => {
    const who = server.visitor('riwaq')
    const { token } = await logIn(who)
    const next = v.parse(Token, (await refresh(who, token.refresh_token)).json)
    expect(next.refresh_token).not.toBe(token.refresh_token)
    expect((await who.call('/user/profile', undefined, next.access_token)).status).toBe(200)
    server.pass(31_000)
    expect((await refresh(who, token.refresh_token)).json).toMatchObject({ error: 'TOKEN_REUSED' })
    expect((await refresh(who, next.refresh_token)).status).toBe(401)
  })
  it('is notified of a logout, and ends its own session', async () => {
    const who = server.visitor('riwaq')
    const { token, there } = await logIn(who)
    const loginsBefore = foreign.logins.length
    // Still known over there: no form, straight back.
    await logIn(server.visitor('riwaq'), there)
    expect(foreign.logins).toHaveLength(loginsBefore)

    const out = await who.call('/logout', { redirectUrl: '/en/music', lang: 'en' }, token.access_token)
    const { redirectUrl } = out.json as { redirectUrl: string }
    expect(redirectUrl).toContain(`${foreign.issuer}/session/end?`)
    const page = await there.visit(redirectUrl)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const ended = await there.post(formAction(page).replace(foreign.issuer, ''), { xsrf, logout: 'yes' })
    const home = await who.follow(await who.visit(ended.location ?? ''), (path) => path === '/en/music')
    expect(home.location).toBe('/en/music')
    expect((await refresh(who, token.refresh_token)).status).toBe(401)
    await logIn(who, there)
    expect(foreign.logins).toHaveLength(loginsBefore + 1)
  })
  it('asks for credentials again after a logout that did not reach the portal', async () => {
    const who = server.visitor('riwaq')
    const { there } = await logIn(who)
    expect(queryOf((await startLogin(who)).location).get('prompt')).toBe('login')
    const loginsBefore = foreign.logins.length
    await logIn(who, there)
    expect(foreign.logins).toHaveLength(loginsBefore + 1)
  })
  it('disables the embedded provider', async () => {
    const who = server.visitor('riwaq')
    expect((await who.visit('/oidc/.well-known/openid-configuration')).status).toBe(404)
    expect((await who.visit('/oidc/auth?client_id=portal')).status).toBe(404)
  })
  it('has its code redeemed once, in the browser that started', async () => {
    const who = server.visitor('riwaq')
    const sent = await passProvider(foreign.visitor(), await startLogin(who))
    const code = codeInLocation(await who.visit(sent.location ?? ''))
    expect((await server.visitor('riwaq').call('/login/api', { code })).status).toBe(401)
    const jar = [...who.jar]
    expect((await who.call('/login/api', { code })).status).toBe(200)
    who.jar = jar
    const again = await who.call('/login/api', { code })
    expect(again.json).toMatchObject({ error: 'LOGIN_CODE_INVALID' })
  })
})

describe('an external provider with a client secret', () => {
  const methods = ['client_secret_basic', 'client_secret_post'] as const
  const logInAt = async (method: (typeof methods)[number], env: NodeJS.ProcessEnv) => {
    const strict = await startExternalProvider(method)
    const portal = await startIdentityServer(
      (tenant) =>
        tenant.name === 'riwaq' ? { ...tenant, identity: { issuer: strict.issuer, clientId } } : tenant,
      env,
    )
    try {
      strict.know(portal.visitor('riwaq').origin)
      const who = portal.visitor('riwaq')
      const sent = await passProvider(strict.visitor(), await startLogin(who))
      const code = codeInLocation(await who.visit(sent.location ?? ''))
      const { status } = await who.call('/login/api', { code })
      return { status, logText: JSON.stringify(portal.lines) }
    } finally {
      strict.close()
      await portal.close()
    }
  }
  it.each(methods)(
    'receives it from the environment, by the method its discovery names: %s',
    async (method) => {
      const { status, logText } = await logInAt(method, { IDENTITY_SECRETS: `riwaq=${clientSecret}` })
      expect(status).toBe(200)
      expect(logText).not.toContain('a-secret')
    },
  )
  it('accepts no login with another secret, which is not logged', async () => {
    const { status, logText } = await logInAt('client_secret_basic', {
      IDENTITY_SECRETS: 'riwaq=a-secret-of-old',
    })
    expect(status).toBe(401)
    expect(logText).toContain('answered 401')
    expect(logText).not.toContain('a-secret')
  })
})
