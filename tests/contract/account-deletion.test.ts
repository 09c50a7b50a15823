/** The deletion of an account over HTTP, with the real login, letters and every table of the store. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../server/context.ts'
import { hashOf } from '../../server/modules/session/refresh-token.ts'
import { deleteAccount } from '../../src/contract/account-data.ts'
import { columnsOf, fillTablesOf, rowsWith } from '../support/every-table.ts'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import {
  codeInLocation,
  fetchProfile,
  followToPortal,
  logIn,
  openLogin,
  refreshSession,
  submitLogin,
} from '../support/log-in.ts'
import { startMailServer } from '../support/mail-server.ts'
import type { Visitor } from '../support/visitor.ts'

const minute = 60_000
/** The store of the tests, of which one statement may fail. */
let failsAt: string | null = null
const failing = (store: Store): Store => ({
  ...store,
  within: (tenant, work) =>
    store.within(tenant, async (scope) => {
      const outcome = await work(scope)
      if (failsAt === tenant) throw new Error('the store failed at the end')
      return outcome
    }),
})

let server: IdentityServer
let mail: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  mail = await startMailServer()
  server = await startIdentityServer((tenant) => tenant, { SMTP_URL: mail.url }, failing)
})
afterEach(() => {
  failsAt = null
  server.backToNow()
})
afterAll(async () => {
  await server.close()
  await mail.close()
})

const remove = (who: Visitor, token: string, redirectionUrl = '/', lang = 'en') =>
  who.call('/user/profile', { redirectionUrl, lang }, token)
