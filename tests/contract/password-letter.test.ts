/** The letter for a forgotten password over HTTP: who gets one, how often, and with which address. */
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMail } from '../../server/mail/mail.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { openLogin } from '../support/log-in.ts'
import { startMailServer } from '../support/mail-server.ts'
import type { Visitor } from '../support/visitor.ts'
import { forgot, choose, sessionIn, requestLink, startServerWithMail } from '../support/password-letters.ts'

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

const sessionFor = (who: Visitor, email: string) => requestLink(mail, who, email)
const newestEvent = () =>
  server.parts.store.within('riwaq', ({ db }) =>
    db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst(),
  )

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
    const own = await startIdentityServer(undefined, { ...settings, MAIL_FROM: 'info@riwaq.example' })
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
