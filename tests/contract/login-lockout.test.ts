/** Password guessing is throttled; the account's owner can still log in. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityServer, password, startIdentityServer } from '../support/identity-server.ts'
import { openLogin } from '../support/log-in.ts'
import { type VisitedPage, type Visitor, formAction } from '../support/visitor.ts'

const guesses = process.env['LONG'] ? 1000 : 300
const addresses = 50

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer(undefined, { TRUST_PROXY: 'on' })
})
afterAll(() => server.close())

const hourMs = 60 * 60_000
const wayOf = ({ location }: VisitedPage) =>
  location?.startsWith('/oidc/auth/') ? 'in' : location?.startsWith('/oidc/interaction/') ? 'refused' : 'lost'

const submitFrom = async (ip: string, who: Visitor, form: VisitedPage, email: string, typed = password) =>
  wayOf(await who.post(formAction(form), { email, password: typed }, { 'x-forwarded-for': ip }))

const signInFrom = async (ip: string, email: string, who: Visitor, typed = password) =>
  submitFrom(ip, who, await openLogin(who), email, typed)

/** The browser's own login is over; what the form knows the device by stays. */
const forgetLogin = (who: Visitor) => {
  who.jar = who.jar.filter(({ name }) => !name.startsWith('op_'))
}

/** So many at once, and every one of them another guess. */
const hands = 20
const attack = async (email: string, from: (guess: number) => string, count = guesses) => {
  const attacker = server.visitor('riwaq')
  const form = await openLogin(attacker)
  const outcomes = new Set<string>()
  let next = 0
  const guessOn = async () => {
    for (let guess = next++; guess < count; guess = next++)
      outcomes.add(await submitFrom(from(guess), attacker, form, email, `guess ${guess}`))
  }
  await Promise.all(Array.from({ length: hands }, guessOn))
  expect(outcomes).toEqual(new Set(['refused']))
}

describe(`during ${guesses} wrong passwords from ${addresses} addresses`, () => {
  const email = 'lina@example.org'
  const known = { who: null as Visitor | null }
  beforeAll(async () => {
    await server.addAccount('riwaq', email)
    known.who = server.visitor('riwaq')
    expect(await signInFrom('203.0.113.1', email, known.who)).toBe('in')
    forgetLogin(known.who)
    await attack(email, (guess) => `198.51.100.${guess % addresses}`)
  })

  it('the owner signs in from an address of her own, on a device that was never here', async () => {
    expect(await signInFrom('203.0.113.2', email, server.visitor('riwaq'))).toBe('in')
  })

  it('the owner signs in from an address that is slowed down, on a device that has signed in before', async () => {
    const { who } = known
    if (!who) return expect.unreachable()
    const slowed = '198.51.100.7'
    expect(await signInFrom(slowed, email, server.visitor('riwaq'))).toBe('refused')
    expect(await signInFrom(slowed, email, who, 'a slip of the hand')).toBe('refused')
    expect(await signInFrom(slowed, email, who)).toBe('in')
    forgetLogin(who)
  })

  it('the guesses got no more tries than each address has, and no new one gets many', async () => {
    const rows = await server.parts.store.within('riwaq', ({ db }) =>
      db.selectFrom('login_try').select('failed').execute(),
    )
    const counted = rows.reduce((sum, { failed }) => sum + failed, 0)
    expect(counted).toBeLessThanOrEqual(addresses * 5)
    const late = server.visitor('riwaq')
    const form = await openLogin(late)
    for (const _ of [1, 2]) await submitFrom('192.0.2.1', late, form, email, 'wrong')
    expect(await submitFrom('192.0.2.1', late, form, email)).toBe('refused')
  })

  it('and four more an hour do not lock the account', async () => {
    for (let hour = 0; hour < 3; hour++) {
      server.pass(hourMs)
      await attack(email, () => '198.51.100.1', 4)
      expect(await signInFrom(`203.0.113.${50 + hour}`, email, server.visitor('riwaq'))).toBe('in')
    }
    server.backToNow()
  })
})

describe('a device that has signed in', () => {
  const email = 'omar@example.org'
  const wrong = async (who: Visitor, form: VisitedPage, times: number) => {
    for (let time = 0; time < times; time++)
      expect(await submitFrom('203.0.113.9', who, form, email, 'wrong')).toBe('refused')
  }

  it('is known by a cookie that only the form of the login sees', async () => {
    await server.addAccount('riwaq', email)
    const who = server.visitor('riwaq')
    expect(await signInFrom('203.0.113.9', email, who)).toBe('in')
    const cookie = who.jar.find(({ name }) => name.startsWith('__Secure-known.')) ?? expect.unreachable()
    expect(cookie.path).toBe('/oidc/interaction')
    expect(cookie.attributes.split(';').map((one) => one.trim())).toEqual(
      expect.arrayContaining(['httponly', 'secure', 'samesite=strict']),
    )
    expect(`${cookie.name}${cookie.value}`).not.toContain('omar')
  })

  it('has tries of its own, and no more than five', async () => {
    const who = server.visitor('riwaq')
    await signInFrom('203.0.113.9', email, who)
    forgetLogin(who)
    const stranger = server.visitor('riwaq')
    await wrong(stranger, await openLogin(stranger), 5)
    const form = await openLogin(who)
    await wrong(who, form, 4)
    expect(await submitFrom('203.0.113.9', who, form, email)).toBe('in')
    forgetLogin(who)
    const again = await openLogin(who)
    await wrong(who, again, 5)
    expect(await submitFrom('203.0.113.9', who, again, email)).toBe('refused')
  })

  it('is not known to another account, and a changed cookie is none', async () => {
    const other = 'sami@example.org'
    await server.addAccount('riwaq', other)
    const who = server.visitor('riwaq')
    await signInFrom('203.0.113.20', other, who)
    forgetLogin(who)
    const cookie = who.jar.find(({ name }) => name.startsWith('__Secure-known.')) ?? expect.unreachable()
    const form = await openLogin(who)
    const lockAddress = async () => {
      const stranger = server.visitor('riwaq')
      await wrongFrom('203.0.113.21', stranger, other, 5)
    }
    await lockAddress()
    cookie.value = `${cookie.value.slice(0, -2)}xx`
    expect(await submitFrom('203.0.113.21', who, form, other)).toBe('refused')
  })

  const wrongFrom = async (ip: string, who: Visitor, address: string, times: number) => {
    const form = await openLogin(who)
    for (let time = 0; time < times; time++) await submitFrom(ip, who, form, address, 'wrong')
  }
})

it('an address without an account is slowed down alike', async () => {
  const who = server.visitor('riwaq')
  const form = await openLogin(who)
  const left = []
  for (let time = 0; time < 6; time++) {
    await who.post(formAction(form), { email: 'nobody@example.org', password: 'x' })
    const page = await who.visit(formAction(form))
    left.push(/(\d) (?:try|tries)/.exec(page.text)?.[1] ?? page.status)
  }
  expect(left).toEqual(['4', '3', '2', '1', 429, 429])
})
