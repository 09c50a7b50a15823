/** A token is refreshed over HTTP: rotated, answered again after a lost answer, refused and ended when reused. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refreshToken } from '../../src/contract/session.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { logIn, fetchProfile, refreshSession, renewToken } from '../support/log-in.ts'

let server: IdentityServer
const lina = 'lina@example.org'
beforeAll(async () => {
  server = await startIdentityServer()
  for (const tenant of ['riwaq', 'nour']) await server.addAccount(tenant, lina)
})
afterEach(() => server.backToNow())
afterAll(() => server.close())

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
    const second = await renewToken(who, first.refresh_token)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    const third = await renewToken(who, second.refresh_token)
    expect((await fetchProfile(who, third.access_token)).status).toBe(200)
  })
  it('recovers from a lost answer: the same successor again within half a minute', async () => {
    const who = server.visitor('riwaq')
    const { refresh_token } = await logIn(who, lina)
    const lost = await renewToken(who, refresh_token)
    server.pass(20_000)
    const again = await renewToken(who, refresh_token)
    expect(again.refresh_token).toBe(lost.refresh_token)
    expect((await refreshSession(who, again.refresh_token)).status).toBe(200)
  })
  it('gives three simultaneous requests the same successor', async () => {
    const who = server.visitor('riwaq')
    const { refresh_token } = await logIn(who, lina)
    const three = await Promise.all([1, 2, 3].map(() => renewToken(who, refresh_token)))
    expect(new Set(three.map((token) => token.refresh_token)).size).toBe(1)
  })
  it('ends the complete family when an old token is used later', async () => {
    const who = server.visitor('riwaq')
    const first = await logIn(who, lina)
    const second = await renewToken(who, first.refresh_token)
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
    const second = await renewToken(who, first.refresh_token)
    const third = await renewToken(who, second.refresh_token)
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
      refresh_token = (await renewToken(who, refresh_token)).refresh_token
    }
    server.pass(7 * 24 * 60 * 60_000)
    expect((await refreshSession(who, refresh_token)).json).toMatchObject({ error: 'TOKEN_EXPIRED' })
  })
  it('stores no token, only hashes and encrypted data', async () => {
    const who = server.visitor('riwaq')
    const first = await logIn(who, lina)
    const second = await renewToken(who, first.refresh_token)
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
