/** Texts that exist in one language only are marked with their language, for pages of the other direction. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type Language, isLanguage } from '../../src/contract/languages.ts'
import type { Kind } from '../../src/contract/kinds.ts'
import { addressOf } from '../../src/domain/addresses/addresses.ts'
import { cardsByQuery } from '../../server/modules/content/content.repository.ts'
import { startDemoTenant } from '../support/demo-tenant.ts'

const portal = startDemoTenant()
const { open } = portal

/** Of every text in several languages, one is left. */
const only = (lang: Language, data: unknown): unknown => {
  if (Array.isArray(data)) return data.map((each) => only(lang, each))
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data)
  if (entries.length > 0 && entries.every(([code]) => isLanguage(code))) {
    const [, text] = entries.find(([code]) => code === lang) ?? entries[0] ?? []
    return { [lang]: text }
  }
  return Object.fromEntries(entries.map(([name, value]) => [name, only(lang, value)]))
}

const pages = ['info-help', 'apps-faq', 'subscription']
const speakOnly = (lang: Language, ids: readonly string[]) =>
  portal.demo.store.within('riwaq', async ({ db }) => {
    for (const id of ids) {
      const item = db.selectFrom('item').where('tenant', '=', 'riwaq').where('id', '=', id)
      const { texts, data } = await item.select(['texts', 'data']).executeTakeFirstOrThrow()
      await db
        .updateTable('item')
        .set({ lang, texts: JSON.stringify(only(lang, texts)), data: JSON.stringify(only(lang, data)) })
        .where('tenant', '=', 'riwaq')
        .where('id', '=', id)
        .execute()
    }
    for (const name of pages) {
      const page = db.selectFrom('structure').where('tenant', '=', 'riwaq').where('name', '=', name)
      const { tree } = await page.select('tree').executeTakeFirstOrThrow()
      await db
        .updateTable('structure')
        .set({ tree: JSON.stringify(only(lang, tree)) })
        .where('tenant', '=', 'riwaq')
        .where('name', '=', name)
        .execute()
    }
  })

/** What isolates itself, and the names of the six languages in the footer. */
const byItself = new Set(['html', 'bdi', 'a', 'button', 'link', 'meta'])
const elementsIn = (html: string, lang: Language) =>
  [...html.matchAll(/<(\w+)((?: [^>]*)?)>/g)].flatMap(([element, name = '', attributes = '']) =>
    !byItself.has(name) && attributes.includes(` lang="${lang}"`) ? [element] : [],
  )

const kinds: readonly Kind[] = [
  'album',
  'artist',
  'playlist',
  'podcast',
  'audiobook',
  'episode',
  'author',
  'video',
  'series',
  'game',
  'tournament',
  'voucher',
  'voucherBook',
  'service',
  'app',
]

/** Names in Latin letters without any markup that sets them apart from the page's language. */
const unnamedIn = (html: string) =>
  [...html.matchAll(/<(bdi|h1)((?: [^>]*)?)>([^<]+)</g)].flatMap(([, , attributes = '', text = '']) =>
    /\p{Script=Latin}/u.test(text) && !/\p{Script=Arabic}/u.test(text) && !/ lang="(?!ar")/.test(attributes)
      ? [text]
      : [],
  )
/** Lines in the reader's words under a name that is not. */
const misnamedIn = (html: string) =>
  [...html.matchAll(/<(?:bdi|p|h1) lang="en"[^>]*>([^<]*\p{Script=Arabic}[^<]*)</gu)].map(([, text]) => text)

describe('names in Latin letters on an Arabic page', () => {
  const addressOfFirst = async (kind: Kind) => {
    const [first] = await portal.demo.idsOf('riwaq', kind)
    const ids = first ? [first.id] : []
    const reading = { lang: 'ar', maxRating: null } as const
    const cards = await portal.demo.store.within('riwaq', (scope) =>
      cardsByQuery(scope, { ids, limit: 1 }, reading),
    )
    return cards[0] ? addressOf(cards[0]) : kind
  }
  it.each(['app', 'partner', 'service', 'voucher', 'game', 'album'] as const)(
    'declare their language on the page of the kind %s',
    async (kind) => {
      const { html, status } = await open(`/ar${await addressOfFirst(kind)}`)
      expect([status, unnamedIn(html), misnamedIn(html)]).toEqual([200, [], []])
    },
  )
  it.each([
    '/apps/viewAll',
    '/mp/food',
    '/vouchers',
    '/partners/info-services',
    '/notifications',
    '/games/list',
    '/games/publisher/fold-works',
  ])('declare their language in the list %s', async (path) => {
    const { html, status } = await open(`/ar${path}`)
    expect(html).toMatch(/ lang="en"/)
    expect([status, unnamedIn(html), misnamedIn(html)]).toEqual([200, [], []])
  })
})

describe.each([
  ['ar', 'en', 'ltr'],
  ['fr', 'ar', 'rtl'],
] as const)('a page in %s whose texts are there in %s only', (lang, textLang, dir) => {
  const addresses = new Map<string, string>()
  beforeAll(async () => {
    const ids = await Promise.all(
      kinds.map(async (kind) => (await portal.demo.idsOf('riwaq', kind))[0]?.id ?? ''),
    )
    const cards = await portal.demo.store.within('riwaq', (scope) =>
      cardsByQuery(scope, { ids, limit: ids.length }, { lang: 'en', maxRating: null }),
    )
    for (const card of cards) addresses.set(card.kind, addressOf(card))
    await speakOnly(textLang, ids)
  })

  it.each(kinds)('sets the direction of those of the kind %s', async (kind) => {
    const { html, status } = await open(`/${lang}${addresses.get(kind)}`)
    const found = elementsIn(html, textLang)
    expect(status).toBe(200)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((element) => !element.includes(` dir="${dir}"`))).toEqual([])
  })
  it.each(['/info/help', '/apps/faq', '/subscription'])('sets the direction of those of %s', async (path) => {
    const found = elementsIn((await open(`/${lang}${path}`)).html, textLang)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((element) => !element.includes(` dir="${dir}"`))).toEqual([])
  })
  it('sets no direction where it is the page’s own', async () => {
    for (const path of [addresses.get('album'), '/info/help']) {
      const found = elementsIn((await open(`/${textLang}${path}`)).html, textLang)
      expect(found.filter((element) => element.includes(' dir='))).toEqual([])
    }
  })
})
