/** A login is confirmed by a passkey of the account, in the session that asked, and by nothing else. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as v from 'valibot'
import { RequestOptions } from '../../src/contract/passkeys.ts'
import { Authenticator } from '../support/authenticator.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { logIn, refreshSession } from '../support/log-in.ts'
import { addPasskey, hostOf } from '../support/passkeys.ts'
import type { Visitor } from '../support/visitor.ts'

const minuteMs = 60_000
const refused = { status: 422, json: { error: 'PASSKEY_REFUSED' } }
let server: IdentityServer
let people = 0

beforeAll(async () => {
  server = await startIdentityServer()
})
afterAll(() => server.close())
beforeEach(() => server.backToNow())

interface Person {
  who: Visitor
  email: string
  token: string
  refresh: string
}
const signIn = async (email: string): Promise<Person> => {
  const who = server.visitor('riwaq')
  const { access_token: token, refresh_token: refresh } = await logIn(who, email)
  return { who, email, token, refresh }
}
const createPerson = async () => {
  const email = `confirm${++people}@example.org`
  await server.addAccount('riwaq', email)
  return signIn(email)
}
const waitFor = async (person: Person, ms: number) => {
  server.pass(ms)
  const { json } = await refreshSession(person.who, person.refresh)
  const next = json as { access_token: string; refresh_token: string }
  Object.assign(person, { token: next.access_token, refresh: next.refresh_token })
}
const createHolder = async () => {
  const person = await createPerson()
  const device = new Authenticator()
  await addPasskey(person.who, person.token, device)
  await waitFor(person, 11 * minuteMs)
  return { person, device }
}

const begin = ({ who, token }: Person) => who.call('/user/sessions/confirm/passkey/begin', null, token)
const send = ({ who, token }: Person, credential: unknown) =>
  who.call('/user/sessions/confirm/passkey', { credential }, token)
const optionsFor = async (person: Person) => {
  const options = await begin(person)
  expect(options.status).toBe(200)
  return v.parse(RequestOptions, options.json)
}
const signFor = async (person: Person, device: Authenticator) => {
  const { challenge } = await optionsFor(person)
  return device.get({ challenge, origin: person.who.origin, host: hostOf(person.who) })
}
const isRecent = async ({ who, token }: Person) =>
  (await who.call('/user/sessions/recent', undefined, token)).status === 204

it('a passkey of the account confirms the login for ten minutes', async () => {
  const { person, device } = await createHolder()
  expect(await isRecent(person)).toBe(false)
  const { allowCredentials, rpId, userVerification } = await optionsFor(person)
  expect([allowCredentials.map(({ id }) => id), rpId, userVerification]).toEqual([
    device.passkeys.map(({ id }) => id),
    'riwaq.localhost',
    'required',
  ])
  expect(await send(person, await signFor(person, device))).toMatchObject({ status: 204 })
  expect(await isRecent(person)).toBe(true)
  await waitFor(person, 11 * minuteMs)
  expect(await isRecent(person)).toBe(false)
})
it('what a device signed confirms once, within five minutes', async () => {
  const { person, device } = await createHolder()
  const signed = await signFor(person, device)
  expect(await send(person, signed)).toMatchObject({ status: 204 })
  expect(await send(person, signed)).toMatchObject(refused)
  const late = await signFor(person, device)
  await waitFor(person, 5 * minuteMs)
  expect(await send(person, late)).toMatchObject(refused)
})
it('what was signed for one session confirms no other of the same person', async () => {
  const { person, device } = await createHolder()
  server.backToNow()
  const other = await signIn(person.email)
  await waitFor(other, 11 * minuteMs)
  const signed = await signFor(person, device)
  await optionsFor(other)
  expect(await send(other, signed)).toMatchObject(refused)
  expect(await isRecent(other)).toBe(false)
})
it('the passkey of another person confirms nothing', async () => {
  const stranger = await createHolder()
  server.backToNow()
  const { person } = await createHolder()
  expect(await send(person, await signFor(person, stranger.device))).toMatchObject(refused)
  expect(await isRecent(person)).toBe(false)
})
it('a device that does not recognise its owner, and a copy of it, confirm nothing', async () => {
  const { person, device } = await createHolder()
  device.recognises = false
  expect(await send(person, await signFor(person, device))).toMatchObject(refused)
  device.recognises = true
  const copy = device.copy()
  expect(await send(person, await signFor(person, device))).toMatchObject({ status: 204 })
  await waitFor(person, 11 * minuteMs)
  expect(await send(person, await signFor(person, copy))).toMatchObject(refused)
  expect(await isRecent(person)).toBe(false)
  // A passkey that was copied is offered no more.
  expect(await begin(person)).toMatchObject({ status: 404 })
})
it('an account without a passkey at this host has none to confirm with', async () => {
  expect(await begin(await createPerson())).toMatchObject({ status: 404 })
})
