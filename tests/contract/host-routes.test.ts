/** Every address x variant x tenant over HTTP, as the built portal answers it. */
import { describe, expect, it } from 'vitest'
import { type Language, languageCodes, localeOf } from '../../src/contract/languages.ts'
import { type RouteRow, routes } from '../../src/contract/routes.ts'
import { existingAddresses } from '../support/addresses.ts'
import { isRouteDisabled } from '../support/disabled-routes.ts'
import { readDocument } from '../support/document.ts'
import { halfOf, shareOf } from '../support/second-run.ts'
import { withPortal } from '../support/shared-portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

const tenants = [
  { name: 'riwaq', lang: 'en', brand: { ar: 'رواق', others: 'Riwaq' } },
  { name: 'nour', lang: 'ar', brand: { ar: 'نور', others: 'Nour' } },
  { name: 'klang', lang: 'de', brand: { ar: 'Klang', others: 'Klang' } },
] as const
type TenantRow = (typeof tenants)[number]
const brandIn = ({ brand }: TenantRow, lang: Language) => (lang === 'ar' ? brand.ar : brand.others)

const prefixes: [Language, string][] = [
  ['en', 'ROUTE-VAR-02'],
  ['ar', 'ROUTE-VAR-03'],
  ['fr', 'ROUTE-VAR-04'],
  ['de', 'ROUTE-VAR-05'],
  ['es', 'ROUTE-VAR-06'],
  ['ro', 'ROUTE-VAR-07'],
]

let portal: Portal
const addresses = new Map<string, Map<RouteRow, string | null>>()

withPortal.beforeAll(async ({ portal: shared }) => {
  portal = shared
  for (const { name } of tenants) addresses.set(name, await existingAddresses(portal, name))
}, 300_000)

const prefixed = (prefix: string, path: string) => (path === '/' ? prefix || '/' : prefix + path)

/** A few at a time: as many as a browser would open. */
const each = async <T>(items: readonly T[], work: (item: T) => Promise<string[]>): Promise<string[]> => {
  const left = [...items]
  const complaints: string[] = []
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift())
      complaints.push(...(await work(item)))
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  return complaints
}

interface Visit {
  tenant: TenantRow
  row: RouteRow
  lang: Language
  url: string
  path: string
}

const wrongs = (checks: Record<string, boolean>, at: string) =>
  Object.entries(checks)
    .filter(([, holds]) => !holds)
    .map(([what]) => `${at}: ${what}`)

const open = async ({ tenant, url, lang, row }: Visit): Promise<string[]> => {
  const { status, body } = await portal.get(url, `${tenant.name}.localhost`)
  const at = `${tenant.name} ${row.name} ${url}`
  if (status !== 200) return [`${at}: status ${status}`]
  const page = readDocument(body)
  const origin = portal.origin(tenant.name)
  const [canonical = ''] = page.canonical
  const alternates = new Map(page.alternates)
  const unprefixed = alternates.get(tenant.lang) ?? ''
  return wrongs(
    {
      'is rendered': page.data.path !== null,
      'speaks its language': page.lang === lang && page.data.lang === lang,
      'has the direction of its language': page.dir === localeOf(lang).dir,
      'has a title with the brand as its language writes it': page.title.includes(
        `${brandIn(tenant, lang)} | `,
      ),
      'is of the site that is called so': page.meta('og:site_name')[0] === brandIn(tenant, lang),
      'is called so where it is installed':
        page.meta('apple-mobile-web-app-title')[0] === brandIn(tenant, lang),
      'has one h1': page.h1 === 1,
      'has one canonical address': page.canonical.length === 1 && canonical.startsWith(`${origin}/`),
      'has seven alternates': alternates.size === 7 && page.alternates.length === 7,
      'is its own alternate': alternates.get(lang) === canonical,
      'has no prefix in the default language': !/^\/(?:en|ar|fr|de|es|ro)(?:\/|$)/.test(
        new URL(unprefixed).pathname,
      ),
      'leads others to the default': alternates.get('x-default') === unprefixed,
      'has its locale': page.meta('og:locale')[0] === localeOf(lang).iso.replace('-', '_'),
      'has the other locales': page.meta('og:locale:alternate').length === languageCodes.length - 1,
      'has a description': (page.meta('description')[0] ?? '').length > 20,
      'has no style attribute': !body.includes(' style='),
    },
    at,
  )
}

