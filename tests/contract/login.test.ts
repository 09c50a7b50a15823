/** The login over HTTP: a real server, the real provider, forms posted as a browser posts them. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type IdentityServer, password, startIdentityServer } from '../support/identity-server.ts'
import {
  codeInLocation,
  followToPortal,
  getCode,
  logIn,
  openLogin,
  postLogin,
  submitLogin,
} from '../support/log-in.ts'
import { type VisitedPage, formAction } from '../support/visitor.ts'

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

describe('the pages of the login', () => {
  it.each([
    ['riwaq', 'en', 'ltr', 'light', '#faf8f5'],
    ['nour', 'ar', 'rtl', 'dark', '#06140e'],
    ['klang', 'de', 'ltr', 'light', '#ffffff'],
  ])('use the theme of %s', async (tenant, lang, dir, theme, colour) => {
    const page = await openLogin(server.visitor(tenant), '/', 'login', lang)
    expect(page.text).toContain(`<html lang="${lang}" dir="${dir}" data-theme="${theme}">`)
    expect(page.text).toContain(`content="${colour}"`)
  })
  it('follow the alternate theme that the visitor chose', async () => {
    const who = server.visitor('nour')
    who.jar.push({ name: 'alternate-theme', value: '1', path: '/', attributes: '' })
    expect((await openLogin(who)).text).toContain('data-theme="light"')
  })
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
  it('refuse a form that another site posts', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    const fields = { email: 'lina@example.org', password }
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await who.post(formAction(page), fields, headers)
      expect(answer.status).toBe(403)
      expect(answer.location).toBeNull()
    }
  })
  it('say so when a login has expired or belongs to another browser', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who)
    const stranger = server.visitor('riwaq')
    const answer = await stranger.visit(page.path)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('This sign-in has expired')
    expect(answer.text).toContain('href="/login/riwaq?lang=en&amp;redirectUrl=%2F"')
  })
  it('restart in their language and for the page where the login started', async () => {
    const loginPath = '/login/riwaq?lang=ar&redirectUrl=%2Far%2Fmusic%3Fq%3D1'
    const again = `href="${loginPath.replace('&', '&amp;')}"`
    const who = server.visitor('riwaq')
    const first = await who.visit(loginPath)
    const page = await who.follow(first)
    // A second login began after it: the state tells which of the two failed.
    await who.visit('/login/riwaq?lang=de&redirectUrl=%2Fde')
    const state = queryOf(first.location).get('state') ?? ''
    const query = new URLSearchParams({ client_id: 'portal', redirect_uri: 'https://evil.example/', state })
    expect((await who.visit(`/oidc/auth?${query.toString()}`)).text).toContain(again)
    // Without a state it is the last one.
    await who.visit(loginPath)
    who.jar = who.jar.filter(({ name }) => !name.startsWith('op_interaction'))
    const expired = await who.visit(page.path)
    expect(expired.text).toContain('<html lang="ar" dir="rtl"')
    expect(expired.text).toContain(again)
    expect(expired.text).toContain('href="/ar/music?q=1"')
  })
  it('restart in the language last chosen where nothing else is known', async () => {
    const who = server.visitor('riwaq')
    who.jar.push({ name: 'i18n_redirected', value: 'fr', path: '/', attributes: '' })
    const expired = await who.visit('/oidc/interaction/nothing-is-here')
    expect(expired.text).toContain('href="/login/riwaq?lang=fr&amp;redirectUrl=%2Ffr"')
    const first = await who.visit('/login/riwaq')
    expect(queryOf(first.location).get('ui_locales')).toBe('fr')
  })
  it('are answered at unknown addresses by a page that restarts the login', async () => {
    for (const path of ['/oidc/nope', '/oidc/interaction/nope']) {
      const { status, text } = await server.visitor('riwaq').visit(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).toContain('href="/login/riwaq?lang=en&amp;redirectUrl=%2F"')
    }
  })
  it('lead back to the previous page on cancel', async () => {
    const who = server.visitor('riwaq')
    const page = await openLogin(who, '/music/list')
    const back = await followToPortal(who, await who.visit(`${page.path}/abort`))
    expect(back.location).toBe('/music/list')
  })
  it('show which field of a registration is wrong, and that an address is taken', async () => {
    const who = server.visitor('riwaq')
    let page = await openLogin(who, '/', 'register')
    page = await who.post(formAction(page), { name: ' ', email: 'nonsense', password: 'short' })
    expect(page.status).toBe(422)
    for (const text of ['Enter your name.', 'Enter a valid email address', 'Use 8 to 128 characters.'])
      expect(page.text).toContain(text)
    const fields = { name: '<b>Lina', email: 'lina@example.org', password: 'long enough' }
    page = await who.post(formAction(page), fields)
    expect(page.text).toContain('There’s already an account with this email.')
    expect(page.text).toContain('value="&lt;b&gt;Lina"')
  })
  it('refuse a common password and one made of the own name, kindly and with what was typed', async () => {
    const who = server.visitor('riwaq')
    const typed = { name: 'Marianne Blum', email: 'marianne@example.org' }
    let page = await openLogin(who, '/', 'register')
    page = await who.post(formAction(page), { ...typed, password: 'football' })
    expect([page.status, page.text.includes('This password is easy to guess.')]).toEqual([422, true])
    page = await who.post(formAction(page), { ...typed, password: 'marianne-1987' })
    expect(page.text).toContain('This password is made from your name or email.')
    expect(page.text).toContain('value="Marianne Blum"')
    expect(page.text).not.toContain('marianne-1987')
  })
  it('show an error of the provider with a link back, and never redirect elsewhere', async () => {
    const who = server.visitor('riwaq')
    const query = 'client_id=portal&response_type=code&scope=openid&redirect_uri=https://evil.example/'
    const page = await who.visit(`/oidc/auth?${query}`)
    expect(page.status).toBe(400)
    expect(page.location).toBeNull()
    expect(page.text).toContain('We couldn’t sign you in')
    expect(page.text).toMatch(/Error code: [a-z_]+</)
    expect(page.text).toContain('href="/"')
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

it('a login form without its store shows an error page in its language, and a retry shows the form', async () => {
  const who = server.visitor('riwaq')
  const form = await openLogin(who, '/ar', 'login', 'ar')
  const { within } = server.parts.store
  server.parts.store.within = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
  const answers = []
  try {
    answers.push(await who.visit(form.path), await submitLogin(who, form, 'lina@example.org', password))
  } finally {
    server.parts.store.within = within
  }
  for (const { status, headers, text } of answers) {
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("script-src 'none'")
    expect(text).toContain('<html lang="ar" dir="rtl"')
    expect(text).toContain('<h1>لا يمكنك تسجيل الدخول الآن</h1>')
    expect(text).toContain(`href="${form.path}"`)
    expect(text).toContain('href="/ar"')
  }
  expect((await submitLogin(who, form, 'lina@example.org', password)).status).toBe(303)
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
