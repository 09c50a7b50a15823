/** The login over HTTP: a real server, the real provider, forms posted as a browser posts them. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type IdentityServer, startIdentityServer } from '../support/identity-server.ts'
import { codeInLocation, followToPortal, getCode, openLogin, submitLogin } from '../support/log-in.ts'
import { formAction } from '../support/visitor.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
  for (const tenant of ['riwaq', 'nour', 'klang']) await server.addAccount(tenant, 'lina@example.org')
})
afterAll(() => server.close())

const queryOf = (address: string | null) => new URL(address ?? '/', 'http://x').searchParams

describe('starting a login', () => {
  it('takes the browser from /login/{tenant} with lang and redirectUrl to the provider [ROUTE-BACKEND-02]', async () => {
    const who = server.visitor('riwaq')
    const first = await who.visit('/login/riwaq?lang=fr&redirectUrl=%2Ffr%2Fmusic')
    expect(first.status).toBe(303)
    expect(first.location).toMatch(/^\/oidc\/auth\?/)
    const query = queryOf(first.location)
    expect(query.get('ui_locales')).toBe('fr')
    expect(query.get('code_challenge_method')).toBe('S256')
    const page = await who.follow(first)
    expect(page.text).toContain('<html lang="fr" dir="ltr"')
    const back = await followToPortal(who, await submitLogin(who, page, 'lina@example.org'))
    expect(back.location).toMatch(/^\/fr\/music\?code=/)
  })
  it('takes it from /register/{tenant} to a registration, and the new user is logged in [ROUTE-BACKEND-03]', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who, '/de', 'register', 'de')
    expect(page.text).toContain('<h1>Konto erstellen</h1>')
    const fields = { name: 'Omar Sayed', email: 'Omar@Example.org', password: 'twelve letters' }
    const back = await followToPortal(who, await who.post(formAction(page), fields))
    const { json } = await who.call('/login/api', { code: codeInLocation(back) })
    const { access_token } = json as { access_token: string }
    const profile = await who.call('/user/profile', undefined, access_token)
    expect(profile.json).toMatchObject({ name: 'Omar', lastName: 'Sayed', email: 'omar@example.org' })
  })
  it('happens on a page of the provider, which names its host, and works without scripts [SESSION-20]', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    expect(page.path).toMatch(/^\/oidc\/interaction\//)
    expect(page.text).toContain(`Signing in at ${who.host}`)
    // One offers passkeys, one shows a password; without them their buttons stay hidden, and the form is the same.
    expect(page.text.match(/<script nonce="[^"]+"(?: src="\/oidc\/script\/[^"]+")?>/g)).toHaveLength(2)
    expect(page.text.match(/<script/g)).toHaveLength(2)
    expect(page.text).toMatch(/class="reveal"[^>]*\shidden/)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'nonce-[\w+/=-]+';/)
    expect(policy).not.toContain('unsafe')
    expect(page.text).not.toContain(' style=')
  })
  it('leads from a bare /login to the portal’s own screen, in the language last chosen', async () => {
    const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const open = (cookie: string) =>
      server.visitor('riwaq').visit('/login', { headers: { ...html, ...(cookie ? { cookie } : {}) } })
    expect(await open('')).toMatchObject({ status: 303, location: '/user/login' })
    expect(await open('i18n_redirected=ar')).toMatchObject({ status: 303, location: '/ar/user/login' })
    const query = await server.visitor('riwaq').visit('/login', { headers: { accept: 'application/json' } })
    expect([query.status, query.location]).toEqual([404, null])
  })
  it('does not serve another tenant under this host', async () => {
    expect((await server.visitor('riwaq').visit('/login/nour?lang=en&redirectUrl=/')).status).toBe(404)
  })
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'https://evil.example/',
    '/%09/evil.example',
    '/login/riwaq',
  ])('never returns to %s', async (trick) => {
    const who = server.visitor('riwaq')
    const back = await followToPortal(
      who,
      await submitLogin(who, await openLogin(who, trick), 'lina@example.org'),
    )
    expect(new URL(back.location ?? '', who.origin).origin).toBe(who.origin)
    if (!trick.startsWith('/%09')) expect(back.location).toMatch(/^\/\?code=/)
  })
})

/** An error of the store: its text contains personal data of a row. */
const brokenRow = Object.assign(new Error('duplicate key value violates unique constraint'), {
  code: '23505',
  detail: 'Key (tenant, email)=(riwaq, lina@example.org) already exists.',
})

