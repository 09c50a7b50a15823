/** Offers of partners and of the tenant, as a guest gets them over HTTP: list, page and redemption. */
import { describe, expect, it } from 'vitest'
import { type Kind, kindNames } from '../../src/contract/kinds.ts'
import { languageCodes } from '../../src/contract/languages.ts'
import type { StructureNode } from '../../src/contract/structure.ts'
import { addressOf } from '../../src/domain/addresses/addresses.ts'
import { offerOf } from '../../src/domain/offer-page.ts'
import { matchRoute } from '../../src/domain/addresses/routing.ts'
import { type ServedPage, fetchPage, textOf } from '../support/served-page.ts'
import { withPortal } from '../support/shared-portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

type Card = StructureNode['data']['entries'][number]
let portal: Portal
const cards = new Map<Kind, Card>()
const host = 'riwaq.localhost'

const structure = async (path: string) => {
  const { status, body } = await portal.get(`/api/structure/${path}`, host)
  expect([path, status]).toEqual([path, 200])
  return JSON.parse(body) as StructureNode
}
const cardsIn = ({ data, substructure }: StructureNode): Card[] => [
  ...data.entries,
  ...substructure.flatMap(cardsIn),
]
const card = (kind: Kind) => {
  const found = cards.get(kind)
  if (!found) throw new Error(`no page shows anything of kind ${kind}`)
  return found
}

/** Pages that show something of each kind. */
const shelves = [
  'home',
  'music-list',
  'podcast-list',
  'audiobook-list',
  'video-list?id=all',
  'games-list',
  'news-category?id=today',
  'articles-category?id=culture',
  'vouchers',
  'cups',
  'apps-view-all',
  'partners-info-services',
  'notifications',
]
withPortal.beforeAll(async ({ portal: shared }) => {
  portal = shared
  for (const name of shelves)
    for (const card of cardsIn(await structure(`${name}${name.includes('?') ? '&' : '?'}lang=en`)))
      if (!cards.has(card.kind)) cards.set(card.kind, card)
}, 300_000)

const open = (path: string) => fetchPage(portal, host, path)
type Shows = (page: ServedPage) => boolean

const offerIn = ({ data }: ServedPage) => {
  const [first] = data.queries
  return first ? offerOf(first.data as StructureNode) : null
}
const both =
  (...all: Shows[]): Shows =>
  (page) =>
    all.every((shows) => shows(page))
/** Rendered from one item of this kind, with its own title and texts. */
const showsOffer =
  (kind: Kind): Shows =>
  (page) => {
    const offer = offerIn(page)
    return (
      offer?.kind === kind &&
      page.heading === offer.title &&
      textOf(page.main).includes(offer.description.text.slice(0, 20).trim())
    )
  }
/** Links to at least this many different pages below the address. */
const leads =
  (start: string, most: number): Shows =>
  ({ main }) =>
    new Set(main.match(new RegExp(`href="(?:/\\w\\w)?${start}[^"]+"`, 'g'))).size >= most
/** Whether at least this many dates are shown, counted by their years in either script's digits. */
const days =
  (least: number): Shows =>
  ({ main }) =>
    (textOf(main).match(/20\d\d|٢٠[٠-٩]{2}/g) ?? []).length >= least
const signIn: Shows = ({ main }) => /href="(?:\/\w\w)?\/user\/login"/.test(main)
const showsExternalLink: Shows = ({ main }) => /href="https:\/\/[\w.-]+\.example\/" *[^>]*>/.test(main)
/** Only the expected page contains all of this. */
const listed =
  (name: string): Shows =>
  ({ data }) =>
    data.queries.some(({ key }) => key.includes(name))
const app = both(showsOffer('app'), showsExternalLink)
const partner = both(showsOffer('partner'), showsExternalLink)
const voucher = both(showsOffer('voucher'), ({ main }) => (main.match(/<dd/g) ?? []).length >= 2)

/** The campaign's texts once, the link to its target, and no shell around them. */
const campaign: Shows = ({ root, heading }) =>
  textOf(root.slice(0, root.indexOf('</h1>'))).split(heading).length === 2 &&
  /href="(?:\/\w\w)?\/subscription"/.test(root) &&
  !/data-layout=|<(header|footer)/.test(root)

