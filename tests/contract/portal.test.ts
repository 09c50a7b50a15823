/** One installation with several tenants and languages: which sections it offers. */
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../src/contract/languages.ts'
import type { StructureNode } from '../../src/contract/structure.ts'
import { addressOf } from '../../src/domain/addresses/addresses.ts'
import { fetchJson } from '../support/backend-content.ts'
import { fetchPage } from '../support/served-page.ts'
import { withPortal } from '../support/shared-portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

let portal: Portal
withPortal.beforeAll(({ portal: shared }) => {
  portal = shared
}, 180_000)

const tenants = ['riwaq', 'nour', 'klang'] as const
type Tenant = (typeof tenants)[number]
const open = (path: string, tenant: Tenant = 'riwaq') => fetchPage(portal, `${tenant}.localhost`, path)
const linksIn = (html: string) => [
  ...new Set([...html.matchAll(/href="(?:\/en(?=\/))?(\/[^"]*)"/g)].map(([, path = '']) => path)),
]

describe('the portal offers', () => {
  it.each([
    ['SHELL-06', 'music', 'riwaq', '/music/list', '/music/albums/'],
    ['SHELL-07', 'video', 'nour', '/video/list/all', '/video/details/'],
    ['SHELL-08', 'games', 'klang', '/games/list', '/games/details/'],
    ['SHELL-09', 'podcasts', 'riwaq', '/podcast/list', '/podcast/details/'],
    ['SHELL-10', 'audiobooks', 'nour', '/audiobook/list', '/audiobook/details/'],
    ['SHELL-11', 'articles', 'riwaq', '/read', '/articles/'],
    ['SHELL-12', 'news', 'klang', '/magazine', '/news/'],
    ['SHELL-14', 'tournaments', 'klang', '/cups', '/tournaments/details/'],
  ] as const)('[%s] %s: linked from the home of %s, directly and each of them', async (...row) => {
    const [, , tenant, section, prefix] = row
    expect(linksIn((await open('/en', tenant)).root)).toContain(section)
    const links = linksIn((await open(`/en${section}`, tenant)).main).filter((link) =>
      // The address of an item ends with its id; that of a section does not.
      new RegExp(`^${prefix}.*_\\w+$`).test(link),
    )
    expect(links.length).toBeGreaterThan(1)
    for (const link of links.slice(0, 3)) {
      const page = await open(`/en${link}`, tenant)
      expect([link, page.status, page.heading.length > 1]).toEqual([link, 200, true])
    }
  })
})

it('the portal offers challenges: beside the tournaments, each with a page of its own [SHELL-15]', async () => {
  const { substructure } = await fetchJson<StructureNode>(portal, 'structure/cups')
  const challenges = substructure.find(({ name }) => name === 'challenges')?.data.entries ?? []
  expect(challenges.length).toBeGreaterThan(0)
  const { main } = await open('/en/cups')
  for (const challenge of challenges) {
    expect(challenge.kind).toBe('challenge')
    expect(linksIn(main)).toContain(addressOf(challenge))
    const page = await open(`/en${addressOf(challenge)}`)
    expect([page.status, page.heading]).toEqual([200, challenge.title])
  }
})

describe('one installation', () => {
  it('serves several tenants, each with its own name, colours, sections and language [SHELL-02, SHELL-22, SHELL-23]', async () => {
    const homes = await Promise.all(tenants.map((tenant) => open('/', tenant)))
    const all = (what: (page: (typeof homes)[number]) => unknown) =>
      new Set(homes.map((page) => JSON.stringify(what(page)))).size
    expect(all(({ title }) => title.split(' | ').at(-1))).toBe(3)
    expect(all(({ meta }) => meta('theme-color'))).toBe(3)
    expect(all(({ root }) => linksIn(root).filter((link) => /^\/\w+(?:\/list)?$/.test(link)))).toBe(3)
    expect(homes.map(({ lang }) => lang)).toEqual(['en', 'ar', 'de'])
  })

  it('serves its content in several languages, each translated [SHELL-03]', async () => {
    const pages = await Promise.all(languageCodes.map((code) => open(`/${code}/read`)))
    expect(pages.map(({ lang }) => lang)).toEqual(languageCodes)
    expect(new Set(pages.map(({ main }) => main.replace(/href="[^"]*"/g, ''))).size).toBe(
      languageCodes.length,
    )
    expect(new Set(pages.map(({ heading }) => heading)).size).toBe(languageCodes.length)
  })

  it('is a page that a browser opens with its own scripts, styles and images only [SHELL-01]', async () => {
    const { body } = await portal.get('/', 'riwaq.localhost')
    const named = [...body.matchAll(/(?:src|href)="(\/(?:assets|icons|manifest)\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    )
    expect(named.length).toBeGreaterThan(5)
    for (const path of new Set(named)) {
      const { status } = await portal.get(path, 'riwaq.localhost')
      expect([path, status]).toEqual([path, 200])
    }
    expect(body).not.toMatch(
      /<(?:script|link)[^>]+(?:src|href)="https?:\/\/(?!riwaq\.localhost)[^"]+\.(?:js|css)/,
    )
  })

  it('lets its visitors browse, and log in and register from every section [SHELL-26, SHELL-27, SHELL-28]', async () => {
    const section = await open('/music/list')
    expect(linksIn(section.main).filter((link) => link.startsWith('/music/')).length).toBeGreaterThan(20)
    expect(linksIn(section.root)).toContain('/user/login')
    const login = await open('/user/login')
    expect(login.status).toBe(200)
    expect(login.main).toMatch(/href="[^"]*\/login\/riwaq\?/)
    expect(login.main).toMatch(/href="[^"]*\/register\/riwaq\?/)
    const form = await portal.get('/register/riwaq?lang=en&redirectUrl=%2F', 'riwaq.localhost')
    expect(form.status).toBe(303)
  })
})
