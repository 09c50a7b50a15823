/** Neither the text nor the time of an answer reveals whether an address has an account. */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../server/identity/password.ts'
import { timeRatio } from '../support/equal-time.ts'
import { type IdentityServer, password, startIdentityServer } from '../support/identity-server.ts'
import { logIn, openLogin } from '../support/log-in.ts'
import { type VisitedPage, type Visitor, formAction } from '../support/visitor.ts'

const [known, unknown, own] = ['lina@example.org', 'nobody@example.org', 'omar@example.org']

let server: IdentityServer
beforeAll(async () => {
  const env = { TRUST_PROXY: 'on', REQUESTS_PER_MINUTE: '100000' }
  server = await startIdentityServer(undefined, env, undefined, setTimeout)
  const stored = await hashPassword(password)
  for (const email of [known, own]) await server.addAccount('riwaq', email, stored)
})
afterAll(() => server.close())

/** Each from an address of its own, so that no throttle answers in their place. */
let network = 0
const fromElsewhere = () => ({ 'x-forwarded-for': `198.51.${network >> 8}.${network++ & 255}` })

interface Answer {
  status: number
  text: string
}
/** The steps to the answer, and the one that could reveal an account. */
type Ask = (who: Visitor, email: string) => Promise<() => Promise<Answer>>

/** The page as the browser shows it; ids of one request differ between any two. */
const withoutOwn = ({ status, text }: Answer, email: string) => [
  status,
  text.replaceAll(email, 'address').replace(/[\w-]{20,}/g, 'id'),
]

const postForm = (who: Visitor, form: VisitedPage, fields: Record<string, string>) =>
  who.post(formAction(form), fields, fromElsewhere())

/** The answer leads on to a page that says what was wrong. */
const logInWrongly: Ask = async (who, email) => {
  const form = await openLogin(who)
  return async () => {
    const answer = await postForm(who, form, { email, password: 'a wrong guess' })
    return who.visit(answer.location ?? '/', { headers: fromElsewhere() })
  }
}
const registerBadly: Ask = async (who, email) => {
  const form = await openLogin(who, '/', 'register')
  return () => postForm(who, form, { name: 'Lina', email, password: 'short' })
}
const requestReset: Ask = async (who, email) => () =>
  who.visit('/api/password/forgotten', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: who.origin, ...fromElsewhere() },
    body: JSON.stringify({ email, lang: 'en' }),
  })

/** Signed in to an account of their own, and asking for another address. */
let member: { who: Visitor; token: string } | null = null
const signedInMember = async () => {
  if (member) return member
  const who = server.visitor('riwaq')
  member = { who, token: (await logIn(who, own)).access_token }
  return member
}
const changeAddress: Ask = async (_, email) => {
  const { who, token } = await signedInMember()
  const profile = { name: 'Omar', lastName: 'Haddad', email, userInformation: {} }
  return async () => {
    const { status, json } = await who.call('/user/profile?lang=en', profile, token, 'PUT')
    return { status, text: JSON.stringify(json) }
  }
}

describe.each<[string, Ask]>([
  ['a login with a wrong password', logInWrongly],
  ['a registration that is refused for its password', registerBadly],
  ['the request for a new password', requestReset],
  ['the change to another address', changeAddress],
])('%s', (_, ask) => {
  it('is answered alike for an address with an account and for one without', async () => {
    const answers = []
    for (const email of [known, unknown]) {
      const answer = await ask(server.visitor('riwaq'), email)
      answers.push(withoutOwn(await answer(), email))
    }
    expect(answers[0]).toEqual(answers[1])
  })

  it('takes as long for an address with an account as for one without', async () => {
    const ratio = await timeRatio(
      () => ask(server.visitor('riwaq'), known),
      () => ask(server.visitor('riwaq'), unknown),
    )
    expect(ratio).toBeGreaterThan(0.9)
    expect(ratio).toBeLessThan(1.1)
  }, 120_000)
})

describe('the request for a new password', () => {
  it('takes its time and leaves one row alike, for an address with an account and for one without', async () => {
    const { raw } = server.parts.store
    for (const email of [known, unknown]) {
      const answer = await requestReset(server.visitor('riwaq'), email)
      const start = performance.now()
      expect((await answer()).status).toBe(204)
      expect(performance.now() - start).toBeGreaterThanOrEqual(249)
      const newest = await raw.selectFrom('outbox').select('payload').orderBy('id', 'desc').executeTakeFirst()
      expect(Object.keys(newest?.payload ?? {}).toSorted()).toEqual(['account', 'lang', 'origin', 'template'])
    }
  })
})
