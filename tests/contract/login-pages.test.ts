/** The pages of the login: themes, languages, forms, and the way back from each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IdentityServer, password, startIdentityServer } from '../support/identity-server.ts'
import { followToPortal, openLogin, submitLogin } from '../support/log-in.ts'
import { formAction } from '../support/visitor.ts'

let server: IdentityServer
beforeAll(async () => {
  server = await startIdentityServer()
  for (const tenant of ['riwaq', 'nour', 'klang']) await server.addAccount(tenant, 'lina@example.org')
})
afterAll(() => server.close())

const queryOf = (address: string | null) => new URL(address ?? '/', 'http://x').searchParams

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
    // A second login began after it: the state shows which of the two failed.
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
