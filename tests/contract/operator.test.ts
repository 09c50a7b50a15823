/** What an operator asks for on the loopback port: who chose a topic, and the end of an account's sessions. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOperator, type Operator } from '../../server/modules/operator/operator.routes.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { fetchProfile, logIn, openLogin, refreshSession } from '../support/log-in.ts'

const secret = 'the-operator’s-own'
let server: IdentityServer
let operator: Operator
beforeAll(async () => {
  server = await startIdentityServer()
  operator = createOperator({ ...server.parts, secret, endSessionsOf: server.endSessionsOf })
})
afterAll(() => server.close())

const ask = async (method: string, url: string, authorization: string | undefined = `Bearer ${secret}`) => {
  const answer = await operator({ method, url, headers: { authorization } })
  return answer && { status: answer.status, body: (await answer.json()) as unknown }
}
const endSessions = (email: string, tenant = 'riwaq') =>
  ask('POST', `/accounts/sessions/end?tenant=${tenant}&email=${encodeURIComponent(email)}`)

describe('an operator', () => {
  it('signs an account out everywhere, by its address, and nobody else', async () => {
    for (const email of ['anna@example.org', 'bea@example.org']) await server.addAccount('riwaq', email)
    const [here, there, other] = [server.visitor('riwaq'), server.visitor('riwaq'), server.visitor('riwaq')]
    const tokens = [await logIn(here, 'anna@example.org'), await logIn(there, 'anna@example.org')]
    const others = await logIn(other, 'bea@example.org')
    expect(await endSessions(' Anna@Example.org ')).toEqual({ status: 200, body: { ended: 2 } })
    for (const token of tokens) expect((await fetchProfile(here, token.access_token)).status).toBe(401)
    expect((await refreshSession(there, tokens[1]?.refresh_token ?? '')).status).toBe(401)
    // The provider does not let that browser in again without a login either.
    expect((await openLogin(there)).path).toMatch(/^\/oidc\/interaction\//)
    expect((await fetchProfile(other, others.access_token)).status).toBe(200)
    expect(await endSessions('anna@example.org')).toEqual({ status: 200, body: { ended: 0 } })
  })
  it('gets a refusal where this tenant has no such account', async () => {
    await server.addAccount('riwaq', 'carl@example.org')
    expect(await endSessions('carl@example.org', 'nour')).toMatchObject({ status: 404 })
    expect(await endSessions('nobody@example.org')).toMatchObject({ status: 404 })
  })
  it('gets the addresses of those who chose a topic, and of nobody who did not', async () => {
    const { raw } = server.parts.store
    const chosen = { 'dora@example.org': ['offers', 'events'], 'emil@example.org': ['events'] }
    for (const [email, topics] of Object.entries(chosen)) {
      await server.addAccount('riwaq', email)
      const change = { information: JSON.stringify({ topics }), selected_lang: 'de' }
      await raw.updateTable('account').set(change).where('email', '=', email).execute()
    }
    await server.addAccount('riwaq', 'fritz@example.org')
    expect(await ask('GET', '/accounts/topics?tenant=riwaq&topic=offers')).toEqual({
      status: 200,
      body: [{ email: 'dora@example.org', name: 'Lina', lastName: 'Haddad', lang: 'de' }],
    })
    expect((await ask('GET', '/accounts/topics?tenant=riwaq&topic=events'))?.body).toHaveLength(2)
    expect((await ask('GET', '/accounts/topics?tenant=nour&topic=offers'))?.body).toEqual([])
  })
})

it('without the operator’s secret nothing is answered and nothing ends', async () => {
  await server.addAccount('riwaq', 'gerd@example.org')
  const who = server.visitor('riwaq')
  const { access_token: token } = await logIn(who, 'gerd@example.org')
  const end = '/accounts/sessions/end?tenant=riwaq&email=gerd@example.org'
  for (const authorization of [undefined, '', 'Bearer ', 'Bearer another', secret]) {
    const headers = { authorization }
    expect((await operator({ method: 'POST', url: end, headers }))?.status).toBe(401)
    const url = '/accounts/topics?tenant=riwaq&topic=offers'
    expect((await operator({ method: 'GET', url, headers }))?.status).toBe(401)
  }
  expect((await fetchProfile(who, token)).status).toBe(200)
})

it('what is not named is left to the others of the port, and what does not fit is refused', async () => {
  expect(await ask('GET', '/metrics')).toBeNull()
  expect(await ask('GET', '/accounts/sessions/end?tenant=riwaq&email=a@b.example')).toBeNull()
  expect(await ask('GET', '/accounts/topics?tenant=nobody&topic=offers')).toMatchObject({ status: 400 })
  expect(await ask('GET', '/accounts/topics?tenant=riwaq&topic=everything')).toMatchObject({ status: 400 })
})