const finished: [id: string, path: () => string, shows: Shows][] = [
  ['ROUTE-APPS-03', () => '/apps/manage', both(listed('apps-manage'), signIn)],
  ['ROUTE-APPS-04', () => `/apps/manage/${card('app').id}`, both(app, signIn)],
  ['ROUTE-APPS-05', () => `/apps/partner/${maker().id}`, both(partner, leads('/apps/pd/', 1))],
  ['ROUTE-APPS-06', () => `/apps/partner/any/${maker().id}`, both(partner, leads('/apps/pd/', 1))],
  ['ROUTE-APPS-07', () => `/apps/pd/${card('app').slug}`, app],
  ['ROUTE-APPS-08', () => `/apps/pd/any/${card('app').id}`, app],
  [
    'ROUTE-APPS-10',
    () => '/apps/register',
    ({ main }) => (main.match(/<p>[^<]{40,}/g) ?? []).length >= 5 && main.includes('/impressum"'),
  ],
  ['ROUTE-APPS-11', () => '/apps/viewAll', leads('/apps/pd/', 6)],
  ['ROUTE-PARTNERS-01', () => `/partners/${encodeURIComponent(card('partner').slug)}`, partner],
  ['ROUTE-PARTNERS-02', () => '/partners/info-services', leads('/services/', 4)],
  ['ROUTE-PARTNERS-03', () => `/partners/info-services/${card('service').slug}`, showsOffer('service')],
  ['ROUTE-MP-01', () => '/mp/food', both(listed('mp'), leads('/mp/[^/"]+/', 2))],
  ['ROUTE-MP-02', () => `/mp/${card('partner').id}`, partner],
  ['ROUTE-MP-03', () => `/mp/any/${card('partner').id}`, partner],
  ['ROUTE-SERVICES-01', () => `/services/${card('service').id}`, showsOffer('service')],
  [
    'ROUTE-VOUCHER-01',
    () => `/voucherbooks/${card('voucherBook').slug}`,
    both(showsOffer('voucherBook'), leads('/vouchers/details/', 2)),
  ],
  ['ROUTE-VOUCHER-02', () => '/vouchers/category/food', leads('/vouchers/details/', 3)],
  ['ROUTE-VOUCHER-03', () => `/vouchers/details/${card('voucher').id}`, voucher],
  ['ROUTE-VOUCHER-04', () => `/vouchers/details/any/${card('voucher').id}`, voucher],
  ['ROUTE-VOUCHER-05', () => '/vouchers/genre/culture', leads('/vouchers/details/', 3)],
  ['ROUTE-OTHER-10', () => '/subscription', listed('subscription')],
  ['ROUTE-OTHER-08', () => '/marketing/welcome', both(listed('marketing'), campaign)],
  [
    'ROUTE-OTHER-09',
    () => '/notifications',
    both(listed('notifications'), leads('/podcast/episode/', 4), days(6)),
  ],
]
/** The partner that makes the first app. */
const maker = () => card('app').by ?? { id: 'nobody' }
const prefixes = ['', ...languageCodes.map((code) => `/${code}`)]

describe('a marketplace screen', () => {
  it.each(finished)(
    'is available to everyone in all seven variants [%s]',
    async (_, path, shows) => {
      expect(matchRoute(path())?.route.guard).toBeNull()
      const shownAt = async (prefix: string) => {
        const page = await open(prefix + path())
        expect([prefix, page.status, page.lang]).toEqual([prefix, 200, prefix.slice(1) || 'en'])
        expect(page.heading.length).toBeGreaterThan(1)
        expect(shows(page), `${prefix}${path()}`).toBe(true)
      }
      await Promise.all(prefixes.map(shownAt))
    },
    60_000,
  )
  it('is not found for unknown items or another kind', async () => {
    const { id } = card('voucher')
    for (const path of [
      '/apps/pd/nothing',
      `/apps/pd/${id}`,
      `/partners/${id}`,
      `/mp/any/food`,
      '/mp/nothing',
    ])
      expect([path, (await portal.get(path, host)).status]).toEqual([path, 404])
  })
})

describe('a segment below the marketplace', () => {
  it('is a category where there is one, else a partner; behind a title it is always a partner [AMBIG-006]', async () => {
    const { id, slug, title } = card('partner')
    const category = await open('/mp/food')
    expect([category.heading, offerIn(category)]).toEqual(['Food and coffee · Partners', null])
    for (const path of [`/mp/${id}`, `/mp/${encodeURIComponent(slug)}`, `/mp/any/${id}`])
      expect([path, (await open(path)).heading]).toEqual([path, title])
    expect(matchRoute('/mp/food')?.params).toEqual({ category: 'food', name: 'food' })
    expect(matchRoute('/mp/food')?.route.screen).toBe(matchRoute(`/mp/any/${id}`)?.route.screen)
  })
})

describe('the portal', () => {
  const firstBelow = async (path: string, start: string) => {
    const { main } = await open(path)
    const [, found] = new RegExp(`href="(${start}[^"]+)"`).exec(main) ?? []
    if (!found) throw new Error(`${path} leads to nothing below ${start}`)
    return open(found)
  }
  it('offers apps: each has a page with its permissions and a link to it [SHELL-04]', async () => {
    const page = await firstBelow('/apps/viewAll', '/apps/pd/')
    expect(app(page)).toBe(true)
    expect(offerIn(page)?.sees.length).toBeGreaterThan(0)
    expect(textOf(page.main)).toContain('What this app can see')
  })
  it('offers partner services with author, date and content [SHELL-05]', async () => {
    const page = await firstBelow('/partners/info-services', '/services/')
    const { by, rhythm, sample } = offerIn(page) ?? {}
    for (const text of [by?.name, rhythm?.text, sample?.text.split(' / ')[0]])
      expect(textOf(page.main)).toContain(text ?? 'nothing')
  })
  it('offers vouchers with value, validity, subject and place [SHELL-13]', async () => {
    const page = await firstBelow('/vouchers', '/vouchers/details/')
    const { off, conditions, places, by } = offerIn(page) ?? {}
    for (const text of [`${off}% off`, 'Valid until', by?.name, conditions?.[0]?.text, places?.[0]])
      expect(textOf(page.main)).toContain(text ?? 'nothing')
  })
  it('has a page for every kind it names [ENTITY-KINDS-01]', async () => {
    const named: Kind[] = [
      ...(['app', 'partner', 'artist', 'album', 'track', 'playlist', 'podcast', 'episode'] as const),
      ...(['audiobook', 'game', 'video', 'series', 'voucher', 'voucherBook'] as const),
      ...(['article', 'news', 'tournament'] as const),
    ]
    expect(kindNames).toEqual(expect.arrayContaining(named))
    for (const kind of named) {
      const { status, heading } = await open(addressOf(card(kind)))
      expect([kind, status, heading]).toEqual([kind, 200, card(kind).title])
    }
  }, 60_000)
})
