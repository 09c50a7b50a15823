/** Wrong passwords at the login: how many tries are left, and when it opens again. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityServer, password, startIdentityServer } from '../support/identity-server.ts'
import { followToPortal, logIn, openLogin, postLogin, submitLogin } from '../support/log-in.ts'
import type { VisitedPage } from '../support/visitor.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
  for (const tenant of ['riwaq', 'nour', 'klang']) await server.addAccount(tenant, 'lina@example.org')
})
afterAll(() => server.close())

/** The login cookies that an answer sets. */
const failedLoginIn = ({ headers }: VisitedPage) => {
  const [, encoded = ''] = /__Host-tried=([\w-]+)/.exec(String(headers['set-cookie'])) ?? []
  return JSON.parse(Buffer.from(encoded, 'base64url').toString()) as { left?: number; until?: number }
}

describe('the pages of the login', () => {
  it('say that a password is wrong and how many tries are left, whether the account exists or not', async () => {
    for (const email of ['lina@example.org', 'nobody@example.org']) {
      const who = server.visitor('klang')
      let page = await openLogin(who)
      for (const left of [4, 3, 2, 1]) {
        page = await submitLogin(who, page, email, 'not this one')
        expect(page.status).toBe(422)
        expect(page.text).toContain(`You have ${left} ${left === 1 ? 'try' : 'tries'} left.`)
        expect(page.text).toContain(`value="${email}"`)
      }
      page = await submitLogin(who, page, email, 'not this one')
      expect(page.status).toBe(429)
      expect(page.text).toContain('Try again in 1 minute.')
      expect(page.text).toMatch(/<a class="button" href="\/oidc\/interaction\//)
    }
  })
  it('unlock by themselves, and the right password resets the count', async () => {
    const who = server.visitor('klang')
    expect((await submitLogin(who, await openLogin(who), 'lina@example.org')).status).toBe(429)
    server.pass(61_000)
    const token = await logIn(who, 'lina@example.org')
    expect(token.access_token).not.toBe('')
    const again = server.visitor('klang')
    const page = await submitLogin(again, await openLogin(again), 'lina@example.org', 'wrong once')
    expect(page.text).toContain('You have 4 tries left.')
  })
  it('give a hundred simultaneous guesses no more than five tries', async () => {
    await server.addAccount('nour', 'many@example.org')
    const who = server.visitor('nour')
    const page = await openLogin(who, '/', 'login', 'en')
    const guesses = Array.from({ length: 40 }, (_, n) =>
      postLogin(who, page, 'many@example.org', `guess ${n}`),
    )
    const answers = (await Promise.all(guesses)).map(failedLoginIn)
    expect(answers.filter(({ left }) => left !== undefined).length).toBe(4)
    expect((await submitLogin(who, page, 'many@example.org', password)).status).toBe(429)
  })
  it('cost no further try on a reload, and have no name in the address', async () => {
    await server.addAccount('nour', 'again@example.org')
    const who = server.visitor('nour')
    let page = await submitLogin(who, await openLogin(who), 'again@example.org', 'wrong')
    for (let load = 0; load < 3; load++) {
      expect(page.path).toMatch(/^\/oidc\/interaction\/[\w-]+\/login$/)
      expect(page.text).toContain('You have 4 tries left.')
      page = await who.visit(page.path)
    }
    for (const guess of ['2', '3', '4', '5']) page = await submitLogin(who, page, 'again@example.org', guess)
    expect((await who.visit(page.path)).status).toBe(429)
    // A lock that has ended is none: the form is back, with what was typed but the password.
    server.pass(61_000)
    const open = await who.visit(page.path)
    expect([open.status, open.text.includes('value="again@example.org"')]).toEqual([200, true])
    await followToPortal(who, await submitLogin(who, open, 'again@example.org'))
    expect(who.cookie('__Host-tried')).toBeUndefined()
  })
  it('have a page for the login rate limit', async () => {
    const busy = await startIdentityServer(undefined, { LOGINS_PER_MINUTE: '1' })
    const who = busy.visitor('riwaq')
    const page = await openLogin(who)
    expect((await submitLogin(who, page, 'a@example.org', 'wrong')).status).toBe(422)
    const second = await submitLogin(who, page, 'a@example.org', 'wrong')
    expect(second.status).toBe(429)
    expect(second.text).toContain('There were too many sign-ins from your network.')
    await busy.close()
  })
})
