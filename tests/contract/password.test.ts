/** A forgotten password over HTTP: a real server, real letters at a mail server or in the folder. */
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMail } from '../../server/mail/mail.ts'
import { type IdentityServer, password, startIdentityServer } from '../support/identity-server.ts'
import { followToPortal, dropSessionCookie, logIn, openLogin, submitLogin } from '../support/log-in.ts'
import { startMailServer } from '../support/mail-server.ts'
import type { Visitor } from '../support/visitor.ts'

let server: IdentityServer
let mail: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  mail = await startMailServer()
  server = await startIdentityServer(
    (tenant) =>
      tenant.name === 'klang'
        ? { ...tenant, identity: { issuer: 'https://people.example', clientId: 'portal' } }
        : tenant,
    { SMTP_URL: mail.url, MAIL_FROM: 'door@riwaq.example' },
  )
})
afterEach(() => server.backToNow())
afterAll(async () => {
  await server.close()
  await mail.close()
})

const minute = 60_000
const next = 'a brand new way'
const forgot = (who: Visitor, email: string, lang = 'en') => who.call('/password/forgotten', { email, lang })
const choose = (who: Visitor, session: string, chosen = next) =>
  who.call('/password', { session, password: chosen })
const codeOf = ({ json }: { json: unknown }) => (json as { error?: string }).error