it('a failed login is logged under the id of its request, without any row of the store', async () => {
  const who = server.visitor('riwaq')
  const { path } = await openLogin(who)
  const loginPath = await who.visit('/login/riwaq?lang=en&redirectUrl=/')
  const query = { 'at-the-provider': loginPath.location ?? '', 'at-the-form': path }
  const { within } = server.parts.store
  server.lines.length = 0
  server.parts.store.within = () => Promise.reject(brokenRow)
  try {
    for (const [requestId, address] of Object.entries(query))
      expect((await who.visit(address, { headers: { 'x-request-id': requestId } })).status).toBe(500)
  } finally {
    server.parts.store.within = within
  }
  const reason = expect.stringContaining('duplicate key value') as unknown
  expect(server.lines.map(({ fields, message }) => [message, fields])).toEqual([
    ['the identity provider failed', { requestId: 'at-the-provider', tenant: 'riwaq', reason }],
    ['a page of the login failed', { requestId: 'at-the-form', tenant: 'riwaq', reason }],
  ])
  expect(JSON.stringify(server.lines)).not.toContain('lina')
})

describe('returning from the provider', () => {
  const start = (who: ReturnType<IdentityServer['visitor']>) =>
    who.visit('/login/riwaq?lang=en&redirectUrl=/')

  it('refuses the state of another browser, so that nobody is signed in as somebody else', async () => {
    const mallory = server.visitor('riwaq')
    const page = await openLogin(mallory)
    const posted = await submitLogin(mallory, page, 'lina@example.org')
    const returned = await mallory.follow(posted, (path) => path.startsWith('/login/return'))
    const victim = server.visitor('riwaq')
    await start(victim)
    const answer = await victim.visit(returned.location ?? '')
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('This sign-in started somewhere else')
    expect(victim.jar.some(({ name }) => name.startsWith('__Host-code'))).toBe(false)
  })
  it('shows the error of the provider', async () => {
    const who = server.visitor('riwaq')
    const state = queryOf((await start(who)).location).get('state') ?? ''
    const answer = await who.visit(`/login/return?state=${state}&error=server_error`)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Error code: server_error')
    expect(answer.text).toContain('href="/login/riwaq?lang=en&amp;redirectUrl=%2F"')
  })
  it('redeems a code once, and only in the browser that started', async () => {
    const who = server.visitor('riwaq')
    const code = await getCode(who, 'lina@example.org')
    const stranger = await server.visitor('riwaq').call('/login/api', { code })
    expect(stranger.status).toBe(401)
    expect(stranger.json).toMatchObject({ error: 'LOGIN_CODE_INVALID' })
    const cookies = [...who.jar]
    expect((await who.call('/login/api', { code })).status).toBe(200)
    who.jar = cookies
    const replayed = await who.call('/login/api', { code })
    expect(replayed.status).toBe(401)
    expect(replayed.json).toMatchObject({ error: 'LOGIN_CODE_INVALID' })
  })
  it('refuses an expired code with that message', async () => {
    const who = server.visitor('riwaq')
    const code = await getCode(who, 'lina@example.org')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 })
    try {
      const late = await who.call('/login/api', { code })
      expect(late.status).toBe(401)
      expect(late.json).toMatchObject({ error: 'LOGIN_CODE_INVALID' })
    } finally {
      vi.useRealTimers()
    }
  })
  it('refuses a code of another tenant', async () => {
    const who = server.visitor('riwaq')
    const code = await getCode(who, 'lina@example.org')
    const elsewhere = server.visitor('nour')
    elsewhere.jar = [...who.jar]
    expect((await elsewhere.call('/login/api', { code })).status).toBe(401)
  })
})