/**
 * Every route is rendered in every tenant's own language, and under every language prefix at one tenant in turn: the
 * same code renders them all. The first tenant's own language is requested whole by the first run of CI, of which the
 * second one repeats a share; of all else each of the two runs has one half. With LONG every combination is requested.
 */
const isLong = Boolean(process.env['LONG'])
const variants = ['', ...languageCodes] as const
const rowsFor = (tenant: TenantRow, variant: number) => {
  const rows = [...(addresses.get(tenant.name) ?? [])]
  if (isLong) return rows
  const [first] = tenants
  if (variant === 0) return tenant === first ? shareOf(rows, variants.length) : halfOf(rows)
  return halfOf([...rows.entries()], variant)
    .filter(([place, [row]]) => turnOf(row, place + variant) === tenant)
    .map(([, row]) => row)
}
/** The first tenant replaces one whose section is disabled. */
const turnOf = (row: RouteRow, turn: number) => {
  const [first] = tenants
  const next = tenants[turn % tenants.length] ?? first
  return isRouteDisabled(next.name, row) ? first : next
}
const inTurn = <T>(rows: readonly T[], tenant: TenantRow, turn: number) =>
  rows.filter((_, place) => (place + turn) % tenants.length === tenants.indexOf(tenant))
const visits = (prefix: '' | Language): Visit[] =>
  tenants.flatMap((tenant) =>
    rowsFor(tenant, variants.indexOf(prefix)).flatMap(([row, path]) =>
      path === null
        ? []
        : [{ tenant, row, path, lang: prefix || tenant.lang, url: prefixed(prefix && `/${prefix}`, path) }],
    ),
  )

describe('every route of the portal', () => {
  it('has an existing address at every tenant that enabled its section', () => {
    const without = tenants.flatMap(({ name }) =>
      routes
        .filter((row) => !isRouteDisabled(name, row) && !addresses.get(name)?.get(row))
        .map((row) => `${name} ${row.name}`),
    )
    expect(without).toEqual([])
  })

  it('is the 404 page where the tenant disabled its section [SHELL-24]', async () => {
    const disabled = tenants.flatMap(({ name }) =>
      routes.flatMap((row) => {
        const path = isRouteDisabled(name, row) ? addresses.get('riwaq')?.get(row) : null
        return path ? [{ name, path }] : []
      }),
    )
    expect(new Set(disabled.map(({ name }) => name))).toEqual(new Set(['nour', 'klang']))
    const answered = await each(disabled, async ({ name, path }) => {
      const { status, body } = await portal.get(path, `${name}.localhost`)
      const page = readDocument(body)
      return wrongs(
        {
          'is not found': status === 404 && page.data.status === 404,
          'is rendered as such': page.h1 === 1 && page.meta('robots')[0] === 'noindex',
          'carries nothing of it': page.data.queries.length === 0,
        },
        `${name} ${path}`,
      )
    })
    expect(answered).toEqual([])
  }, 300_000)

  it('exists without a prefix and serves the default language of its tenant there [ROUTE-VAR-01] [AMBIG-026]', async () => {
    expect(await each(visits(''), open)).toEqual([])
  }, 300_000)

  it.each(prefixes)(
    'exists with the prefix %s and serves that language there [%s] [LANG-33] [LANG-34]',
    { timeout: 300_000 },
    async (prefix) => {
      expect(await each(visits(prefix), open)).toEqual([])
    },
  )

  it('exists under no other prefix', async () => {
    const foreign = tenants
      .flatMap((tenant) =>
        inTurn(
          visits('').filter((visit) => visit.tenant === tenant),
          tenant,
          0,
        ),
      )
      .map((visit) => ({ ...visit, url: prefixed('/it', visit.path) }))
    const answered = await each(foreign, async ({ tenant, url, row }) => {
      const { status } = await portal.get(url, `${tenant.name}.localhost`)
      return status === 404 ? [] : [`${row.name} ${url}: ${status}`]
    })
    expect(answered).toEqual([])
  }, 300_000)
})