const sessionIn = (letter: string) => {
  const plain = letter.replaceAll('=\n', '').replaceAll('=3D', '=')
  return /\?session_id=([\w-]{20,})/.exec(plain)?.[1] ?? 'no session'
}
/** The session of the letter that the request brings. */
const sessionFor = async (who: Visitor, email: string) => {
  const letter = mail.next()
  expect((await forgot(who, email)).status).toBe(204)
  return sessionIn((await letter).text)
}
const newestEvent = () =>
  server.parts.store.within('riwaq', ({ db }) =>
    db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst(),
  )
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
    expect(text).toContain('From: door@riwaq.example')
    expect(text.replaceAll('=\n', '').replaceAll('=3D', '=')).toContain(`${who.origin}/de?session_id=`)
    expect(text).toMatch(/Subject: .*Setze_dein_Passwort/)
  })
  it('is replaced by the new one, which opens the account while the old one no longer does', async () => {
    await server.addAccount('riwaq', 'bea@example.org')
    const who = server.visitor('riwaq')
    expect((await choose(who, await sessionFor(who, 'bea@example.org'))).status).toBe(204)
    expect(await opensWith(server.visitor('riwaq'), 'bea@example.org', password)).toBe(false)
    expect(await opensWith(server.visitor('riwaq'), 'bea@example.org', next)).toBe(true)
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

describe('the address in an email', () => {
  const wrongHosts = [
    { host: 'riwaq.localhost:9999' },
    { 'x-forwarded-host': 'localhost:6666' },
    { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'riwaq.localhost:443' },
  ]
  const linkAfter = async (own: IdentityServer, letters: typeof mail, headers: Record<string, string>) => {
    const who = own.visitor('riwaq')
    const letter = letters.next()
    const { status } = await who.visit('/api/password/forgotten', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'links@example.org', lang: 'en' }),
    })
    expect(status).toBe(204)
    own.pass(minute)
    const plain = (await letter).text.replaceAll('=\n', '').replaceAll('=3D', '=')
    return new URL(/https?:\S+session_id/.exec(plain)?.[0] ?? 'x:').origin
  }
  it('is that of PUBLIC_URL, whatever host, port or proxy the request names', async () => {
    const letters = await startMailServer()
    const settings = { PUBLIC_URL: 'https://portal.example', TRUST_PROXY: 'on', SMTP_URL: letters.url }
    const own = await startIdentityServer(undefined, { ...settings, MAIL_FROM: 'door@riwaq.example' })
    await own.addAccount('riwaq', 'links@example.org')
    for (const headers of wrongHosts)
      expect(await linkAfter(own, letters, headers)).toBe('https://portal.example')
    await own.close()
    await letters.close()
  })
  it('is that of this machine without PUBLIC_URL, with the port that the server listens on', async () => {
    await server.addAccount('riwaq', 'links@example.org')
    expect(await linkAfter(server, mail, { host: 'riwaq.localhost:9999' })).toBe(
      server.visitor('riwaq').origin,
    )
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

describe('requesting a link', () => {
  it('gives the same answer whether there is an account or not, and sends no email to a stranger’s address', async () => {
    await server.addAccount('riwaq', 'ida@example.org')
    const who = server.visitor('riwaq')
    const nextLetter = mail.next()
    const answers = [await forgot(who, 'nobody@example.org'), await forgot(who, 'ida@example.org')]
    expect((await nextLetter).to).toBe('ida@example.org')
    expect(answers.map(({ status, json }) => [status, json])).toEqual([
      [204, answers[0]?.json],
      [204, answers[0]?.json],
    ])
    expect(mail.letters.some(({ to }) => to === 'nobody@example.org')).toBe(false)
  })
  it('writes one event for an unknown address as for a known one, and neither holds an address or a secret', async () => {
    const account = await server.addAccount('riwaq', 'otto@example.org')
    const who = server.visitor('riwaq')
    const nextLetter = mail.next()
    await forgot(who, 'otto@example.org')
    const session = sessionIn((await nextLetter).text)
    const known = await newestEvent()
    await forgot(who, 'otto-is-nobody@example.org')
    const unknown = await newestEvent()
    const payload = { template: 'password-reset', lang: 'en', origin: who.origin }
    expect([known?.payload, unknown?.payload]).toEqual([
      { ...payload, account },
      { ...payload, account: null },
    ])
    expect(JSON.stringify([known, unknown])).not.toMatch(/otto|@/)
    expect(JSON.stringify(known)).not.toContain(session)
  })
  it('twice within a minute brings one email, also when all come at once', async () => {
    await server.addAccount('riwaq', 'paul@example.org')
    await server.addAccount('riwaq', 'last-one@example.org')
    const who = server.visitor('riwaq')
    const toPaul = () => mail.letters.filter(({ to }) => to === 'paul@example.org').length
    await Promise.all(Array.from({ length: 8 }, () => forgot(who, 'paul@example.org')))
    await expect.poll(toPaul).toBe(1)
    server.pass(minute - 5000)
    await forgot(who, 'paul@example.org')
    await sessionFor(who, 'last-one@example.org')
    expect(toPaul()).toBe(1)
    server.pass(minute)
    await sessionFor(who, 'paul@example.org')
    expect(toPaul()).toBe(2)
  })
  it('is limited to three emails an hour', async () => {
    await server.addAccount('riwaq', 'jan@example.org')
    await server.addAccount('riwaq', 'last@example.org')
    const who = server.visitor('riwaq')
    for (let n = 0; n < 3; n++) {
      await sessionFor(who, 'jan@example.org')
      server.pass(minute)
    }
    expect((await forgot(who, 'jan@example.org')).status).toBe(204)
    await sessionFor(who, 'last@example.org')
    expect(mail.letters.filter(({ to }) => to === 'jan@example.org')).toHaveLength(3)
    server.pass(61 * 60_000)
    expect(await sessionFor(who, 'jan@example.org')).not.toBe('no session')
  })
  it('with an external provider says that passwords are stored elsewhere', async () => {
    const who = server.visitor('klang')
    expect((await forgot(who, 'lina@example.org')).status).toBe(404)
    expect((await choose(who, 'x')).status).toBe(404)
  })
  it('is linked on the login page, in its language', async () => {
    const page = await openLogin(server.visitor('nour'), '/', 'login', 'fr')
    expect(page.text).toMatch(/href="\/fr\/resetpassword">Mot de passe oublié/)
  })
})

describe('emails without a mail server', () => {
  it('are stored in the data folder, readable by its owner only, a hundred at most', async () => {
    const { ids, log } = server.parts
    const { dataDir } = server.parts.settings
    const send = createMail({ settings: { smtpUrl: '', dataDir }, log })
    const letter = (n: number) => ({
      id: ids.next(),
      from: 'a@b.example',
      to: 'c@d.example',
      subject: `No ${n}`,
      text: 'مرحبًا\n',
      html: '<p>مرحبًا</p>',
    })
    for (let n = 0; n < 102; n++) await send(letter(n))
    const files = (await readdir(join(dataDir, 'mail'))).sort()
    expect(files).toHaveLength(200)
    expect(await readFile(join(dataDir, 'mail', files.at(-2) ?? ''), 'utf8')).toBe('<p>مرحبًا</p>')
    const last = join(dataDir, 'mail', files.at(-1) ?? '')
    expect(await readFile(last, 'utf8')).toBe(
      'From: a@b.example\nTo: c@d.example\nSubject: No 101\n\nمرحبًا\n',
    )
    expect((await stat(last)).mode & 0o077).toBe(0)
  })
})
