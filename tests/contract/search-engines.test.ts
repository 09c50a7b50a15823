/** What search engines get: the list of pages and their languages. */
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../src/contract/languages.ts'
import { routes } from '../../src/contract/routes.ts'
import type { StructureNode } from '../../src/contract/structure.ts'
import { matchRoute } from '../../src/domain/addresses/routing.ts'
import { readDocument } from '../support/document.ts'
import { withPortal } from '../support/shared-portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

let portal: Portal
withPortal.beforeAll(({ portal: shared }) => {
  portal = shared
}, 180_000)

const tenants = ['riwaq', 'nour', 'klang'] as const
const get = async (address: string, tenant: string) => {
  const { pathname, search } = new URL(address)
  return portal.get(pathname + search, `${tenant}.localhost`)
}
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
const entries = (xml: string) =>
  [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, address = '', links = '']) => ({
    address,
    languages: new Map(
      [...links.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, lang = '', href = '']) => [
        lang,
        href,
      ]),
    ),
  }))
const everyNth = <T>(items: readonly T[], n: number) => items.filter((_, at) => at % n === 0)

const partsOf = async (tenant: string) => {
  const { status, headers, body } = await portal.get('/sitemap.xml', `${tenant}.localhost`)
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('application/xml')
  return locations(body)
}

const pathOf = (address: string) =>
  new URL(address, 'http://any').pathname.replace(/^\/(?:en|ar|fr|de|es|ro)(?=\/|$)/, '') || '/'
/** The first part lists the sections, later parts the items. */
const sectionsIn = async (tenant: string, lang: string) => {
  const [first = ''] = (await partsOf(tenant)).filter((part) => part.includes(`/sitemap/${lang}/`))
  return entries((await get(first, tenant)).body).map(({ address }) => address)
}

/** Login and logout, personal lists, form results, and the browser check. */
const personal = [
  '/user/login',
  '/user/login/email',
  '/user/register',
  '/register',
  '/resetpassword',
  '/external/logout',
  '/favorites',
  '/history',
  '/downloads',
  '/notifications',
  '/apps/manage',
  '/search',
  '/search-q',
  '/video/test',
] as const
const isPersonal = (path: string) =>
  personal.some((personalPath) => personalPath === path) || (matchRoute(path)?.route.guard ?? null) !== null

/** The targets of a page's filter chips, without the filter of the list. */
const chipsOf = (node: StructureNode): string[] => [
  ...(node.data.customProperties['type'] === 'chips'
    ? node.substructure.map(({ data }) => data.clickUrl.split('?')[0] ?? '')
    : []),
  ...node.substructure.flatMap(chipsOf),
]

