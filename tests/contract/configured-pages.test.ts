/** A tenant's configuration nodes appear in its pages and answers. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../src/contract/languages.ts'
import { type NodeCase, startConfiguredTenant } from '../support/configured-tenant.ts'
import { createDocumentRenderer } from '../support/in-process-documents.ts'
import { innerHtmlOf, textOf } from '../support/served-page.ts'

const { portal, open, write, describeNodes } = startConfiguredTenant()

const headingOf = async (path: string) => textOf(innerHtmlOf((await open(path)).html, 'h1'))
const words = async (lang: string) => (await portal.demo.send('GET', `/i18n/${lang}`)).body

/** The price of a game that is bought once, as its page shows it. */
const shownPrice = async () => {
  const [game] = await portal.demo.idsOf('riwaq', 'game')
  return /€[\d.]+/.exec((await open(`/games/details/game/${game?.id}`)).html)?.[0]
}

const robots = 'Ships, masts and harbours'
const cases: Record<string, NodeCase> = {
  'the description of a page that has none': {
    node: 'meta_data',
    content: { description: { en: robots } },
    read: async () => (await open('/downloads')).meta('description')[0],
    written: robots,
    otherwise: expect.stringContaining('Riwaq is an arcade'),
  },
  'the preview of such a page': {
    node: 'meta_data',
    content: { description: { en: robots } },
    read: async () => (await open('/downloads')).meta('og:description')[0],
    written: robots,
    otherwise: expect.stringContaining('Riwaq is an arcade'),
  },
  'the keywords of the portal': {
    node: 'meta_data',
    content: { keywords: { en: 'ships, masts' } },
    read: async () => (await open('/')).meta('keywords'),
    written: ['ships, masts'],
    otherwise: ['music, podcasts, audiobooks, games'],
  },
  'the title of home': {
    node: 'tab_names_seo',
    content: { home: { en: 'The quay' } },
    read: async () => (await open('/')).title.split(' | ')[0],
    written: 'The quay - Riwaq',
    otherwise: 'Home - Riwaq',
  },
  'the title of a shelf of one’s own': {
    node: 'tab_names_seo',
    content: { favorites: { en: 'Your cargo' } },
    read: async () => (await open('/favorites')).title.split(' | ')[0],
    written: 'Your cargo - Riwaq',
    otherwise: 'Your favourites - Riwaq',
  },
  'the title of a section': {
    node: 'tab_names_seo',
    content: { 'podcast-list': { en: 'Voices' } },
    read: async () => (await open('/podcast/list')).title.split(' | ')[0],
    written: 'Voices - Riwaq',
    otherwise: 'Podcasts - Riwaq',
  },
  'its name over the page': {
    node: 'tab_names_seo',
    content: { 'podcast-list': { en: 'Voices' } },
    read: () => headingOf('/podcast/list'),
    written: 'Voices',
    otherwise: 'Podcasts',
  },
  'the heading of the login': {
    node: 'login_meta_data',
    content: { title: { en: 'Come aboard' } },
    read: () => headingOf('/user/login'),
    written: 'Come aboard',
    otherwise: 'Sign in',
  },
  'the text of the login': {
    node: 'login_meta_data',
    content: { text: { en: 'Your bunk is made.' } },
    read: async () => (await open('/user/login')).html.includes('Your bunk is made.'),
    written: true,
    otherwise: false,
  },
  'the disclaimer before another’s address, which always names whose it is': {
    node: 'external_redirect_disclaimer',
    content: { title: { en: 'Open sea' }, text: { en: 'No more lighthouses.' } },
    read: () => words('en'),
    written: expect.objectContaining({
      'dialogs.external.title': 'Open sea',
      'dialogs.external.text': 'No more lighthouses. <host>{{host}}</host>',
    }),
    otherwise: expect.not.objectContaining({ 'dialogs.external.title': expect.anything() }),
  },
  'the word to the page that there is no disclaimer': {
    node: 'external_redirect_disclaimer',
    content: { enabled: false },
    read: async () => (await open('/')).data.tenant.features.disclaimer,
    written: false,
    otherwise: undefined,
  },
  'the picture in a preview of a page without one': {
    node: 'images',
    content: { share: '/img/quay/1200x0.webp' },
    read: async () => (await open('/downloads')).meta('og:image')[0],
    written: 'http://riwaq.localhost/img/quay/1200x0.webp',
    otherwise: 'http://riwaq.localhost/img/share-riwaq/1200x0.webp',
  },
  'how many decimals a price has': {
    node: 'price_format',
    content: { count: { en: 0 } },
    read: () => words('en'),
    written: expect.objectContaining({ 'price.decimals': '0' }),
    otherwise: expect.not.objectContaining({ 'price.decimals': expect.anything() }),
  },
  'the decimals of a price on its page [PURCHASE-14]': {
    node: 'price_format',
    content: { count: { en: 3 } },
    read: shownPrice,
    written: '€2.990',
    otherwise: '€2.99',
  },
  'that a price has no decimals [PURCHASE-16]': {
    node: 'price_format',
    content: { count: { en: 0 } },
    read: shownPrice,
    written: '€3',
    otherwise: '€2.99',
  },
  'how its own currency is written': {
    node: 'price_format',
    content: { currency: { en: '{amount} euros' } },
    read: () => words('en'),
    written: expect.objectContaining({ 'price.in.EUR': '{{amount}} euros' }),
    otherwise: expect.not.objectContaining({ 'price.in.EUR': expect.anything() }),
  },
}