const codeOf = ({ json }: { json: unknown }) => (json as { error?: string }).error
const addressIn = ({ json }: { json: unknown }) => (json as { redirectionUrl: string }).redirectionUrl
const accountOf = (email: string) =>
  server.parts.store.raw
    .selectFrom('account')
    .select(['id', 'uuid'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

/** Rows that name the account besides those with a column for it. */
const addFurtherRows = (id: string, email: string) =>
  server.parts.store.within('riwaq', async ({ db }) => {
    const now = new Date()
    const base = { tenant: 'riwaq', created: now }
    const key = { key: 'key-12345', request_hash: 'x', status: 200, answer: JSON.stringify({ account: id }) }
    await db
      .insertInto('idempotency')
      .values({ ...base, who: id, ...key })
      .execute()
    const event = { name: 'letter-requested', event_key: `password-reset:${id}`, due: now, failed: null }
    await db
      .insertInto('outbox')
      .values([
        { ...base, ...event, id: `a-${id}`, payload: JSON.stringify({ account: id }), sent: now },
        { ...base, ...event, id: `b-${id}`, payload: JSON.stringify({ to: email }), sent: now },
      ])
      .execute()
    const tries = { failed: 2, locked_until: null, updated: now }
    await db
      .insertInto('login_try')
      .values({ tenant: 'riwaq', account_hash: hashOf(email), source_hash: 'x', ...tries })
      .execute()
  })

describe('POST user/profile', () => {
  it('deletes the account that calls, by {redirectionUrl, lang} [CALL-USER-03]', async () => {
    expect([deleteAccount.method, deleteAccount.path]).toEqual(['POST', '/user/profile'])
    await server.addAccount('riwaq', 'anna@example.org')
    const who = server.visitor('riwaq')
    const { access_token: token } = await logIn(who, 'anna@example.org')
    expect((await who.call('/user/profile', { lang: 'en' }, token)).status).toBe(400)
    expect((await who.call('/user/profile', { redirectionUrl: '/' }, token)).status).toBe(400)
    expect((await fetchProfile(who, token)).status).toBe(200)
    expect((await remove(who, token)).status).toBe(200)
    expect((await fetchProfile(who, token)).status).toBe(401)
    expect((await remove(who, token)).status).toBe(401)
    expect(who.cookie('__Host-session')).toBeUndefined()
    expect((await submitLogin(who, await openLogin(who), 'anna@example.org')).status).toBe(422)
  })

  it('leaves no row of any table that names the account, but the letter that says so', async () => {
    const { store } = server.parts
    const [email, other] = ['bea@example.org', 'omar@example.org']
    const id = await server.addAccount('riwaq', email)
    const otherId = await server.addAccount('riwaq', other)
    const who = server.visitor('riwaq')
    const { access_token: token } = await logIn(who, email)
    await openLogin(who)
    await logIn(server.visitor('riwaq'), email)
    await logIn(server.visitor('riwaq'), other)
    for (const account of [id, otherId]) await fillTablesOf(store, 'riwaq', account)
    await addFurtherRows(id, email)
    const { uuid } = await accountOf(email)
    const names = [id, uuid, email, hashOf(email)]
    const otherNames = [otherId, (await accountOf(other)).uuid, other]
    const before = await rowsWith(store, names)
    const tables = new Set((await columnsOf(store)).filter(({ column }) => column === 'account'))
    expect(new Set(before.map(({ table }) => table)).size).toBeGreaterThanOrEqual(tables.size + 5)
    // Letters about new devices are on their way, and a sent one changes its row.
    const unsent = () => store.raw.selectFrom('outbox').select('id').where('sent', 'is', null).execute()
    await expect.poll(async () => (await unsent()).length, { timeout: 10_000 }).toBe(0)
    const othersBefore = await rowsWith(store, otherNames)

    const letter = mail.next()
    expect((await remove(who, token)).status).toBe(200)
    await letter
    const left = await rowsWith(store, names)
    expect(left.map(({ table }) => table)).toEqual(['outbox'])
    expect(left[0]?.row).toContain('account-deleted')
    expect(left[0]?.row).not.toContain(id)
    expect(await rowsWith(store, otherNames)).toEqual(othersBefore)
  })

  it('is one transaction: where it fails at its end, nothing is lost', async () => {
    const email = 'carl@example.org'
    const id = await server.addAccount('riwaq', email)
    const who = server.visitor('riwaq')
    const { access_token: token } = await logIn(who, email)
    await fillTablesOf(server.parts.store, 'riwaq', id)
    const before = await rowsWith(server.parts.store, [id])
    failsAt = 'riwaq'
    const { status } = await remove(who, token)
    failsAt = null
    expect(status).toBe(500)
    expect(await rowsWith(server.parts.store, [id])).toEqual(before)
    expect((await fetchProfile(who, token)).status).toBe(200)
  })

  it('is possible only within ten minutes of a login', async () => {
    await server.addAccount('riwaq', 'dora@example.org')
    const who = server.visitor('riwaq')
    const { access_token: token, refresh_token: handle } = await logIn(who, 'dora@example.org')
    server.pass(9 * minute)
    const renewed = await refreshSession(who, handle)
    const { access_token: next } = renewed.json as { access_token: string }
    server.pass(2 * minute)
    expect([codeOf(await remove(who, token)), codeOf(await remove(who, next))]).toEqual([
      'UNAUTHORIZED',
      'STEP_UP_REQUIRED',
    ])
    expect((await fetchProfile(who, next)).status).toBe(200)
  })

  it('sends a letter to the address that the account had', async () => {
    await server.addAccount('riwaq', 'emil@example.org')
    const who = server.visitor('riwaq')
    const { access_token: token } = await logIn(who, 'emil@example.org')
    const nextLetter = mail.next()
    await remove(who, token, '/', 'de')
    const { to, text } = await nextLetter
    expect(to).toBe('emil@example.org')
    expect(text.replaceAll('=\n', '')).toContain('Konto')
  })

  it('leads through the provider’s logout back to the portal, and never anywhere else', async () => {
    const answers = []
    for (const [number, address] of ['/fr/music', '//evil.example', 'https://evil.example/'].entries()) {
      const email = `finn${number}@example.org`
      await server.addAccount('riwaq', email)
      const who = server.visitor('riwaq')
      const { access_token: token } = await logIn(who, email)
      const url = new URL(addressIn(await remove(who, token, address)))
      expect([url.host, url.pathname]).toEqual([who.host, '/oidc/session/end'])
      answers.push(url.searchParams.get('state'))
      const page = await who.visit(url.href)
      expect(page.status).toBe(200)
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
      const ended = await who.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' })
      const last = await who.follow(ended, (path) => !/^\/(oidc|login)\//.test(path))
      expect(last.location).toBe(answers.at(-1))
    }
    expect(answers).toEqual(['/fr/music', '/', '/'])
  })
})

describe('the other devices of a deleted account', () => {
  it('learn it at the next contact, and by then their tokens open nothing', async () => {
    const email = 'gina@example.org'
    await server.addAccount('riwaq', email)
    const [here, there] = [server.visitor('riwaq'), server.visitor('riwaq')]
    const { access_token: token } = await logIn(here, email)
    const elsewhere = await logIn(there, email)
    await remove(here, token)
    expect((await fetchProfile(there, elsewhere.access_token)).status).toBe(401)
    const refused = await refreshSession(there, elsewhere.refresh_token)
    expect([refused.status, codeOf(refused)]).toEqual([401, 'ACCOUNT_GONE'])
  })

  it('are not remembered as signed in by the provider', async () => {
    const email = 'hugo@example.org'
    await server.addAccount('riwaq', email)
    const [here, there] = [server.visitor('riwaq'), server.visitor('riwaq')]
    const { access_token: token } = await logIn(here, email)
    await logIn(there, email)
    await remove(here, token)
    expect((await openLogin(there)).text).toContain('Welcome back')
  })

  it('cannot finish a login that was under way', async () => {
    const email = 'ines@example.org'
    await server.addAccount('riwaq', email)
    const [here, there] = [server.visitor('riwaq'), server.visitor('riwaq')]
    const { access_token: token } = await logIn(here, email)
    const back = await followToPortal(there, await submitLogin(there, await openLogin(there), email))
    await remove(here, token)
    const answer = await there.call('/login/api', { code: codeInLocation(back) })
    expect(answer.status).toBe(401)
  })

  it('hear nothing of the sort where a session only ended', async () => {
    await server.addAccount('riwaq', 'jona@example.org')
    const who = server.visitor('riwaq')
    const { access_token: token, refresh_token: handle } = await logIn(who, 'jona@example.org')
    await who.call('/logout', { redirectUrl: '/', lang: 'en' }, token)
    expect(codeOf(await refreshSession(who, handle))).toBe('TOKEN_EXPIRED')
  })
})
