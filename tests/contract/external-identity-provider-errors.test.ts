/** An external identity provider that cannot be reached, answers wrongly, or is returned from with something else. */
import { Writable } from 'node:stream'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../../server/http/log.ts'
import { Token } from '../../src/contract/session.ts'
import { person, type startExternalProvider } from '../support/external-identity-provider.ts'
import { type IdentityServer } from '../support/identity-server.ts'
import { codeInLocation } from '../support/log-in.ts'
import type { Visitor } from '../support/visitor.ts'
import {
  logInElsewhere,
  passProvider,
  queryOf,
  refresh,
  startLogin,
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
  const starting = server.visitor('klang')
  await startLogin(underId(starting, 'could-not-start'))

  const returned = server.visitor('nour')
  const state = queryOf((await startLogin(returned)).location).get('state') ?? ''
  await underId(returned, 'came-back-with-error').visit(`/login/return?state=${state}&error=server_error`)

  const { who: refused, code } = await returnFromCrooked()
  foreign.be({ isForged: true })
  await underId(refused, 'was-refused').call('/login/api', { code })

  const user = server.visitor('riwaq')
  const { token } = await logInElsewhere(user, foreign.visitor())
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
