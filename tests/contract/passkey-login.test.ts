/** Signing in with a passkey at the login's page: what it is bound to, and what it does not let in. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { listPasskeys } from '../../src/contract/passkeys.ts'
import { Token } from '../../src/contract/session.ts'
import { Authenticator } from '../support/authenticator.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import {
  codeInLocation,
  fetchProfile,
  followToPortal,
  logIn,
  openLogin,
  submitLogin,
} from '../support/log-in.ts'
import {
  addPasskey,
  challengeIn,
  hostOf,
  logInWithPasskey,
  noteIn,
  passkeyActionIn,
  postAssertion,
  signWith,
} from '../support/passkeys.ts'
import { type Visitor, type VisitedPage, formAction } from '../support/visitor.ts'

const minuteMs = 60_000
let server: IdentityServer
let device: Authenticator
let email: string
let people = 0

beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.backToNow()
  email = `person${++people}@example.org`
  await server.addAccount('riwaq', email)
  const owner = server.visitor('riwaq')
  device = new Authenticator()
  await addPasskey(owner, (await logIn(owner, email)).access_token, device)
})

const askedIn = (who: Visitor, page: VisitedPage) => ({
  challenge: challengeIn(page),
  origin: who.origin,
  host: hostOf(who),
})
const isIn = ({ location }: VisitedPage) => location?.startsWith('/oidc/auth/') ?? false
/** What the form says after a refusal. */
const noteAfter = async (who: Visitor, answer: VisitedPage) => {
  expect(isIn(answer)).toBe(false)
  const page = await who.follow(answer)
  expect(page.status).toBe(422)
  return noteIn(page)
}
const notes = {
  expired: 'This page was open for too long. Nothing is lost. Try your passkey again.',
  unknown:
    'This passkey doesn’t belong to an account here any more. Use another one, or sign in with your password.',
  copied:
    'This passkey may have been copied, so we stopped it to keep your account safe. Sign in with your password and remove it.',
  refused: 'We couldn’t check this passkey. Try again, or sign in with your password.',
}

describe('a passkey', () => {
  it('signs in without an address, with a session like that of the password', async () => {
    const who = server.visitor('riwaq')
    const returned = await logInWithPasskey(who, device)
    const answer = await who.call('/login/api', { code: codeInLocation(returned) })
    const { access_token: token } = v.parse(Token, answer.json)
    expect(await fetchProfile(who, token)).toMatchObject({ json: { email } })
    // The login counts as recent, and the browser is known at the next one.
    expect(await who.call('/user/passkeys/begin', null, token)).toMatchObject({ status: 200 })
    expect(who.jar.some(({ name }) => name.startsWith('__Secure-known.'))).toBe(true)
    const list = v.parse(listPasskeys.answer, (await who.call('/user/passkeys', undefined, token)).json)
    expect(list.passkeys.map(({ used }) => used)).toEqual([expect.any(String)])
  })
  it('signs in as its own person, whoever was signed in to the browser before', async () => {
    const other = `other${people}@example.org`
    await server.addAccount('riwaq', other)
    const who = server.visitor('riwaq')
    await logIn(who, other)
    const returned = await logInWithPasskey(who, device)
    const token = v.parse(Token, (await who.call('/login/api', { code: codeInLocation(returned) })).json)
    expect(await fetchProfile(who, token.access_token)).toMatchObject({ json: { email } })
  })
  it('also signs in where its authenticator does not count', async () => {
    const uncounted = new Authenticator()
    uncounted.counts = false
    const owner = server.visitor('riwaq')
    await addPasskey(owner, (await logIn(owner, email)).access_token, uncounted)
    for (const _ of ['first', 'second']) {
      const who = server.visitor('riwaq')
      expect(isIn(await signWith(who, await openLogin(who), uncounted))).toBe(true)
    }
  })
  it('is asked for beside the form, which works alone', async () => {
    const page = await openLogin(server.visitor('riwaq'))
    expect(page.text).toMatch(/name="email"[^>]*autocomplete="username webauthn"/)
    expect(formAction(page)).toMatch(/\/login$/)
    expect(page.headers['content-security-policy']).toMatch(/script-src 'nonce-[\w-]+';/)
    expect(page.headers['content-security-policy']).toContain("trusted-types 'none'")
    expect(page.headers['content-security-policy']).not.toContain('connect-src')
    const address = /<script nonce="[^"]+" src="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const script = await server.visitor('riwaq').visit(address)
    expect(script).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    })
  })
  it('is not offered at a bare address, where browsers make none', async () => {
    const who = server.visitor('riwaq')
    Object.assign(who, { host: `127.0.0.1:${server.port}` })
    const page = await who.follow(await who.visit('/login/riwaq?lang=en&redirectUrl=/'))
    expect(page.text).toContain('name="password"')
    expect(page.text).not.toContain('data-challenge')
  })
})

