/** What the embedded provider refuses, whoever asks (ASVS 5.0, V10.4 and V10.6). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { openLogin } from '../support/log-in.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.close())

/** The portal's own request, with one part of it changed. */
const authorize = async (change: Record<string, string | null>) => {
  const who = server.visitor('riwaq')
  const started = await who.visit('/login/riwaq?lang=en&redirectUrl=/')
  const url = new URL(started.location ?? '/', who.origin)
  for (const [name, value] of Object.entries(change))
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  const answer = await who.visit(url.pathname + url.search)
  // What would have come behind a # is refused behind one.
  const returned = /^\/login\/return[?#](.*)/.exec(answer.location ?? '')?.[1]
  return {
    status: answer.status,
    location: answer.location,
    error: new URLSearchParams(returned).get('error'),
  }
}

describe('an authorization request', () => {
  it('as the portal sends it leads to the form', async () => {
    expect((await authorize({})).location).toMatch(/^\/oidc\/interaction\//)
  })
  it.each([
    ['without PKCE', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for a token in the address', { response_type: 'token' }, 'unsupported_response_type'],
    [
      'for an id token in the address',
      { response_type: 'id_token', code_challenge: null, code_challenge_method: null },
      'invalid_request',
    ],
  ])('%s is refused', async (_, change, error) => {
    expect((await authorize(change)).error).toBe(error)
  })
  it.each(['/login/return/more', '/login/return?next=//evil.example', '/en'])(
    'to another address of the portal (%s) is refused, and leads nowhere',
    async (path) => {
      const { status, location } = await authorize({ redirect_uri: server.visitor('riwaq').origin + path })
      expect([status, location]).toEqual([400, null])
    },
  )
})

describe('the token endpoint', () => {
  it.each(['password', 'client_credentials', 'implicit'])('gives nothing for the grant %s', async (grant) => {
    const who = server.visitor('riwaq')
    const fields = { grant_type: grant, client_id: 'portal', username: 'lina', password: 'x' }
    const { status, text } = await who.ask('/oidc/token', fields)
    expect([status, JSON.parse(text)]).toEqual([
      400,
      expect.objectContaining({
        error: expect.stringMatching(/^unsupported_grant_type|unauthorized_client$/),
      }),
    ])
  })
  it('registers no clients', async () => {
    const who = server.visitor('riwaq')
    expect((await who.ask('/oidc/reg', { redirect_uris: who.origin })).status).toBe(404)
    expect((await openLogin(who)).status).toBe(200)
  })
})
