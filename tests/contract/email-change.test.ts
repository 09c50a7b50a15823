/** A new address over HTTP: a real login, real letters, and the link that only the owner opens. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { Profile } from '../../src/contract/session.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { logIn, openLogin, submitLogin } from '../support/log-in.ts'
import { startMailServer } from '../support/mail-server.ts'
import type { Visitor } from '../support/visitor.ts'

let server: IdentityServer
let mail: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  mail = await startMailServer()
  server = await startIdentityServer(undefined, { SMTP_URL: mail.url, MAIL_FROM: 'info@riwaq.example' })
})
afterEach(() => server.backToNow())
afterAll(async () => {
  await server.close()
  await mail.close()
})

const day = 24 * 60 * 60_000

interface Person {
  who: Visitor
  token: string
}
const lettersTo = (email: string) => mail.letters.filter(({ to }) => to === email)
/** Once the letter about the new device is here, which no test counts. */
const signIn = async (email: string): Promise<Person> => {
  const who = server.visitor('riwaq')
  const before = lettersTo(email).length
  const { access_token: token } = await logIn(who, email)
  await expect.poll(() => lettersTo(email).length, { timeout: 10_000 }).toBe(before + 1)
  return { who, token }
}
const arrive = async (email: string) => {
  await server.addAccount('riwaq', email)
  return signIn(email)
}
const askFor = ({ who, token }: Person, email: string, lang = 'en') =>
  who.call(
    `/user/profile?lang=${lang}`,
    { name: 'Lina', lastName: 'Haddad', email, userInformation: {} },
    token,
    'PUT',
  )
const confirm = ({ who, token }: Person, secret: string) =>
  who.call('/user/profile/email', { token: secret, lang: 'en' }, token)
const profileOf = async ({ who, token }: Person) =>
  v.parse(Profile, (await who.call('/user/profile', undefined, token)).json)
const codeOf = ({ json }: { json: unknown }) => (json as { error?: string }).error
const plainOf = (letter: string) => letter.replaceAll('=\n', '').replaceAll('=3D', '=')
const secretIn = (letter: string) => /\?confirm=([\w-]{20,})/.exec(plainOf(letter))?.[1] ?? 'no secret'
/** Letters to other addresses may arrive in between. */
const letterAfter = async <T>(email: string, work: () => Promise<T>) => {
  const before = lettersTo(email).length
  const answer = await work()
  await expect.poll(() => lettersTo(email).length, { timeout: 10_000 }).toBe(before + 1)
  return { answer, text: lettersTo(email).at(-1)?.text ?? '' }
}
const secretFor = async (person: Person, email: string) => {
  const { answer, text } = await letterAfter(email, () => askFor(person, email))
  expect(answer.status).toBe(200)
  return secretIn(text)
}
const canLogIn = async (email: string) => {
  const who = server.visitor('riwaq')
  return (await submitLogin(who, await openLogin(who), email)).status !== 422
}

describe('a new address', () => {
  it('gets a letter in the page’s language, whose link leads to the page that confirms it', async () => {
    const anna = await arrive('anna@example.org')
    const next = 'anna@example.net'
    const { answer, text } = await letterAfter(next, () => askFor(anna, next, 'de'))
    expect(answer.json).toMatchObject({ email: 'anna@example.org', pendingEmail: next })
    expect(plainOf(text)).toContain(`${anna.who.origin}/de/profile/info?confirm=`)
    expect(text).toMatch(/Subject: .*Best=C3=A4tige/)
  })
  it('is the account’s once its owner opens the link; the old one is notified and no longer opens it', async () => {
    const bea = await arrive('bea@example.org')
    const secret = await secretFor(bea, 'bea@example.net')
    expect(await canLogIn('bea@example.net')).toBe(false)
    const { answer, text } = await letterAfter('bea@example.org', () => confirm(bea, secret))
    expect([answer.status, answer.json]).toEqual([200, expect.objectContaining({ email: 'bea@example.net' })])
    expect((await profileOf(bea)).pendingEmail).toBeUndefined()
    expect(plainOf(text)).not.toContain('bea@example.net')
    expect([await canLogIn('bea@example.net'), await canLogIn('bea@example.org')]).toEqual([true, false])
  })
  it('of another account gets a letter without a link, and whoever asked sees no difference', async () => {
    await server.addAccount('riwaq', 'carl@example.org')
    const dora = await arrive('dora@example.org')
    const owner = 'carl@example.org'
    const { answer: taken, text } = await letterAfter(owner, () => askFor(dora, owner))
    expect(plainOf(text)).not.toContain('confirm=')
    const free = await askFor(dora, 'dora@example.net')
    const withoutAddress = ({ status, json }: typeof taken) => [
      status,
      { ...(json as object), pendingEmail: 'x' },
    ]
    expect(withoutAddress(taken)).toEqual(withoutAddress(free))
  })
})

