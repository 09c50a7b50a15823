/** Documents as the built portal answers them: policy, cache, shells, what they may hold. */
import { describe, expect, it } from 'vitest'
import { alternateThemeCookie, ceilingCookie, languageCookie } from '../../src/contract/cookies.ts'
import { documentHeaders, shellPathOf } from '../../src/contract/documents.ts'
import { languageCodes, localeOf } from '../../src/contract/languages.ts'
import { parse } from 'valibot'
import { localKeys } from '../../src/contract/storage-names.ts'
import { Token } from '../../src/contract/session.ts'
import { firstLinkedPathOn } from '../support/backend-content.ts'
import { codeInLocation, followToPortal, openLogin, submitLogin } from '../support/log-in.ts'
import { Visitor } from '../support/visitor.ts'
import { readDocument } from '../support/document.ts'
import { withPortal } from '../support/shared-portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

let portal: Portal
withPortal.beforeAll(({ portal: shared }) => {
  portal = shared
}, 180_000)

const get = (path: string, tenant = 'riwaq', headers: Record<string, string> = {}) =>
  portal.get(path, `${tenant}.localhost`, headers)
const nonceOf = (policy: unknown) => /'nonce-([\w-]{16,})'/.exec(String(policy))?.[1] ?? ''
const withoutNonce = ({ headers, body }: Awaited<ReturnType<typeof get>>) =>
  body.replaceAll(nonceOf(headers['content-security-policy']), 'N')

describe('the policy of a document', () => {
  it('has a nonce that every script and style has and no other answer shares', async () => {
    const [first, second] = [await get('/'), await get('/')]
    const nonce = nonceOf(first.headers['content-security-policy'])
    expect(nonce).not.toBe('')
    expect(nonceOf(second.headers['content-security-policy'])).not.toBe(nonce)
    for (const [element] of first.body.matchAll(/<(?:script|style)(?: [^>]*)?>/g))
      if (!/application\/(?:ld\+)?json/.test(element)) expect(element).toContain(`nonce="${nonce}"`)
    expect(second.body).not.toContain(nonce)
  })
  it('allows no inline code, no eval, no frame, no foreign origin, and demands trusted types', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe-|https?:|\*/)
    for (const rule of [
      "default-src 'none'",
      "'strict-dynamic'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default riwaq',
    ])
      expect(policy).toContain(rule)
  })
  it('comes with the other security headers, and documents have no ETag', async () => {
    const { headers } = await get('/')
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['etag']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  })
})

