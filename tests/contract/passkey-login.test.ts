/** Signing in with a passkey at the login's page. */
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
  isSignedIn,
  logInWithPasskey,
  loginNotes,
  noteAfter,
  signWith,
  addPersonWithPasskey,
} from '../support/passkeys.ts'
import { formAction } from '../support/visitor.ts'

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
  device = await addPersonWithPasskey(server, email)
})

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
      expect(isSignedIn(await signWith(who, await openLogin(who), uncounted))).toBe(true)
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

describe('a passkey that was copied', () => {
  const signIn = async (from: Authenticator) => {
    const who = server.visitor('riwaq')
    return { who, answer: await signWith(who, await openLogin(who), from) }
  }
  it('is found out by its counter, opens nothing from then on, is logged, and is shown to its owner', async () => {
    const copy = device.copy()
    expect(isSignedIn((await signIn(device)).answer)).toBe(true)
    const late = await signIn(copy)
    expect(await noteAfter(late.who, late.answer)).toBe(loginNotes.copied)
    const line = server.lines.find(({ message }) => message.includes('it may have been copied'))
    expect(line).toMatchObject({
      level: 'warn',
      fields: { tenant: 'riwaq', passkey: expect.stringMatching(/^psk_/) },
    })
    // It is unknown which of the two is the owner's, so the one whose counter is ahead is refused as well.
    const ahead = await signIn(device)
    expect(await noteAfter(ahead.who, ahead.answer)).toBe(loginNotes.copied)
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
    const [ours, theirs] = [server.visitor('riwaq'), server.visitor('riwaq')]
    const pages = [await openLogin(ours), await openLogin(theirs)] as const
    const answers = await Promise.all([signWith(ours, pages[0], device), signWith(theirs, pages[1], copy)])
    expect(answers.filter(isSignedIn)).toHaveLength(1)
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
    expect(isSignedIn(await signWith(fresh, await openLogin(fresh), device))).toBe(true)
    const after = server.visitor('riwaq')
    const answer = await submitLogin(after, await openLogin(after), email)
    expect(isSignedIn(answer)).toBe(true)
  })
  it('is followed to the portal as after the password', async () => {
    const who = server.visitor('riwaq')
    const answer = await signWith(who, await openLogin(who, '/music'), device)
    const returned = await followToPortal(who, answer)
    expect(returned.location).toMatch(/^\/music\?code=/)
  })
})
