/** No call and no route with a return address leads to another site: every trick at every one of them. */
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallName } from '../../src/contract/calls.ts'
import type { Call } from '../../src/contract/define.ts'
import { Token } from '../../src/contract/session.ts'
import known from '../../src/domain/addresses/redirect-tricks.json' with { type: 'json' }
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { codeInLocation, followToPortal, logIn } from '../support/log-in.ts'
import { samplesOf } from '../support/samples.ts'
import { everyNth } from '../support/second-run.ts'
import type { Visitor } from '../support/visitor.ts'

const tricks = known.prefixes.flatMap((prefix) => known.hosts.map((host) => prefix + host))
const place = '/ar/music?sort=new'
const lina = 'lina@example.org'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
  await server.addAccount('riwaq', lina)
})
afterAll(() => server.close())

const isReturnField = (name: string) => /^(redirect(ion)?Url|returnTo)$/.test(name)
/** A call's fields with a return address, from its schema: a new call cannot be forgotten. */
const returnFieldOf = ({ body }: Call): string | undefined => {
  const entries = body && 'entries' in body ? body.entries : {}
  return Object.keys(Object(entries)).find(isReturnField)
}
const samples = samplesOf((kind) => `${kind}_1`)
const takers = calls.flatMap((call) => {
  const field = returnFieldOf(call)
  return field === undefined ? [] : [{ name: call.name as CallName, field, who: call.who }]
})

/** The address, and each address inside it that is followed later. */
const steps = (who: Visitor, address: string): string[] => {
  const url = new URL(address, who.origin)
  const inner = ['redirectUrl', 'state', 'post_logout_redirect_uri'].flatMap((name) => {
    const next = url.searchParams.get(name)
    return next === null ? [] : steps(who, next)
  })
  return [url.origin, ...inner]
}
const expectStays = (who: Visitor, address: unknown, trick: string) => {
  for (const origin of steps(who, String(address))) expect([trick, origin]).toEqual([trick, who.origin])
}

const query = (redirectUrl: string) => new URLSearchParams({ lang: 'en', redirectUrl }).toString()
const pendingReturn = (who: Visitor) => {
  const cookie = who.jar.findLast(({ name }) => name.startsWith('__Host-login.'))
  return (JSON.parse(Buffer.from(cookie?.value ?? '', 'base64url').toString()) as { redirectUrl: string })
    .redirectUrl
}

it('there are more than a hundred tricks, and the calls that take an address are known', () => {
  expect(tricks.length).toBeGreaterThan(100)
  expect(takers.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['logOut', 'deleteAccount', 'partnerLogin', 'partnerSignup', 'partnerFlow']),
  )
})

describe('a guest’s call with a return address', () => {
  it.each(takers.filter(({ who }) => who === 'anyone'))(
    '$name refuses every trick or answers an address of the portal',
    async ({ name, field }) => {
      const who = server.visitor('riwaq')
      const { path, body } = samples[name]
      for (const trick of tricks) {
        const { status, json } = await who.call(path, { ...Object(body), [field]: trick })
        expect([trick, status === 200 || status === 400]).toEqual([trick, true])
        if (status !== 200) continue
        const fields = Object.entries(Object(json)).filter(([key]) => isReturnField(key))
        for (const [, address] of fields) expectStays(who, address, trick)
      }
      expect((await who.call(path, { ...Object(body), [field]: place })).status).toBe(200)
    },
  )
})

it('a user’s call under a trick is refused or answers an address of the portal', async () => {
  for (const { name, field } of takers.filter(({ who }) => who === 'user'))
    for (const [at, given] of [...tricks.filter((_, index) => index % 20 === 0), place].entries()) {
      const who = server.visitor('riwaq')
      const email = `${name}-${at}@example.org`.toLowerCase()
      await server.addAccount('riwaq', email)
      const { access_token } = await logIn(who, email)
      const { path, body } = samples[name]
      const { status, json } = await who.call(path, { ...Object(body), [field]: given }, access_token)
      expect([name, given, status === 200 || (status === 400 && given !== place)]).toEqual([
        name,
        given,
        true,
      ])
      if (status !== 200) continue
      const fields = Object.entries(Object(json)).filter(([key]) => isReturnField(key))
      for (const [, address] of fields) expectStays(who, address, given)
    }
}, 60_000)

describe('a route with a return address', () => {
  it.each(['login', 'register'])('/%s/{tenant} begins no login that leads elsewhere', async (kind) => {
    const who = server.visitor('riwaq')
    const begin = async (address: string) => {
      who.jar = []
      await who.visit(`/${kind}/riwaq?${query(address)}`)
      return pendingReturn(who)
    }
    for (const trick of tricks) expectStays(who, await begin(trick), trick)
    expect(await begin(place)).toBe(place)
  })
  it('/login/logged-out returns to the portal', async () => {
    const who = server.visitor('riwaq')
    const back = async (state: string) =>
      (await who.visit(`/login/logged-out?${new URLSearchParams({ state }).toString()}`)).location
    for (const trick of tricks) expectStays(who, await back(trick), trick)
    expect(await back(place)).toBe(place)
  })
})

it('the complete address of a page, as a portal with its backend below a path sends it, is that page', async () => {
  const who = server.visitor('riwaq')
  await who.visit(`/login/riwaq?${query(who.origin + place)}`)
  expect(pendingReturn(who)).toBe(place)
  await who.visit(`/login/riwaq?${query(`${who.origin}//evil.example`)}`)
  expect(pendingReturn(who)).toBe('/')
  const state = new URLSearchParams({ state: who.origin + place }).toString()
  expect((await who.visit(`/login/logged-out?${state}`)).location).toBe(place)
})

it('a login and a logout under a trick come back to the portal, whose provider knows the person', async () => {
  const who = server.visitor('riwaq')
  const first = await logIn(who, lina)
  await who.call('/logout', { redirectUrl: '/', lang: 'en' }, first.access_token)
  // Where a login begins and where it ends is walked above under every trick; here some of them go all the way.
  for (const trick of everyNth(tricks, 7)) {
    const back = await followToPortal(who, await who.visit(`/login/riwaq?${query(trick)}`))
    expectStays(who, back.location, trick)
    const { json } = await who.call('/login/api', { code: codeInLocation(back) })
    const { access_token } = parse(Token, json)
    const answer = await who.call('/logout', { redirectUrl: trick, lang: 'en' }, access_token)
    // Another form of address is refused before it is read; this one ends the session instead.
    const ended =
      answer.status === 400
        ? await who.call('/logout', { redirectUrl: `//${trick}`, lang: 'en' }, access_token)
        : answer
    expect([trick, ended.status]).toEqual([trick, 200])
    expectStays(who, (ended.json as { redirectUrl: string }).redirectUrl, trick)
  }
}, 60_000)
