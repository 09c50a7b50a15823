/** A person's passkeys: added by one session, listed, named and removed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { type Passkeys, listPasskeys } from '../../src/contract/passkeys.ts'
import { Token } from '../../src/contract/session.ts'
import { Authenticator } from '../support/authenticator.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { logIn, refreshSession } from '../support/log-in.ts'
import { addPasskey, beginPasskey, finishPasskey, hostOf } from '../support/passkeys.ts'
import type { Visitor } from '../support/visitor.ts'

const minuteMs = 60_000
let server: IdentityServer
let who: Visitor
let account: string
let token: string
let refreshToken: string
let people = 0

const logInAs = async (visitor: Visitor, email: string) => (await logIn(visitor, email)).access_token
const emailOf = (person: number) => `person${person}@example.org`

beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.backToNow()
  account = await server.addAccount('riwaq', emailOf(++people))
  who = server.visitor('riwaq')
  ;({ access_token: token, refresh_token: refreshToken } = await logIn(who, emailOf(people)))
})

const readPasskeys = async (visitor = who, of = token): Promise<Passkeys> => {
  const answer = await visitor.call('/user/passkeys', undefined, of)
  expect(answer.status).toBe(200)
  return v.parse(listPasskeys.answer, answer.json)
}
const namesOf = ({ passkeys }: Passkeys) => passkeys.map(({ name }) => name)
const refused = { status: 422, json: { error: 'PASSKEY_REFUSED' } }

describe('a new passkey', () => {
  it('is made for this host, found without an address, and stands for the person, not only for a hand', async () => {
    const options = await beginPasskey(who, token)
    expect(options).toMatchObject({
      rp: { id: 'riwaq.localhost', name: 'Riwaq' },
      user: { name: emailOf(people), displayName: 'Lina Haddad' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(options.user.id)).not.toContain(account)
  })
  it('is named after what made it, or described by where it is', async () => {
    const manager = new Authenticator()
    manager.aaguid = 'bada5566-a7aa-401f-bd96-45619a55120d'
    expect(await addPasskey(who, token, manager)).toMatchObject({ name: '1Password', holder: 'computer' })
    who.agent = 'Mozilla/5.0 (Linux; Android 16) Mobile'
    expect(await addPasskey(who, token, new Authenticator())).toMatchObject({ name: null, holder: 'phone' })
    expect(await readPasskeys()).toMatchObject({
      host: 'riwaq.localhost',
      hasPassword: true,
      passkeys: [{ name: '1Password' }, { name: null, used: null, isSynced: false, isRefused: false }],
    })
  })
  it('is not made twice by one device: those it has are named to it', async () => {
    const device = new Authenticator()
    await addPasskey(who, token, device)
    const { excludeCredentials } = await beginPasskey(who, token)
    expect(excludeCredentials.map(({ id }) => id)).toEqual(device.passkeys.map(({ id }) => id))
  })
  it('is one of twenty at most', async () => {
    for (let count = 0; count < 20; count++) await addPasskey(who, token, new Authenticator())
    const answer = await who.call('/user/passkeys/begin', null, token)
    expect(answer).toMatchObject({ status: 409, json: { error: 'PASSKEYS_FULL' } })
  })
})

describe('what a device answers is refused', () => {
  const makeFor = async (change: Partial<{ challenge: string; origin: string; host: string }> = {}) => {
    const { challenge, user } = await beginPasskey(who, token)
    const request = { challenge, origin: who.origin, host: hostOf(who), ...change }
    return new Authenticator().create(request, user.id)
  }
  it('the second time', async () => {
    const made = await makeFor()
    expect(await finishPasskey(who, token, made)).toMatchObject({ status: 200 })
    expect(await finishPasskey(who, token, made)).toMatchObject(refused)
    expect((await readPasskeys()).passkeys).toHaveLength(1)
  })
  it('after five minutes', async () => {
    const made = await makeFor()
    server.pass(5 * minuteMs)
    expect(await finishPasskey(who, token, made)).toMatchObject(refused)
  })
  it('in another session of the same person', async () => {
    const made = await makeFor()
    const other = server.visitor('riwaq')
    const otherToken = await logInAs(other, emailOf(people))
    expect(await finishPasskey(other, otherToken, made)).toMatchObject(refused)
    expect(await finishPasskey(who, token, made)).toMatchObject({ status: 200 })
  })
  it('in the session of another person', async () => {
    const made = await makeFor()
    await server.addAccount('riwaq', 'mallory@example.org')
    const mallory = server.visitor('riwaq')
    const hers = await logInAs(mallory, 'mallory@example.org')
    await beginPasskey(mallory, hers)
    expect(await finishPasskey(mallory, hers, made)).toMatchObject(refused)
  })
  it('with a challenge that nobody gave, though another one was', async () => {
    const made = await makeFor({ challenge: 'bm90IG91cnM' })
    expect(await finishPasskey(who, token, made)).toMatchObject(refused)
    expect(await finishPasskey(who, token, await makeFor())).toMatchObject({ status: 200 })
  })
  it.each([
    ['for another host', { host: 'nour.localhost' }],
    ['of a page elsewhere', { origin: 'https://riwaq.example' }],
  ])('%s', async (_, change) => {
    expect(await finishPasskey(who, token, await makeFor(change))).toMatchObject(refused)
  })
  it('where nobody was recognised', async () => {
    const { challenge, user } = await beginPasskey(who, token)
    const device = new Authenticator()
    device.recognises = false
    const made = device.create({ challenge, origin: who.origin, host: hostOf(who) }, user.id)
    expect(await finishPasskey(who, token, made)).toMatchObject(refused)
  })
  it('where a refusal has used the challenge up', async () => {
    const { challenge, user } = await beginPasskey(who, token)
    const request = { challenge, origin: who.origin, host: hostOf(who) }
    const device = new Authenticator()
    const elsewhere = device.create({ ...request, origin: 'https://riwaq.example' }, user.id)
    expect(await finishPasskey(who, token, elsewhere)).toMatchObject(refused)
    expect(await finishPasskey(who, token, device.create(request, user.id))).toMatchObject(refused)
  })
  it('as unreadable, without a failure of the server', async () => {
    await beginPasskey(who, token)
    const response = { clientDataJSON: 'AAAA', attestationObject: '_w' }
    const made = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response }
    expect(await finishPasskey(who, token, made)).toMatchObject(refused)
  })
})

describe('the passkeys of a person', () => {
  const nameOf = (visitor: Visitor, of: string, id: string, name: string) =>
    visitor.call(`/user/passkeys/${id}`, { name }, of, 'PUT')
  const remove = (visitor: Visitor, of: string, id: string) =>
    visitor.call(`/user/passkeys/${id}`, undefined, of, 'DELETE')

  it('are named and removed', async () => {
    const { id } = await addPasskey(who, token, new Authenticator())
    await addPasskey(who, token, new Authenticator())
    expect(await nameOf(who, token, id, '  My phone  ')).toMatchObject({
      status: 200,
      json: { name: 'My phone' },
    })
    expect(namesOf(await readPasskeys())).toEqual(['My phone', null])
    expect(await nameOf(who, token, id, ' ')).toMatchObject({ status: 400 })
    expect(await remove(who, token, id)).toMatchObject({ status: 204 })
    expect(namesOf(await readPasskeys())).toEqual([null])
    expect(await remove(who, token, id)).toMatchObject({ status: 404 })
  })
  it('are nobody else’s to see, name or remove', async () => {
    const { id } = await addPasskey(who, token, new Authenticator())
    const email = `stranger${people}@example.org`
    await server.addAccount('riwaq', email)
    const stranger = server.visitor('riwaq')
    const theirs = await logInAs(stranger, email)
    expect((await readPasskeys(stranger, theirs)).passkeys).toEqual([])
    expect(await nameOf(stranger, theirs, id, 'Mine')).toMatchObject({ status: 404 })
    expect(await remove(stranger, theirs, id)).toMatchObject({ status: 404 })
    expect(namesOf(await readPasskeys())).toEqual([null])
  })
  it('go with the account', async () => {
    await addPasskey(who, token, new Authenticator())
    const left = await server.parts.store.within('riwaq', async ({ db }) => {
      await db.deleteFrom('account').where('tenant', '=', 'riwaq').where('id', '=', account).execute()
      return db
        .selectFrom('passkey')
        .select('id')
        .where('tenant', '=', 'riwaq')
        .where('account', '=', account)
        .execute()
    })
    expect(left).toEqual([])
  })
  it('are added and removed only after a recent login; a name may be given at any time', async () => {
    const { id } = await addPasskey(who, token, new Authenticator())
    const stepUp = { status: 403, json: { error: 'STEP_UP_REQUIRED' } }
    server.pass(9 * minuteMs)
    const refreshed = v.parse(Token, (await refreshSession(who, refreshToken)).json).access_token
    server.pass(2 * minuteMs)
    expect(await who.call('/user/passkeys/begin', null, refreshed)).toMatchObject(stepUp)
    expect(await remove(who, refreshed, id)).toMatchObject(stepUp)
    expect(await nameOf(who, refreshed, id, 'My phone')).toMatchObject({ status: 200 })
  })
})
