/** A tenant with an external identity provider: its file names issuer and client, discovery gives the rest. */
import { Writable } from 'node:stream'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../../server/http/log.ts'
import { Token } from '../../src/contract/session.ts'
import {
  clientId,
  clientSecret,
  person,
  startExternalProvider,
} from '../support/external-identity-provider.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { codeInLocation } from '../support/log-in.ts'
import { type VisitedPage, type Visitor, formAction } from '../support/visitor.ts'

let foreign: Awaited<ReturnType<typeof startExternalProvider>>
let server: IdentityServer

beforeAll(async () => {
  foreign = await startExternalProvider()
  const issuers: Record<string, string> = {
    riwaq: foreign.issuer,
    nour: foreign.crookedIssuer,
    klang: 'http://127.0.0.1:1',
  }
  server = await startIdentityServer((tenant) => ({
    ...tenant,
    identity: { issuer: issuers[tenant.name] ?? null, clientId },
  }))
  foreign.know(server.visitor('riwaq').origin)
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

const queryOf = (address: string | null) => new URL(address ?? '/', 'http://x').searchParams
const startLogin = (who: Visitor, redirectUrl = '/en/music') => {
  const tenant = who.host.split('.')[0] ?? ''
  return who.visit(`/login/${tenant}?${new URLSearchParams({ lang: 'en', redirectUrl }).toString()}`)
}
/** One browser has two sites open in turn: the portal and the provider. */
const passProvider = async (there: Visitor, left: VisitedPage) =>
  there.follow(await there.visit(left.location ?? ''))
const logIn = async (who: Visitor, there = foreign.visitor()) => {
  const sent = await passProvider(there, await startLogin(who))
  const back = await who.visit(sent.location ?? '')
  const answer = await who.call('/login/api', { code: codeInLocation(back) })
  expect(answer.status).toBe(200)
  return { token: v.parse(Token, answer.json), back, there }
}
const refresh = (who: Visitor, refreshToken: string) => who.call('/security/token/refresh', { refreshToken })

/** Everything that the portal logged in this test. */
const written = () => {
  let text = ''
  const to = new Writable({
    write(chunk, _, done) {
      text += String(chunk)
      done()
    },
  })
  const log = createLog('info', to)
  for (const { fields, message } of server.lines) log.info(fields, message)
  return text
}

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

describe('returning from an external provider', () => {
  it('with the state of another browser shows an error and redeems nothing', async () => {
    const mallory = server.visitor('riwaq')
    const sent = await passProvider(foreign.visitor(), await startLogin(mallory))
    const victim = server.visitor('riwaq')
    await startLogin(victim)
    const answer = await victim.visit(sent.location ?? '')
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('This sign-in started somewhere else')
    expect(victim.jar.some(({ name }) => name.startsWith('__Host-code'))).toBe(false)
  })
  it('with another issuer shows the same error', async () => {
    const who = server.visitor('riwaq')
    const sent = await passProvider(foreign.visitor(), await startLogin(who))
    const query = queryOf(sent.location)
    expect(query.get('iss')).toBe(foreign.issuer)
    query.set('iss', 'https://evil.example')
    const answer = await who.visit(`/login/return?${query.toString()}`)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('This sign-in started somewhere else')
    expect(who.jar.some(({ name }) => name.startsWith('__Host-code'))).toBe(false)
  })
})

describe('an unreachable provider', () => {
  it('shows an error page with its name and a retry', async () => {
    const answer = await startLogin(server.visitor('klang'))
    expect(answer.status).toBe(503)
    expect(answer.location).toBeNull()
    expect(answer.text).toContain('You can’t sign in right now')
    expect(answer.text).toContain('href="/login/klang?lang=en&amp;redirectUrl=%2Fen%2Fmusic"')
    expect(written()).toContain('a login could not start')
  })
  it('while redeeming a code is a failure that can be retried', async () => {
    const { who, code } = await returnFromCrooked()
    foreign.be({ tokenStatus: 502 })
    const answer = await who.call('/login/api', { code })
    expect(answer.status).toBe(503)
    expect(answer.json).toMatchObject({ error: 'UNAVAILABLE' })
  })
})

/** The crooked provider has no pages: the browser is back at once, with a code that is a secret. */
const secretCode = 'a-secret-code-of-the-crooked'
const returnFromCrooked = async () => {
  const who = server.visitor('nour')
  const parameters = queryOf((await startLogin(who)).location)
  const nonce = parameters.get('nonce') ?? ''
  const query = new URLSearchParams({ state: parameters.get('state') ?? '', code: secretCode })
  const back = await who.visit(`/login/return?${query.toString()}`)
  return { who, code: codeInLocation(back), nonce }
}

describe('a provider with another issuer than in the tenant’s file', () => {
  it('starts no login, shows and logs an error, and works once corrected', async () => {
    // The discovery document is cached for ten minutes.
    server.pass(11 * 60_000)
    foreign.be({ issuer: 'https://evil.example' })
    const answer = await startLogin(server.visitor('nour'))
    expect(answer.status).toBe(502)
    expect(answer.location).toBeNull()
    expect(answer.text).toContain('We couldn’t sign you in')
    expect(written()).toContain('the issuer is another one')
    foreign.be({})
    expect((await startLogin(server.visitor('nour'))).status).toBe(303)
  })
  it('may end with a slash, and may use strings for booleans', async () => {
    const { who, code, nonce } = await returnFromCrooked()
    foreign.be({ claims: { nonce }, userinfo: { ...person, given_name: null, email_verified: 'true' } })
    const answer = await who.call('/login/api', { code })
    expect(answer.status).toBe(200)
    const { access_token } = v.parse(Token, answer.json)
    const { json } = await who.call('/user/profile', undefined, access_token)
    expect(json).toMatchObject({ name: 'Omar', email: person.email })
  })
})

/** Sends everything with an id of its own, as a proxy in front does. */
const underId = (who: Visitor, id: string) => {
  const visit = who.visit.bind(who)
  who.visit = (address, init = {}) =>
    visit(address, { ...init, headers: { ...init.headers, 'x-request-id': id } })
  return who
}

it('a failed login is logged under the id of its request', async () => {
  const begun = server.visitor('klang')
  await startLogin(underId(begun, 'could-not-start'))

  const returned = server.visitor('nour')
  const state = queryOf((await startLogin(returned)).location).get('state') ?? ''
  await underId(returned, 'came-back-with-error').visit(`/login/return?state=${state}&error=server_error`)

  const { who: refused, code } = await returnFromCrooked()
  foreign.be({ isForged: true })
  await underId(refused, 'was-refused').call('/login/api', { code })

  const user = server.visitor('riwaq')
  const { token } = await logIn(user)
  await refresh(user, token.refresh_token)
  server.pass(31_000)
  await refresh(underId(user, 'used-twice'), token.refresh_token)

  const problems = server.lines.filter(({ level }) => level !== 'info')
  expect(problems.map(({ fields, message }) => [message, fields])).toEqual(
    [
      ['a login could not start', 'could-not-start', 'klang'],
      ['the provider answered a login with an error', 'came-back-with-error', 'nour'],
      ['a login was refused', 'was-refused', 'nour'],
      ['a refresh token was used twice; its family has ended', 'used-twice', 'riwaq'],
    ].map(([message, requestId, tenant]) => [message, expect.objectContaining({ requestId, tenant })]),
  )
})

describe('an invalid provider answer is refused', () => {
  it.each<[string, Parameters<typeof foreign.be>[0]]>([
    ['with a token of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['with a token for another client', { claims: { aud: 'somebody-else' } }],
    ['with a token of another login', { claims: { nonce: 'of-another-login' } }],
    ['with a token that another key signed', { isForged: true }],
    ['with userinfo about somebody else', { userinfo: { ...person, sub: 'mallory' } }],
    ['with userinfo that never ends', { userinfo: { ...person, picture: 'x'.repeat(600_000) } }],
    ['when it answers a page', { tokenText: 'a-secret-page with omar@elsewhere.example' }],
    ['when it refuses the code', { tokenStatus: 400, tokenText: '{"error":"invalid_grant"}' }],
  ])('%s; the log has the reason and no secret', async (_, behaviour) => {
    const { who, code, nonce } = await returnFromCrooked()
    const honest = { nonce, email: person.email }
    foreign.be({ ...behaviour, claims: { ...honest, ...behaviour.claims } })
    const answer = await who.call('/login/api', { code })
    expect(answer.status).toBe(401)
    expect(answer.json).toMatchObject({ error: 'LOGIN_CODE_INVALID' })
    expect(JSON.stringify(answer.json)).not.toContain('secret')
    expect(who.cookie('__Host-session')).toBeUndefined()
    const text = written()
    expect(text).toContain('a login was refused')
    for (const secret of ['a-secret', nonce, person.email, person.sub]) expect(text).not.toContain(secret)
  })
})