describe.each(tenants)('the sitemap of %s', (tenant) => {
  it('is linked from robots.txt and has parts for each language', async () => {
    const { body } = await portal.get('/robots.txt', `${tenant}.localhost`)
    expect(body).toContain(`Sitemap: ${portal.origin(tenant)}/sitemap.xml`)
    const parts = await partsOf(tenant)
    for (const lang of languageCodes)
      expect(parts.filter((part) => part.includes(`/sitemap/${lang}/`)).length).toBeGreaterThan(1)
    expect(new Set(parts).size).toBe(parts.length)
  })

  it('lists each page once, with its six languages and the default, and each exists under that address', async () => {
    const parts = (await partsOf(tenant)).filter((part) => part.includes('/sitemap/ar/'))
    const pagesOf = async (part: string) => {
      const { status, body } = await get(part, tenant)
      expect(status).toBe(200)
      expect(Buffer.byteLength(body)).toBeLessThan(1_000_000)
      return entries(body)
    }
    const pages = (await Promise.all(parts.map(pagesOf))).flat()
    expect(pages.length).toBeGreaterThan(60)
    expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length)
    const wrongAt = async ({ address, languages }: (typeof pages)[number]) => {
      const { status, body } = await get(address, tenant)
      const page = readDocument(body)
      const alternates = new Map(page.alternates)
      const isRight =
        status === 200 &&
        page.canonical[0] === address &&
        languages.size === 7 &&
        [...languages].every(([lang, href]) => alternates.get(lang) === href)
      return isRight ? [] : [`${status} ${address}`]
    }
    expect((await Promise.all(everyNth(pages, 40).map(wrongAt))).flat()).toEqual([])
  })

  it('lists existing sections, each under its own canonical address, title and description', async () => {
    const sections = await sectionsIn(tenant, 'ar')
    const wrong: string[] = []
    const pagesByText = new Map<string, string>()
    const collect = (address: string, what: string) => {
      const other = pagesByText.get(what)
      if (other) wrong.push(`${address} and ${other} both say ${what}`)
      pagesByText.set(what, address)
    }
    for (const address of sections) {
      const { status, body } = await get(address, tenant)
      const page = readDocument(body)
      if (status !== 200 || page.canonical[0] !== address) wrong.push(`${status} ${address}`)
      const [description = ''] = page.meta('description')
      if (page.meta('og:description')[0] !== description) wrong.push(`${address} has another preview`)
      collect(address, page.title)
      collect(address, description)
    }
    expect(wrong).toEqual([])
  })

  it('has items with their own descriptions, never the portal’s', async () => {
    const portalDescription = readDocument((await portal.get('/', `${tenant}.localhost`)).body).meta(
      'description',
    )
    const parts = (await partsOf(tenant)).filter((part) => /\/sitemap\/en\/[1-9]/.test(part))
    const items = (await Promise.all(parts.map((part) => get(part, tenant)))).flatMap(({ body }) =>
      entries(body),
    )
    const sample = everyNth(items, 60).map(({ address }) => address)
    const robotsOf = async (address: string) => {
      const [description = ''] = readDocument((await get(address, tenant)).body).meta('description')
      return description === '' || portalDescription.includes(description) ? [address] : []
    }
    expect((await Promise.all(sample.map(robotsOf))).flat()).toEqual([])
  })

  it('lists every list that a chip of its sections links to', async () => {
    const named = (await sectionsIn(tenant, 'en')).map(pathOf)
    const lists = new Set<string>()
    for (const { pattern, structure, params } of routes) {
      if (params.length > 0 || structure === null) continue
      const { status, body } = await portal.get(`/api/structure/${structure}?lang=en`, `${tenant}.localhost`)
      if (status === 200 && !isPersonal(pattern))
        for (const path of chipsOf(JSON.parse(body) as StructureNode)) lists.add(path)
    }
    const open = [...lists].filter((path) => path !== '' && !isPersonal(path))
    expect(open.filter((path) => (matchRoute(path)?.route.params.length ?? 0) > 0).length).toBeGreaterThan(10)
    // Under its canonical address each.
    const isShort = (path: string) => matchRoute(path)?.route.name === 'catch-all'
    const canonical = open.map((path) => (isShort(path) ? `/main${path}` : path))
    expect(named).toEqual(expect.arrayContaining(canonical))
  })

  it('lists no personal section, and none that requires a login', async () => {
    const paths = (await sectionsIn(tenant, 'en')).map(pathOf)
    expect(paths).toEqual(expect.arrayContaining(['/music/list', '/info/terms', '/info/privacy']))
    expect(paths.filter(isPersonal)).toEqual([])
    // The route table really has sections of that kind without a guard.
    const sections = routes.filter(({ guard }) => guard === null).map(({ pattern }) => pattern)
    expect(sections).toEqual(expect.arrayContaining([...personal]))
  })
})

describe('two addresses with the same content', () => {
  it.each([
    ['/vouchers/genre/food', '/vouchers/category/food'],
    ['/music/albums/category/all', '/music/albums'],
    ['/video/category/drama', '/video/category/drama/drama'],
    ['/video/anything/category/drama', '/video/category/drama/drama'],
    ['/games/list/puzzle', '/games/category/puzzle/puzzle'],
    ['/main/music', '/music/list'],
  ])('%s has the canonical address %s in every language, and is in no sitemap', async (twin, known) => {
    const named = (await sectionsIn('riwaq', 'de')).map(pathOf)
    expect(named).toContain(known)
    expect(named).not.toContain(twin)
    const { body } = await portal.get(`/de${twin}`, 'riwaq.localhost')
    const { canonical, alternates } = readDocument(body)
    expect(canonical.map((address) => pathOf(address ?? ''))).toEqual([known])
    expect(new Set(alternates.map(([, address]) => pathOf(address ?? '')))).toEqual(new Set([known]))
  })
})

it('a missing part is 404', async () => {
  for (const path of [
    '/sitemap/en/9999.xml',
    '/sitemap/it/0.xml',
    '/sitemap/en/x.xml',
    '/sitemap/en/0.xml/1',
  ])
    expect((await portal.get(path, 'riwaq.localhost')).status).toBe(404)
})
