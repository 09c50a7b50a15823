/** What a passkey's signature is bound to: nothing else than its own login lets anybody in. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { listPasskeys } from '../../src/contract/passkeys.ts'
import type { Authenticator } from '../support/authenticator.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { logIn, openLogin } from '../support/log-in.ts'
import {
  passkeyRequestIn,
  isSignedIn,
  loginNotes,
  noteAfter,
  noteIn,
  passkeyActionIn,
  postAssertion,
  signWith,
  addPersonWithPasskey,
} from '../support/passkeys.ts'

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
  device = await addPersonWithPasskey(server, email)
})

describe('what a device has signed does not let anybody in', () => {
  it('the second time', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    const assertion = device.get(passkeyRequestIn(who, page))
    expect(isSignedIn(await postAssertion(who, page, assertion))).toBe(true)
    expect(await noteAfter(who, await postAssertion(who, page, assertion))).toBe(loginNotes.expired)
  })
  it('in another login, of another browser or of the same one', async () => {
    const [who, other] = [server.visitor('riwaq'), server.visitor('riwaq')]
    // Opened before: whatever is newest of the host is the challenge that was signed.
    const pages = [await openLogin(other), await openLogin(who)] as const
    const assertion = device.get(passkeyRequestIn(who, await openLogin(who)))
    expect(await noteAfter(other, await postAssertion(other, pages[0], assertion))).toBe(loginNotes.refused)
    expect(await noteAfter(who, await postAssertion(who, pages[1], assertion))).toBe(loginNotes.refused)
  })
  it('without the cookie of its login', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    const assertion = device.get(passkeyRequestIn(who, page))
    const thief = server.visitor('riwaq')
    expect(await postAssertion(thief, page, assertion)).toMatchObject({ status: 400, location: null })
  })
  it('from a page elsewhere', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    const credential = JSON.stringify(device.get(passkeyRequestIn(who, page)))
    const answer = await who.post(passkeyActionIn(page), { credential }, { origin: 'https://evil.example' })
    expect(answer).toMatchObject({ status: 403, location: null })
  })
  it('once its login is over', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    server.pass(31 * minuteMs)
    const answer = await signWith(who, page, device)
    expect(isSignedIn(answer)).toBe(false)
  })
  it.each([
    ['for another host', { host: 'nour.localhost' }],
    ['for a page elsewhere', { origin: 'https://riwaq.example' }],
    ['with a challenge of its own', { challenge: 'bm90IG91cnM' }],
  ])('%s', async (_, change) => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    const answer = await postAssertion(who, page, device.get({ ...passkeyRequestIn(who, page), ...change }))
    expect(await noteAfter(who, answer)).toBe(loginNotes.refused)
  })
  it('where nobody was recognised', async () => {
    const who = server.visitor('riwaq')
    device.recognises = false
    expect(await noteAfter(who, await signWith(who, await openLogin(who), device))).toBe(loginNotes.refused)
  })
  it('in the name of another person', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    const assertion = device.get(passkeyRequestIn(who, page))
    const userHandle = Buffer.from('somebody else').toString('base64url')
    const answer = await postAssertion(who, page, {
      ...assertion,
      response: { ...assertion.response, userHandle },
    })
    expect(await noteAfter(who, answer)).toBe(loginNotes.refused)
  })
  it('at another tenant', async () => {
    const who = server.visitor('nour')
    expect(await noteAfter(who, await signWith(who, await openLogin(who), device))).toBe(loginNotes.unknown)
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
    expect(noteIn(page)).toBe(loginNotes.unknown)
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
    expect(await noteAfter(who, await who.post(passkeyActionIn(page), { credential }))).toBe(
      loginNotes.refused,
    )
  })
})
