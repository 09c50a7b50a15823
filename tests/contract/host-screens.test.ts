/** The finished screens and the layouts, as a guest gets them over HTTP. */
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../src/contract/languages.ts'
import { type RouteRow, routes } from '../../src/contract/routes.ts'
import type { StructureNode } from '../../src/contract/structure.ts'
import { gameLinks } from '../../src/domain/addresses/game-addresses.ts'
import { addressOf as addressOfCard, linkTo } from '../../src/domain/addresses/addresses.ts'
import { existingAddresses } from '../support/addresses.ts'
import { escapeHtml } from '../../server/web/documents/markup.ts'
import { articles } from '../../server/demo/articles/articles.ts'
import { readDocument } from '../support/document.ts'
import { expectedScreens } from '../support/expected-screens.ts'
import { halfOf } from '../support/second-run.ts'
import { callsRenderedFrom, innerHtmlOf, type ServedPage, fetchPage, textOf } from '../support/served-page.ts'
import { withPortal } from '../support/shared-portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

let portal: Portal
let addresses = new Map<RouteRow, string | null>()
withPortal.beforeAll(async ({ portal: shared }) => {
  portal = shared
  addresses = await existingAddresses(portal, 'riwaq')
}, 300_000)

/** Without a prefix and, in each of the two runs of CI, under one half of them; together under all six. */
const prefixesOf = (pattern: string) => [
  '',
  ...halfOf(
    languageCodes.map((code) => `/${code}`),
    pattern.length,
  ),
]
const at = (prefix: string, path: string) => (path === '/' ? prefix || '/' : prefix + path)
const rowOf = (pattern: string) => {
  const row = routes.find((route) => route.pattern === pattern)
  if (!row) throw new Error(`no route ${pattern}`)
  return row
}
const addressOf = (pattern: string) => {
  const address = addresses.get(rowOf(pattern))
  if (!address) throw new Error(`no living address of ${pattern}`)
  return address
}
const open = (path: string, tenant = 'riwaq') => fetchPage(portal, `${tenant}.localhost`, path)

describe('a finished screen', () => {
  it.each(expectedScreens)(
    'is there for anyone in all seven variants [%s]: %s',
    async (_, pattern, shows, twin) => {
      expect(rowOf(pattern).guard).toBeNull()
      const shownAt = async (prefix: string) => {
        const page = await open(at(prefix, addressOf(pattern)))
        expect([prefix, page.status, page.lang]).toEqual([prefix, 200, prefix.slice(1) || 'en'])
        expect(page.heading.length).toBeGreaterThan(1)
        expect(shows(page), `${prefix} ${callsRenderedFrom(page)}`).toBe(true)
        if (!twin) return
        const other = await open(at(prefix, addressOf(twin)))
        expect([other.heading, callsRenderedFrom(other)]).toEqual([page.heading, callsRenderedFrom(page)])
      }
      await Promise.all(prefixesOf(pattern).map(shownAt))
    },
    60_000,
  )
  it('shows the portal to a visitor without a login [ROLE-05]', async () => {
    for (const path of ['/', '/music/list', addressOf('/music/albums/{artist}/{album}')]) {
      const page = await open(path)
      expect(page.status).toBe(200)
      expect(textOf(page.main).length).toBeGreaterThan(200)
      expect(page.main).not.toMatch(/\/login\/riwaq/)
    }
    expect((await portal.get('/api/structure/home?lang=en', 'riwaq.localhost')).status).toBe(200)
  })
})

describe('the link builders of a game that no card uses', () => {
  it('make the specified addresses, and these show the game [LINK-04] [LINK-06]', async () => {
    const known = await open(addressOf('/games/details/{id}'))
    const { body } = await portal.get('/api/structure/games-list?lang=en', 'riwaq.localhost')
    const cards = (JSON.parse(body) as StructureNode).substructure.flatMap(({ data }) => data.entries)
    const game = cards.find(({ title }) => title === known.heading)
    if (!game) throw new Error(`the list of games does not show ${known.heading}`)
    const bySlug = linkTo.game(game.slug)
    expect(bySlug).toBe(`/games/details/${game.slug}`)
    expect((await open(bySlug)).heading).toBe(game.title)
    const inArcade = gameLinks.arcade(game.slug, game.id, 'new')
    expect(inArcade).toBe(`/arcade/details/${game.slug}/${game.id}?state=new`)
    expect((await open(inArcade)).heading).toBe(game.title)
  })
})

describe('the age rating of a video or a game', () => {
  const graded = async (structure: string, grading: number) => {
    const { body } = await portal.get(`/api/structure/${structure}?lang=en&id=all`, 'riwaq.localhost')
    const cards = (JSON.parse(body) as StructureNode).substructure.flatMap(({ data }) => data.entries)
    const card = cards.find((card) => card.grading === grading && card.kind !== 'series')
    if (!card) throw new Error(`nothing in ${structure} is graded ${grading}`)
    return open(`/en${addressOfCard(card)}`)
  }
  it.each([
    ['PARENTAL-14', 10, 6],
    ['PARENTAL-15', 20, 12],
    ['PARENTAL-16', 30, 16],
    ['PARENTAL-17', 40, 18],
  ])('is on its page [%s]: %i is shown as %i+', async (_, grading, age) => {
    const { main } = await graded('video-category', grading)
    expect(main).toMatch(new RegExp(`aria-label="Ages ${age} and up"><bdi[^>]*>${age}\\+<`))
  })
  it('is absent without an age limit, and a game shows "All ages" [PARENTAL-13]', async () => {
    expect(textOf((await graded('video-category', 0)).main.split('<h2')[0] ?? '')).not.toMatch(/\d\+|Ages \d/)
    expect(textOf((await graded('games-category', 0)).main)).toContain('All ages')
    expect(textOf((await graded('games-category', 20)).main)).toContain('Ages 12 and up')
  })
})

