/** Calls that ask for a recent login: confirmed by the password, or by the provider that has it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityServer, password, startIdentityServer } from '../support/identity-server.ts'
import { getCode, logIn, openLogin, refreshSession, submitLogin } from '../support/log-in.ts'
import type { Visitor } from '../support/visitor.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
})
afterEach(() => server.backToNow())
afterAll(() => server.close())

const minute = 60_000
let accounts = 0
const signedIn = async () => {
  const email = `lina-${++accounts}@example.org`
  await server.addAccount('riwaq', email)
  const who = server.visitor('riwaq')
  return { who, email, token: await logIn(who, email) }
}
const renewed = async ({ who, token }: { who: Visitor; token: { refresh_token: string } }) => {
  const { json } = await refreshSession(who, token.refresh_token)
  return (json as { access_token: string }).access_token
}
const isRecent = async (who: Visitor, token: string) => {
  const { status, json } = await who.call('/user/sessions/recent', undefined, token)
  if (status === 204) return true
  expect([status, json]).toEqual([403, expect.objectContaining({ error: 'STEP_UP_REQUIRED' })])
  return false
}
const confirm = (who: Visitor, token: string, typed = password) =>
  who.call('/user/sessions/confirm', { password: typed }, token)
const endOthers = (who: Visitor, token: string) => who.call('/user/sessions', undefined, token, 'DELETE')

/** Signed in eleven minutes ago. */
const longSignedIn = async () => {
  const person = await signedIn()
  server.pass(11 * minute)
  return { ...person, access: await renewed(person) }
}

it('a new email that was refused until the login is confirmed is taken afterwards, under the same key', async () => {
  const { who, access } = await longSignedIn()
  const key = crypto.randomUUID()
  const sendProfile = async () => {
    const { status, text } = await who.visit('/api/user/profile', {
      method: 'PUT',
      headers: {
        origin: who.origin,
        authorization: `Bearer ${access}`,
        'content-type': 'application/json',
        'x-tenant-id': 'riwaq',
        'x-distribution-channel': 'WEB',
        'idempotency-key': key,
      },
      body: JSON.stringify({
        name: 'Lina',
        lastName: 'Haddad',
        email: 'lina@later.example',
        userInformation: {},
      }),
    })
    return [status, JSON.parse(text)]
  }
  expect(await sendProfile()).toEqual([403, expect.objectContaining({ error: 'STEP_UP_REQUIRED' })])
  expect((await confirm(who, access)).status).toBe(204)
  const taken = [200, expect.objectContaining({ pendingEmail: 'lina@later.example' })]
  expect(await sendProfile()).toEqual(taken)
  expect(await sendProfile()).toEqual(taken)
})

it('a login is confirmed at its own time where the portal’s clock was set to another day', async () => {
  const email = 'lina@elsewhen.example'
  const onAnotherDay = await startIdentityServer(undefined, { CLOCK: '2020-03-01T08:00:00Z' })
  try {
    await onAnotherDay.addAccount('riwaq', email)
    const who = onAnotherDay.visitor('riwaq')
    const token = await logIn(who, email)
    onAnotherDay.pass(11 * minute)
    const access = await renewed({ who, token })
    expect(await isRecent(who, access)).toBe(false)
    expect((await confirm(who, access)).status).toBe(204)
    expect(await isRecent(who, access)).toBe(true)
  } finally {
    await onAnotherDay.close()
  }
})

describe('a login', () => {
  it('is recent for ten minutes, however often its token is refreshed', async () => {
    const person = await signedIn()
    expect(await isRecent(person.who, person.token.access_token)).toBe(true)
    server.pass(11 * minute)
    expect(await isRecent(person.who, await renewed(person))).toBe(false)
  })
  it('that is not recent refuses what changes the account, and changes nothing', async () => {
    const { who, email, access } = await longSignedIn()
    const other = server.visitor('riwaq')
    server.backToNow()
    const elsewhere = await logIn(other, email)
    server.pass(11 * minute)
    const refused = await endOthers(who, access)
    expect([refused.status, refused.json]).toEqual([
      403,
      expect.objectContaining({ error: 'STEP_UP_REQUIRED' }),
    ])
    expect((await refreshSession(other, elsewhere.refresh_token)).status).toBe(200)
  })
  it('is confirmed by the password, and then allows it', async () => {
    const { who, access } = await longSignedIn()
    expect((await confirm(who, access)).status).toBe(204)
    expect(await isRecent(who, access)).toBe(true)
    expect((await endOthers(who, access)).status).toBe(200)
  })
  it('is not confirmed by a wrong password, which is named at its field', async () => {
    const { who, access } = await longSignedIn()
    const { status, json } = await confirm(who, access, 'a guess')
    expect([status, json]).toEqual([
      422,
      expect.objectContaining({
        error: 'PASSWORD_WRONG',
        details: [{ field: 'password', reason: 'wrong' }],
      }),
    ])
    expect(await isRecent(who, access)).toBe(false)
  })
  it('is confirmed in one session alone', async () => {
    const first = await signedIn()
    const who = server.visitor('riwaq')
    const second = { who, token: await logIn(who, first.email) }
    server.pass(11 * minute)
    await confirm(first.who, await renewed(first))
    expect(await isRecent(who, await renewed(second))).toBe(false)
  })
})