describeNodes(cases)
describe('a configuration node controls', () => {
  it('nothing where a field has an invalid form', async () => {
    write('meta_data', { description: 7, keywords: ['x'] })
    const { meta, status } = await open('/')
    expect([status, meta('keywords')]).toEqual([200, []])
    expect(meta('description')[0]).toContain('Riwaq')
    write('images', { share: '//elsewhere.example/x.png' })
    expect((await open('/downloads')).meta('og:image')[0]).not.toContain('elsewhere')
  })
})

it.each(languageCodes)(
  'shows the translated message of the status on the error page, and the home link: %s [ERR-04] [ERR-05] [ERR-07]',
  async (lang) => {
    const wordsIn = (file: string) =>
      JSON.parse(
        readFileSync(new URL(`../../locales/${lang}/${file}.json`, import.meta.url), 'utf8'),
      ) as Record<string, unknown>
    const { notFound } = wordsIn('core') as { notFound: { head: string; desc: string } }
    const { html, status } = await open(`/${lang}/nowhere/at/all/in/this`)
    const main = textOf(innerHtmlOf(html, 'main'))
    expect(status).toBe(404)
    expect(textOf(innerHtmlOf(html, 'h1'))).toBe(notFound.head)
    for (const text of [notFound.desc, wordsIn('errorPage')['button']]) expect(main).toContain(text)
    expect(main).toMatch(/404|٤٠٤/)
  },
)

it('writes the error number in the digits that the tenant chose for Arabic', async () => {
  const text = async (numerals: string) => {
    const { html } = await createDocumentRenderer(portal.demo)(
      { ...portal.tenant, numerals },
      '/ar/nowhere/at/all/in/this',
    )
    return textOf(innerHtmlOf(html, 'main'))
  }
  expect(await text('arab')).toContain('خطأ ٤٠٤')
  expect(await text('latn')).toContain('خطأ 404')
})

it('gives an editor’s translation priority over the configuration', async () => {
  write('login_meta_data', { title: { en: 'Come aboard' } })
  const own = { tenant: 'riwaq', lang: 'en', key: 'login.title' }
  await portal.demo.store.within('riwaq', ({ db }) =>
    db
      .insertInto('word')
      .values({ ...own, value: 'All aboard' })
      .execute(),
  )
  expect(await headingOf('/user/login')).toBe('All aboard')
})

it('reminds on the page of the logout that the account of another provider has its own session', async () => {
  const { tenant } = portal
  const text = async () => textOf(innerHtmlOf((await open('/ar/external/logout')).html, 'main'))
  expect(await text()).not.toContain('id.example')
  tenant.passwordsAt = 'https://id.example/password'
  expect(await text()).toMatch(/تسجّل الدخول عبر \u2068id\.example\u2069\./)
  delete tenant.passwordsAt
  const { identity } = tenant
  tenant.identity = { ...identity, issuer: 'https://people.example/realm' }
  expect(await text()).toMatch(/تسجّل الدخول عبر \u2068people\.example\u2069\./)
  tenant.identity = identity
})