describe('a premium article', () => {
  it('is rendered for everyone up to its paywall, in every language, and no further', async () => {
    const { body } = await portal.get('/api/structure/articles-premium?lang=en', 'riwaq.localhost')
    const cards = (JSON.parse(body) as StructureNode).substructure.flatMap(({ data }) => data.entries)
    const [article, card] =
      articles
        .map((article) => [article, cards.find(({ title }) => title === article.title[0])] as const)
        .find(([one, card]) => card && Object.keys(one.body).length === languageCodes.length) ?? []
    for (const code of languageCodes) {
      const paragraphs = article?.body[code] ?? []
      const document = await portal.get(`/${code}${card?.clickUrl ?? ''}`, 'riwaq.localhost')
      expect(document.status).toBe(200)
      expect(document.body).toContain(escapeHtml(paragraphs[0]?.slice(0, 30) ?? 'nothing'))
      const excerpts = paragraphs.slice(3).map((line) => line.slice(12, 52))
      expect(excerpts.filter((stretch) => stretch.length === 40 && document.body.includes(stretch))).toEqual(
        [],
      )
    }
  }, 60_000)
})

describe('a layout', () => {
  const shell = (page: ServedPage) => ({
    layout: /data-layout="(\w+)"/.exec(page.root)?.[1] ?? null,
    header: /<header/.test(page.root.replace(page.main, '')),
    nav: /<nav/.test(page.root.replace(page.main, '')),
    footer: /<footer/.test(page.root),
    hasPage: page.heading.length > 1,
  })
  const first = (prefix: string) => {
    const found = [...addresses].find(([row, address]) => row.pattern.startsWith(prefix) && address)
    if (!found?.[1]) throw new Error(`no address below ${prefix}`)
    return found[1]
  }
  it('named default has rail, header and footer around the page [SHELL-33]', async () => {
    expect(shell(await open('/music/list'))).toEqual({
      layout: 'default',
      header: true,
      nav: true,
      footer: true,
      hasPage: true,
    })
  })
  it('named marketing has the name and one link, and no navigation [SHELL-34]', async () => {
    const page = await open('/launch')
    expect(shell(page)).toMatchObject({ layout: 'marketing', header: true, footer: true, hasPage: true })
    expect(innerHtmlOf(page.root, 'header')).toContain('href="/user/login"')
    expect(page.root).not.toContain('href="/games/list"')
  })
  it('named monsooq has the marketplace’s own header [SHELL-35]', async () => {
    const page = await open(first('/mp/'))
    expect(shell(page)).toMatchObject({ layout: 'monsooq', header: true, footer: true, hasPage: true })
    expect(textOf(innerHtmlOf(page.root, 'header'))).toContain('Marketplace')
  })
  it('is empty on every video stream page: no shell around it [SHELL-36]', async () => {
    const streams = routes.filter(({ pattern }) => pattern.includes('/stream/'))
    expect(streams).toHaveLength(4)
    for (const row of streams) {
      const page = await open(addresses.get(row) ?? '')
      expect(shell(page)).toEqual({
        layout: 'empty',
        header: false,
        nav: false,
        footer: false,
        hasPage: true,
      })
    }
  })
  it('is absent on marketing pages, though one is named so [SHELL-37, AMBIG-016]', async () => {
    expect(shell(await open('/launch')).layout).toBe('marketing')
    expect(shell(await open(first('/marketing/')))).toEqual({
      layout: null,
      header: false,
      nav: false,
      footer: false,
      hasPage: true,
    })
  })
})

describe('a tenant', () => {
  it.each([
    ['riwaq', 'en'],
    ['nour', 'ar'],
    ['klang', 'de'],
  ])('%s uses its own defaultLocale without a prefix: %s [LANG-16]', async (tenant, lang) => {
    const { lang: shownLang, data } = await open('/', tenant)
    expect([shownLang, data.tenant.default.locale.defaultLocale]).toEqual([lang, lang])
  })
  it('has the variable text of its colours on the body of every document [THEME-02, CONFIG-GLOBAL-02]', async () => {
    const seen = new Set<string>()
    for (const tenant of ['riwaq', 'nour', 'klang']) {
      const { body } = await portal.get('/', `${tenant}.localhost`)
      const { colors } = readDocument(body).data.tenant
      expect(colors.default.variables).toMatch(/^--[\w-]+:[^;]+(;--[\w-]+:[^;]+)+$/)
      expect(body).toContain(`body{${colors.default.variables}}`)
      expect(body).toContain(`[data-alternate] body{${colors.alternate?.variables}}`)
      seen.add(colors.default.variables)
    }
    expect(seen.size).toBe(3)
  })
})

it('no page was rendered with missing translations, which would show as keys', () => {
  // Written down by the host as it renders: everything above was walked by now.
  expect(portal.output()).not.toContain('without some of its words')
})