describe('the link of the letter', () => {
  it('works once, for a day, and for the account that asked', async () => {
    const emil = await arrive('emil@example.org')
    const fritz = await arrive('fritz@example.org')
    const secret = await secretFor(emil, 'emil@example.net')
    expect(codeOf(await confirm(fritz, secret))).toBe('EMAIL_LINK_INVALID')
    expect(
      (await server.visitor('riwaq').call('/user/profile/email', { token: secret, lang: 'en' })).status,
    ).toBe(401)
    const both = await Promise.all([confirm(emil, secret), confirm(emil, secret)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])

    const late = await secretFor(fritz, 'fritz@example.net')
    const { raw } = server.parts.store
    const change = await raw.selectFrom('email_change').selectAll().executeTakeFirstOrThrow()
    expect(change.expires.getTime() - change.created.getTime()).toBe(day)
    // A login of a day later would need the provider's clock to be moved as well.
    await raw.updateTable('email_change').set({ expires: server.parts.clock.now() }).execute()
    expect(codeOf(await confirm(fritz, late))).toBe('EMAIL_LINK_INVALID')
  })
  it('is over with a newer change, and once somebody else has the address', async () => {
    const gerd = await arrive('gerd@example.org')
    const older = await secretFor(gerd, 'gerd@example.net')
    const newer = await secretFor(gerd, 'gerd@example.com')
    expect(codeOf(await confirm(gerd, older))).toBe('EMAIL_LINK_INVALID')
    await server.addAccount('riwaq', 'gerd@example.com')
    expect(codeOf(await confirm(gerd, newer))).toBe('EMAIL_LINK_INVALID')
    expect((await profileOf(gerd)).email).toBe('gerd@example.org')
  })
  it('opens nothing once the change is given up, also after the same address was asked for again', async () => {
    const jana = await arrive('jana@example.org')
    const next = 'jana@example.net'
    const given = await secretFor(jana, next)
    const withdrawn = await jana.who.call('/user/profile/email', undefined, jana.token, 'DELETE')
    expect([withdrawn.status, v.parse(Profile, withdrawn.json).pendingEmail]).toEqual([200, undefined])
    expect((await profileOf(jana)).pendingEmail).toBeUndefined()
    expect(codeOf(await confirm(jana, given))).toBe('EMAIL_LINK_INVALID')
    const again = await secretFor(jana, next)
    expect(codeOf(await confirm(jana, given))).toBe('EMAIL_LINK_INVALID')
    expect((await confirm(jana, again)).json).toMatchObject({ email: next })
  })
  it('is given up by its owner alone', async () => {
    const karl = await arrive('karl@example.org')
    const lore = await arrive('lore@example.org')
    const secret = await secretFor(karl, 'karl@example.net')
    await lore.who.call('/user/profile/email', undefined, lore.token, 'DELETE')
    expect((await confirm(karl, secret)).status).toBe(200)
  })
  it('is stored as a hash alone, and no line of the log holds it', async () => {
    const hans = await arrive('hans@example.org')
    const secret = await secretFor(hans, 'hans@example.net')
    const { raw } = server.parts.store
    const rows = [
      await raw.selectFrom('email_link').selectAll().execute(),
      await raw.selectFrom('email_change').selectAll().execute(),
      await raw.selectFrom('outbox').selectAll().execute(),
    ]
    expect(rows[0]?.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(JSON.stringify(server.lines)).not.toContain(secret)
  })
  it('ends the links to a new password that lie in the old mailbox', async () => {
    const ida = await arrive('ida@example.org')
    const old = 'ida@example.org'
    const { text } = await letterAfter(old, () =>
      ida.who.call('/password/forgotten', { email: old, lang: 'en' }),
    )
    const session = /\?session_id=([\w-]{20,})/.exec(plainOf(text))?.[1]
    await confirm(ida, await secretFor(ida, 'ida@example.net'))
    const choice = { session, password: 'a brand new way' }
    expect(codeOf(await ida.who.call('/password', choice))).toBe('RESET_LINK_INVALID')
  })
})

describe('asking again and again', () => {
  it('brings an address three letters a day at most, whoever asks', async () => {
    const victim = 'quiet@example.net'
    const before = mail.letters.length
    for (const name of ['jan', 'kim', 'leo', 'mia']) {
      await askFor(await arrive(`${name}@example.org`), victim)
    }
    // Letters are written one after the other: once the last one is here, none is missing.
    await askFor(await arrive('nils@example.org'), 'nils@example.net')
    await expect
      .poll(() => mail.letters.some(({ to }) => to === 'nils@example.net'), { timeout: 10_000 })
      .toBe(true)
    const received = mail.letters.slice(before).filter(({ to }) => to === victim)
    expect(received).toHaveLength(3)
  })
})