describe('the first paint', () => {
  it('contains its content, its styles and both palettes in the document', async () => {
    const { body } = await get('/', 'nour')
    expect(body).toMatch(/<div id="root"><\w/)
    expect(body).toContain("[data-theme='dark']{--bg:#06140e")
    expect(body).toContain("[data-theme='light']{--bg:#f7f3e8")
    expect(body).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled)/)
  })
  it('sets the theme before it, from the cookie, in the browser', async () => {
    const { body } = await get('/', 'nour')
    const script = body.indexOf(alternateThemeCookie.name)
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThan(body.indexOf('<style'))
  })
  it('shows an article in the font size that its reader chose; other pages set none', async () => {
    const { body } = await get(await firstLinkedPathOn(portal, '/read', 'article'))
    const script = body.indexOf(localKeys.articleTextSize('riwaq'))
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThan(body.indexOf('<style'))
    expect(body).toMatch(/:root\[data-reading=['"]?4['"]?\] \.[\w-]+\{--read-size:/)
    for (const path of ['/', '/read'])
      expect((await get(path)).body).not.toContain(localKeys.articleTextSize('riwaq'))
  })
  it('lists every script that it needs, and each of them exists', async () => {
    const { body } = await get('/')
    const named = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(3)
    for (const path of named) expect((await get(path)).status).toBe(200)
  })
})

describe('the requester changes nothing', () => {
  it('sends a user the document of a guest, byte for byte, whatever cookies and tokens are sent', async () => {
    const omar = new Visitor(portal.port, 'riwaq.localhost')
    const form = await openLogin(omar)
    const code = codeInLocation(
      await followToPortal(omar, await submitLogin(omar, form, 'omar@riwaq.example', 'omar-demo-2026')),
    )
    const { access_token: token } = parse(Token, (await omar.call('/login/api', { code })).json)
    const authorization = `Bearer ${token}`
    // The token is good: a call that needs one answers who this is.
    expect((await get('/api/user/profile', 'riwaq', { authorization })).body).toContain('Nassar')

    // An address outside the cache, so that the user's request renders it.
    const known = await get('/music/playlists', 'riwaq', {
      cookie: `${omar.cookies('/').join('; ')}; user-token=${token}; ${languageCookie.name}=fr; ${alternateThemeCookie.name}=1`,
      authorization,
    })
    const guest = await get('/music/playlists')
    expect(known.status).toBe(200)
    expect(withoutNonce(known)).toBe(withoutNonce(guest))
    expect(known.body).not.toMatch(/Nassar|omar@/)
  })
  it('never detects the language of the browser nor redirects the root for it [LANG-36] [LANG-37] [AMBIG-027]', async () => {
    const answer = await get('/', 'riwaq', { 'accept-language': 'fr', cookie: `${languageCookie.name}=ar` })
    expect(answer.status).toBe(200)
    expect(answer.headers['vary']).toBe('accept-encoding')
    expect(readDocument(answer.body).lang).toBe('en')
  })
  it('separates cached renders by tenant and language', async () => {
    const bodies = new Set<string>()
    for (const tenant of ['riwaq', 'nour', 'klang'])
      for (const lang of languageCodes) {
        const { body } = await get(`/${lang}/music/list`, tenant)
        const page = readDocument(body)
        expect([page.data.tenant.name, page.lang]).toEqual([tenant, lang])
        bodies.add(body.replace(/[\s\S]*<\/head>/, ''))
      }
    expect(bodies.size).toBe(18)
  })
  it('sends no cached document under an age ceiling', async () => {
    const { body, headers } = await get('/', 'riwaq', { cookie: `${ceilingCookie.name}=10` })
    expect(headers[documentHeaders.kind]).toBe('shell')
    expect(body).toContain('<div id="root"></div>')
  })
})

describe('the attributes of the page', () => {
  it.each(languageCodes)('follow the language %s [LANG-31] [LANG-32] [AMBIG-025]', async (lang) => {
    const page = readDocument((await get(`/${lang}`)).body)
    expect([page.lang, page.dir]).toEqual([lang, lang === 'ar' ? 'rtl' : 'ltr'])
    expect(page.dir).toBe(localeOf(lang).dir)
  })
})

describe('what search engines read', () => {
  it('is one canonical link per page [SEO-03]', async () => {
    const page = readDocument((await get('/fr/music/list')).body)
    expect(page.canonical).toEqual([`${portal.origin()}/fr/music/list`])
  })
  it('keeps the whitelisted part of the query and drops the rest [SEO-04] [SEO-05] [AMBIG-024]', async () => {
    const page = readDocument((await get('/music/list?utm_source=x&genre=jazz&code=1')).body)
    expect(page.data.tenant.canonicalQuery).toContain('genre')
    expect(page.canonical).toEqual([`${portal.origin()}/music/list?genre=jazz`])
  })
  it('is the address without prefix for both addresses of the default language [AMBIG-023]', async () => {
    const [plain, prefixed] = [await get('/music/list', 'klang'), await get('/de/music/list', 'klang')]
    const expected = [`${portal.origin('klang')}/music/list`]
    expect(readDocument(plain.body).canonical).toEqual(expected)
    expect(readDocument(prefixed.body).canonical).toEqual(expected)
    const root = (body: string) => body.slice(body.indexOf('<div id="root">')).split('</main>')[0]
    expect(readDocument(prefixed.body).title).toBe(readDocument(plain.body).title)
    expect(root(prefixed.body)?.length).toBeGreaterThan(40)
  })
  it('is an alternate for each language variant [SEO-06]', async () => {
    const origin = portal.origin('nour')
    expect(new Map(readDocument((await get('/fr/music/list', 'nour')).body).alternates)).toEqual(
      new Map([
        ['en', `${origin}/en/music/list`],
        ['ar', `${origin}/music/list`],
        ['fr', `${origin}/fr/music/list`],
        ['de', `${origin}/de/music/list`],
        ['es', `${origin}/es/music/list`],
        ['ro', `${origin}/ro/music/list`],
        ['x-default', `${origin}/music/list`],
      ]),
    )
  })
  it('includes the locale of the page and those of the others [SEO-07]', async () => {
    const page = readDocument((await get('/ro')).body)
    expect(page.meta('og:locale')).toEqual(['ro_RO'])
    expect(page.meta('og:locale:alternate').sort()).toEqual(['ar_EG', 'de_DE', 'en_GB', 'es_ES', 'fr_FR'])
  })
  it('is a title of title, brand and vertical in this order, or the main title without one [SEO-01] [SEO-02] [AMBIG-022]', async () => {
    const music = readDocument((await get('/music/list')).body).title
    expect(music).toMatch(/^\S.* - Riwaq \| Music$/)
    expect(readDocument((await get('/')).body).title).toMatch(
      /- Riwaq \| Music, stories and games in one place$/,
    )
    expect(readDocument((await get('/de')).body).title).toMatch(
      /- Riwaq \| Musik, Geschichten und Spiele an einem Ort$/,
    )
  })
})

describe('the empty page of a language', () => {
  it.each(languageCodes)('is small and without content: %s', async (lang) => {
    const { status, body, headers } = await get(shellPathOf(lang), 'nour')
    const page = readDocument(body)
    expect([status, page.lang, page.data.path]).toEqual([200, lang, null])
    expect(headers[documentHeaders.kind]).toBe('shell')
    expect(page.meta('robots')).toEqual(['noindex'])
    expect(body).toContain('<div id="root"></div>')
    const packed = await get(shellPathOf(lang), 'nour', { 'accept-encoding': 'br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.bytes).toBeLessThanOrEqual(3000)
  })
  it('uses the default language of the tenant without one', async () => {
    expect(readDocument((await get('/_/shell', 'klang')).body).lang).toBe('de')
  })
})