describe('guessing the password in a session that was stolen', () => {
  it('stops after five tries, also for the right password, and goes on after its time', async () => {
    const { who, access } = await longSignedIn()
    for (let time = 0; time < 4; time++) expect((await confirm(who, access, 'a guess')).status).toBe(422)
    const fifth = await confirm(who, access, 'a guess')
    expect([fifth.status, Number(fifth.headers['retry-after'])]).toEqual([429, expect.closeTo(60, -1)])
    expect((await confirm(who, access)).status).toBe(429)
    server.pass(2 * minute)
    expect((await confirm(who, access)).status).toBe(204)
  })
  it('neither slows down the owner’s own session nor the login form', async () => {
    const thief = await longSignedIn()
    server.backToNow()
    const who = server.visitor('riwaq')
    const owner = { who, token: await logIn(who, thief.email) }
    server.pass(11 * minute)
    for (let time = 0; time < 6; time++) await confirm(thief.who, thief.access, 'a guess')
    expect((await confirm(who, await renewed(owner))).status).toBe(204)
    expect(await getCode(server.visitor('riwaq'), thief.email)).toBeTruthy()
  })
  it('is not slowed down for the owner by strangers who guess at the login form', async () => {
    const { who, email, access } = await longSignedIn()
    const stranger = server.visitor('riwaq')
    const form = await openLogin(stranger)
    for (let time = 0; time < 6; time++) await submitLogin(stranger, form, email, 'a guess')
    expect((await confirm(who, access)).status).toBe(204)
  })
})

describe('a new password', () => {
  const next = 'a brand new way'
  const change = (who: Visitor, token: string, current = password, chosen = next) =>
    who.call('/password', { current, password: chosen }, token, 'PUT')
  const opensWith = async (email: string, typed: string) => {
    const who = server.visitor('riwaq')
    return (await submitLogin(who, await openLogin(who), email, typed)).status !== 422
  }

  it('replaces the current one, and ends every other session of the account', async () => {
    const here = await signedIn()
    const there = server.visitor('riwaq')
    const elsewhere = await logIn(there, here.email)
    const answer = await change(here.who, here.token.access_token)
    expect([answer.status, answer.json]).toEqual([200, { ended: 1 }])
    expect([await opensWith(here.email, password), await opensWith(here.email, next)]).toEqual([false, true])
    expect((await refreshSession(there, elsewhere.refresh_token)).status).toBe(401)
    expect((await there.call('/user/profile', undefined, elsewhere.access_token)).status).toBe(401)
    expect((await refreshSession(here.who, here.token.refresh_token)).status).toBe(200)
    expect((await openLogin(there)).path).toMatch(/^\/oidc\/interaction\//)
  })
  it('wants the current one, named at its field where it is wrong', async () => {
    const { who, email, token } = await signedIn()
    const { status, json } = await change(who, token.access_token, 'a guess')
    expect([status, json]).toEqual([
      422,
      expect.objectContaining({ details: [{ field: 'current', reason: 'wrong' }] }),
    ])
    expect(await opensWith(email, password)).toBe(true)
  })
  it.each([
    ['Password1', 'common'],
    ['Haddad-2026', 'personal'],
  ])('that is easy to guess (%s) is refused at its field', async (weak, reason) => {
    const { who, token } = await signedIn()
    const { status, json } = await change(who, token.access_token, password, weak)
    expect([status, json]).toEqual([
      422,
      expect.objectContaining({ error: 'PASSWORD_WEAK', details: [{ field: 'password', reason }] }),
    ])
  })
  it('wants a recent login as well', async () => {
    const { who, email, access } = await longSignedIn()
    expect((await change(who, access)).json).toMatchObject({ error: 'STEP_UP_REQUIRED' })
    server.backToNow()
    expect(await opensWith(email, password)).toBe(true)
  })
})