describe('what a device has signed does not let anybody in', () => {
  it('the second time', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    const assertion = device.get(askedIn(who, page))
    expect(isIn(await postAssertion(who, page, assertion))).toBe(true)
    expect(await noteAfter(who, await postAssertion(who, page, assertion))).toBe(notes.expired)
  })
  it('in another login, of another browser or of the same one', async () => {
    const [who, other] = [server.visitor('riwaq'), server.visitor('riwaq')]
    // Opened before: whatever is newest of the host is the challenge that was signed.
    const pages = [await openLogin(other), await openLogin(who)] as const
    const assertion = device.get(askedIn(who, await openLogin(who)))
    expect(await noteAfter(other, await postAssertion(other, pages[0], assertion))).toBe(notes.refused)
    expect(await noteAfter(who, await postAssertion(who, pages[1], assertion))).toBe(notes.refused)
  })
  it('without the cookie of its login', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    const assertion = device.get(askedIn(who, page))
    const thief = server.visitor('riwaq')
    expect(await postAssertion(thief, page, assertion)).toMatchObject({ status: 400, location: null })
  })
  it('from a page elsewhere', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    const credential = JSON.stringify(device.get(askedIn(who, page)))
    const answer = await who.post(passkeyActionIn(page), { credential }, { origin: 'https://evil.example' })
    expect(answer).toMatchObject({ status: 403, location: null })
  })
  it('once its login is over', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    server.pass(31 * minuteMs)
    const answer = await signWith(who, page, device)
    expect(isIn(answer)).toBe(false)
  })
  it.each([
    ['for another host', { host: 'nour.localhost' }],
    ['for a page elsewhere', { origin: 'https://riwaq.example' }],
    ['with a challenge of its own', { challenge: 'bm90IG91cnM' }],
  ])('%s', async (_, change) => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    const answer = await postAssertion(who, page, device.get({ ...askedIn(who, page), ...change }))
    expect(await noteAfter(who, answer)).toBe(notes.refused)
  })
  it('where nobody was recognised', async () => {
    const who = server.visitor('riwaq')
    device.recognises = false
    expect(await noteAfter(who, await signWith(who, await openLogin(who), device))).toBe(notes.refused)
  })
  it('in the name of another person', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    const assertion = device.get(askedIn(who, page))
    const userHandle = Buffer.from('somebody else').toString('base64url')
    const answer = await postAssertion(who, page, {
      ...assertion,
      response: { ...assertion.response, userHandle },
    })
    expect(await noteAfter(who, answer)).toBe(notes.refused)
  })
  it('at another tenant', async () => {
    const who = server.visitor('nour')
    expect(await noteAfter(who, await signWith(who, await openLogin(who), device))).toBe(notes.unknown)
  })
  it('once the passkey is removed', async () => {
    const owner = server.visitor('riwaq')
    const { access_token: token } = await logIn(owner, email)
    const { passkeys } = v.parse(
      listPasskeys.answer,
      (await owner.call('/user/passkeys', undefined, token)).json,
    )
    for (const { id } of passkeys) await owner.call(`/user/passkeys/${id}`, undefined, token, 'DELETE')
    const who = server.visitor('riwaq')
    const page = await who.follow(await signWith(who, await openLogin(who), device))
    expect(noteIn(page)).toBe(notes.unknown)
    expect(page.text).toContain(`data-unknown="${device.passkeys[0]?.id}"`)
  })
  it.each([
    ['empty', ''],
    ['cut off', '{'],
    ['a list', '[]'],
    ['without a signature', '{"id":"AAAA"}'],
    ['of an endless id', JSON.stringify({ id: 'A'.repeat(3000) })],
  ])('that is unreadable, and the server does not fail: %s', async (_, credential) => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    expect(await noteAfter(who, await who.post(passkeyActionIn(page), { credential }))).toBe(notes.refused)
  })
})

describe('a passkey that was copied', () => {
  const signIn = async (from: Authenticator) => {
    const who = server.visitor('riwaq')
    return { who, answer: await signWith(who, await openLogin(who), from) }
  }
  it('is found out by its counter, opens nothing from then on, is logged, and is shown to its owner', async () => {
    const copy = device.copy()
    expect(isIn((await signIn(device)).answer)).toBe(true)
    const late = await signIn(copy)
    expect(await noteAfter(late.who, late.answer)).toBe(notes.copied)
    const line = server.lines.find(({ message }) => message.includes('it may have been copied'))
    expect(line).toMatchObject({
      level: 'warn',
      fields: { tenant: 'riwaq', passkey: expect.stringMatching(/^psk_/) },
    })
    // Which of the two is the owner's, nobody can tell: the one whose counter is ahead is refused as well.
    const ahead = await signIn(device)
    expect(await noteAfter(ahead.who, ahead.answer)).toBe(notes.copied)
    const owner = server.visitor('riwaq')
    const { access_token: token } = await logIn(owner, email)
    const { passkeys } = v.parse(
      listPasskeys.answer,
      (await owner.call('/user/passkeys', undefined, token)).json,
    )
    expect(passkeys.map(({ isRefused }) => isRefused)).toEqual([true])
  })
  it('lets one in of two that come at once', async () => {
    const copy = device.copy()
    const [mine, theirs] = [server.visitor('riwaq'), server.visitor('riwaq')]
    const pages = [await openLogin(mine), await openLogin(theirs)] as const
    const answers = await Promise.all([signWith(mine, pages[0], device), signWith(theirs, pages[1], copy)])
    expect(answers.filter(isIn)).toHaveLength(1)
  })
})

describe('a locked password', () => {
  it('locks no passkey, and a passkey ends the lock of its own browser', async () => {
    const who = server.visitor('riwaq')
    for (let time = 0; time < 6; time++) {
      const form = await openLogin(who)
      await who.post(formAction(form), { email, password: 'a wrong one' })
    }
    const locked = await who.follow(
      await who.post(formAction(await openLogin(who)), { email, password: 'again' }),
    )
    expect(locked.status).toBe(429)
    const fresh = server.visitor('riwaq')
    expect(isIn(await signWith(fresh, await openLogin(fresh), device))).toBe(true)
    const after = server.visitor('riwaq')
    const answer = await submitLogin(after, await openLogin(after), email)
    expect(isIn(answer)).toBe(true)
  })
  it('is followed to the portal as after the password', async () => {
    const who = server.visitor('riwaq')
    const answer = await signWith(who, await openLogin(who, '/music'), device)
    const returned = await followToPortal(who, answer)
    expect(returned.location).toMatch(/^\/music\?code=/)
  })
})
