/** A forgotten password over HTTP: a real server, real letters at a mail server or in the folder. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityServer, password } from '../support/identity-server.ts'
import { followToPortal, dropSessionCookie, logIn, openLogin, submitLogin } from '../support/log-in.ts'
import { Authenticator } from '../support/authenticator.ts'
import type { startMailServer } from '../support/mail-server.ts'
import type { Visitor } from '../support/visitor.ts'
import { newPassword, forgot, choose, requestLink, startServerWithMail } from '../support/password-letters.ts'
import { addPasskey, loginNotes, noteAfter, signWith } from '../support/passkeys.ts'

let server: IdentityServer
let mail: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  ;({ mail, server } = await startServerWithMail())
})
afterEach(() => server.backToNow())
afterAll(async () => {
  await server.close()
  await mail.close()
})

const minute = 60_000

const codeOf = ({ json }: { json: unknown }) => (json as { error?: string }).error

const sessionFor = (who: Visitor, email: string) => requestLink(mail, who, email)

const opensWith = async (who: Visitor, email: string, typed: string) =>
  (await submitLogin(who, await openLogin(who), email, typed)).status !== 422

describe('a forgotten password', () => {
  it('is answered with an email, in the requested language, that links to the home page with session_id', async () => {
    await server.addAccount('riwaq', 'anna@example.org')
    const who = server.visitor('riwaq')
    const nextLetter = mail.next()
    expect(await forgot(who, ' Anna@Example.org ', 'de')).toMatchObject({ status: 204 })
    const { to, text } = await nextLetter
    expect(to).toBe('anna@example.org')
    expect(text).toContain('From: info@riwaq.example')
    expect(text.replaceAll('=\n', '').replaceAll('=3D', '=')).toContain(`${who.origin}/de?session_id=`)
    expect(text).toMatch(/Subject: .*Setze_dein_Passwort/)
  })
  it('is replaced by the new one, which opens the account while the old one no longer does', async () => {
    await server.addAccount('riwaq', 'bea@example.org')
    const who = server.visitor('riwaq')
    expect((await choose(who, await sessionFor(who, 'bea@example.org'))).status).toBe(204)
    expect(await opensWith(server.visitor('riwaq'), 'bea@example.org', password)).toBe(false)
    expect(await opensWith(server.visitor('riwaq'), 'bea@example.org', newPassword)).toBe(true)
  })
  it('ends every session of the account, the provider’s own as well, and nobody else’s', async () => {
    await server.addAccount('riwaq', 'carl@example.org')
    await server.addAccount('riwaq', 'dora@example.org')
    const [first, second, other] = [1, 2, 3].map(() => server.visitor('riwaq'))
    if (!first || !second || !other) throw new Error('three visitors were asked for')
    const one = await logIn(first, 'carl@example.org')
    const two = await logIn(second, 'carl@example.org')
    const third = await logIn(other, 'dora@example.org')
    dropSessionCookie(first)
    const remembered = await followToPortal(first, await first.visit('/login/riwaq?lang=en&redirectUrl=/'))
    expect(remembered.location).toContain('code=')
    await choose(other, await sessionFor(other, 'carl@example.org'))
    const profile = (who: Visitor, token: string) => who.call('/user/profile', undefined, token)
    expect((await profile(first, one.access_token)).status).toBe(401)
    const renewed = await second.call('/security/token/refresh', { refreshToken: two.refresh_token })
    expect(codeOf(renewed)).toBe('TOKEN_EXPIRED')
    expect((await profile(other, third.access_token)).status).toBe(200)
    expect((await openLogin(first)).path).toMatch(/^\/oidc\/interaction\//)
  })
})

it('a password that was forgotten takes the passkeys along, which somebody else may have added', async () => {
  await server.addAccount('riwaq', 'nadia@example.org')
  const [owner, intruder] = [server.visitor('riwaq'), server.visitor('riwaq')]
  const device = new Authenticator()
  await addPasskey(intruder, (await logIn(intruder, 'nadia@example.org')).access_token, device)
  const session = await sessionFor(owner, 'nadia@example.org')
  const changed = mail.next(/password was changed/)
  expect((await choose(owner, session)).status).toBe(204)
  const { text } = await changed
  expect(text).toContain('Your passkeys were removed')
  const page = await openLogin(intruder)
  expect(await noteAfter(intruder, await signWith(intruder, page, device))).toBe(loginNotes.unknown)
})

describe('a new password', () => {
  it('that is common or made of the own address is refused for its field, and the link stays open', async () => {
    await server.addAccount('riwaq', 'marianne.blum@example.org')
    const who = server.visitor('riwaq')
    const session = await sessionFor(who, 'marianne.blum@example.org')
    for (const [weak, reason] of [
      ['Password1', 'common'],
      ['marianne.blum', 'personal'],
      ['Haddad-2026', 'personal'],
    ] as const) {
      const { status, json } = await choose(who, session, weak)
      expect([weak, status, json]).toEqual([
        weak,
        422,
        expect.objectContaining({ error: 'PASSWORD_WEAK', details: [{ field: 'password', reason }] }),
      ])
    }
    expect((await choose(who, session)).status).toBe(204)
  })
})

describe('the link of the email', () => {
  it('works once, and invalidates the other links of its account', async () => {
    await server.addAccount('riwaq', 'emil@example.org')
    const who = server.visitor('riwaq')
    const older = await sessionFor(who, 'emil@example.org')
    server.pass(minute)
    const newer = await sessionFor(who, 'emil@example.org')
    const both = await Promise.all([choose(who, newer), choose(who, newer)])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 410])
    expect(codeOf(await choose(who, older))).toBe('RESET_LINK_INVALID')
  })
  it('is valid for an hour, at its own tenant only', async () => {
    await server.addAccount('riwaq', 'fritz@example.org')
    const who = server.visitor('riwaq')
    const session = await sessionFor(who, 'fritz@example.org')
    expect(codeOf(await choose(server.visitor('nour'), session))).toBe('RESET_LINK_INVALID')
    server.pass(60 * 60_000)
    expect(codeOf(await choose(who, session))).toBe('RESET_LINK_INVALID')
    expect(await opensWith(server.visitor('riwaq'), 'fritz@example.org', password)).toBe(true)
  })
  it('is not stored, only a hash of it', async () => {
    await server.addAccount('riwaq', 'gerd@example.org')
    const session = await sessionFor(server.visitor('riwaq'), 'gerd@example.org')
    const rows = await server.parts.store.within('riwaq', ({ db }) =>
      db.selectFrom('password_reset').selectAll().execute(),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(session)
    expect(JSON.stringify(server.lines)).not.toContain(session)
  })
  it('does not accept a password that is too short', async () => {
    await server.addAccount('riwaq', 'hans@example.org')
    const who = server.visitor('riwaq')
    const session = await sessionFor(who, 'hans@example.org')
    expect((await choose(who, session, '1234567')).status).toBe(400)
    expect((await choose(who, session)).status).toBe(204)
  })
})
