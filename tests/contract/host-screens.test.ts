/** The finished screens and the layouts, as a guest gets them over HTTP. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '../../src/contract/languages.ts'
import { type RouteRow, routes } from '../../src/contract/routes.ts'
import type { StructureNode } from '../../src/contract/structure.ts'
import { escapeHtml } from '../../server/host/documents/markup.ts'
import { articles } from '../../server/seed/articles/articles.ts'
import { livingAddresses } from '../support/addresses.ts'
import { readDocument } from '../support/document.ts'
import { type Portal, startPortal } from '../tools/lib/portal.mjs'

let portal: Portal
let addresses = new Map<RouteRow, string | null>()
beforeAll(async () => {
  portal = await startPortal()
  addresses = await livingAddresses(portal, 'riwaq')
}, 300_000)
afterAll(() => portal.stop())

const prefixes = ['', ...languageCodes.map((code) => `/${code}`)]
const at = (prefix: string, path: string) => (path === '/' ? prefix || '/' : prefix + path)
const rowOf = (pattern: string) => {
  const row = routes.find((one) => one.pattern === pattern)
  if (!row) throw new Error(`no route ${pattern}`)
  return row
}
const addressOf = (pattern: string) => {
  const address = addresses.get(rowOf(pattern))
  if (!address) throw new Error(`no living address of ${pattern}`)
  return address
}
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const inside = (html: string, tag: string) =>
  new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? ''

const open = async (path: string, tenant = 'riwaq') => {
  const { status, body } = await portal.get(path, `${tenant}.localhost`)
  const root = body.slice(body.indexOf('<div id="root">'))
  return {
    status,
    root,
    ...readDocument(body),
    main: inside(root, 'main'),
    heading: text(inside(root, 'h1')),
  }
}
type Opened = Awaited<ReturnType<typeof open>>

/** Calls whose answers the screen was drawn from, without tenant, language and ceiling. */
const drawnFrom = ({ data }: Opened) =>
  data.queries
    .map(({ key }) =>
      key
        .filter((part) => typeof part === 'string')
        .slice(3)
        .join(' ')
        .trim(),
    )
    .filter((name) => !name.includes('configurations'))

const tracksOf = ({ main }: Opened) => [...main.matchAll(/<li/g)].length
const ways = ({ main }: Opened) =>
  [...main.matchAll(/href="[^"]*\/(login|register)\/riwaq\?[^"]*"/g)].map(([, way]) => way)

type Shows = (page: Opened) => boolean
const structure =
  (name: string): Shows =>
  (page) =>
    drawnFrom(page).includes(`structure ${name}`)
/** Drawn from one thing of this kind, under its own title; lists have their rows. */
const thing =
  (kind: string, rows = 0): Shows =>
  (page) => {
    const { key, data } = page.data.queries.find(({ key }) => key.includes(kind)) ?? {}
    const { title } = (data ?? {}) as { title?: string }
    return key !== undefined && page.heading === title && tracksOf(page) >= rows
  }
const offers =
  (expected: string): Shows =>
  (page) =>
    ways(page).join().startsWith(expected) && (expected === 'login' || ways(page).length === 2)
/** A visitor's view of what is somebody's own: its name, and the door to it. */
const ownShelf =
  (feature: string): Shows =>
  (page) => {
    const { title, guestTitle } = page.data.words[feature] as Record<string, string>
    return page.heading === title && page.main.includes(guestTitle ?? 'no words')
  }
/** A section's cards, each to an article of its own. */
const listed =
  (name: string, prefix: string): Shows =>
  (page) =>
    drawnFrom(page).some((drawn) => `${drawn} `.startsWith(`structure ${name} `)) &&
    new Set(page.main.match(new RegExp(`href="(?:/\\w\\w)?${prefix}/[^"]+_[^"]+"`, 'g'))).size >= 3
/** One text under its own title, in paragraphs, with its language named. */
const readable =
  (name: string): Shows =>
  (page) => {
    const { data } = page.data.queries.find(({ key }) => key.includes(name)) ?? {}
    const { title } = (data as { data?: { title?: string } } | undefined)?.data ?? {}
    const prose = /<div class="[^"]*" lang="\w\w" dir="\w+"[^>]*>[\s\S]*?<p>/.exec(
      inside(page.main, 'article'),
    )
    return prose !== null && page.heading === title
  }
/** A box to type into, which works as a form without scripts too, over what the tenant composed. */
const searching: Shows = (page) =>
  structure('search')(page) &&
  /<form role="search"[^>]* action="[^"]*\/search(-q)?"/.test(page.main) &&
  /<input[^>]* name="q"/.test(page.main)
/** What the tenant wrote there, in paragraphs, under the one heading of the page. */
const told =
  (name: string, paragraphs: number): Shows =>
  (page) =>
    drawnFrom(page).some((drawn) => `${drawn} `.startsWith(`structure ${name} `)) &&
    (page.root.match(/<h1/g) ?? []).length === 1 &&
    (page.main.match(/<p(?: [^>]*)?>[^<]{40,}/g) ?? []).length >= paragraphs
/** A campaign: its words are the heading, and they stand there once. */
const campaign =
  (name: string): Shows =>
  (page) =>
    drawnFrom(page).includes(`structure ${name}`) &&
    (page.root.match(/<h1/g) ?? []).length === 1 &&
    text(page.main).split(page.heading).length === 2
/** The way to a new password: an address is asked for, in a form that never shows what is typed in its own address. */
const askingForAddress: Shows = ({ main }) =>
  /<form[^>]* method="post"/.test(main) && /<input[^>]* name="email"/.test(main)
/** A film's page: its own title, its story, and the way to where it is shown. */
const film: Shows = (page) => thing('video')(page) && /href="[^"]*\/video\/stream\//.test(page.main)
const series: Shows = (page) => film(page) && tracksOf(page) >= 3
/** The film alone: its title, nothing of the shell around it. */
const streaming: Shows = (page) =>
  thing('video')(page) && page.root.includes('data-layout="empty"') && !/<(nav|footer)/.test(page.root)
/** Cards of films, in the group that the address names. */
const films =
  (name: string): Shows =>
  (page) =>
    drawnFrom(page).some((drawn) => `${drawn} `.startsWith(`structure ${name} `)) &&
    new Set(page.main.match(/href="[^"]*\/video\/(?:series\/)?details\/[^"]+"/g)).size >= 3
/** A game's page: its own title, its story, and pictures and films that open. */
const game: Shows = (page) =>
  thing('game')(page) && (page.main.match(/<button[^>]*aria-haspopup="dialog"/g) ?? []).length >= 4
/** A tournament's page: its own title, its days, its rules. */
const cup: Shows = (page) => thing('tournament', 4)(page) && page.main.split(/<time dateTime="/i).length === 3
/** Every step that is tried, and a film to try it on. */
const checking: Shows = (page) => /<video[^>]*>/.test(page.main) && tracksOf(page) >= 5
const [videoOf, categoryOf] = ['/video/details/{id}', '/video/category/{id}']
const seriesOf = '/video/series/details/{id}'
const [streamOf, exOf] = ['/video/stream/{id}', '/video/{ex}/details/{id}']
const [gameOf, arcadeOf, gameCategory] = [
  '/games/details/{id}',
  '/arcade/details/{id}',
  '/games/category/{name}',
]
const [album, artist] = ['/music/albums/{artist}/{album}', '/music/artists/{id}']
const article = '/articles/{category}/{subcategory}/{article}'
const [podcast, episode] = ['/podcast/details/{id}', '/podcast/episode/{id}']
const [book, author] = ['/audiobook/details/{id}', '/audiobook/artists/{id}']
const [playlist, track] = ['/music/playlists/{playlist}', '/music/tracks/{track}']

const finished: [id: string, pattern: string, shows: Shows, twin?: string][] = [
  ['ROUTE-HOME-01', '/', structure('home')],
  ['ROUTE-MUSIC-02', album, thing('album', 5)],
  [
    'ROUTE-MUSIC-03, AMBIG-011',
    '/music/albums/{artistName}/{artist}/{albumName}/{album}',
    thing('album', 5),
    album,
  ],
  ['ROUTE-MUSIC-05', artist, thing('artist')],
  ['ROUTE-MUSIC-06', '/music/artists/{artistName}/{id}', thing('artist'), artist],
  ['ROUTE-MUSIC-01', '/music/albums', listed('music-albums', '/music/albums')],
  ['ROUTE-MUSIC-04', '/music/albums/category/{name}', listed('music-albums-category', '/music/albums')],
  ['ROUTE-MUSIC-07', '/music/genre/{name}', listed('music-genre', '/music/albums')],
  ['ROUTE-MUSIC-09', '/music/playlists', listed('music-playlists', '/music/playlists')],
  ['ROUTE-MUSIC-12', '/music/tracks', listed('music-tracks', '/music/tracks')],
  ['ROUTE-MUSIC-13', '/music/tracks/category', listed('music-tracks-category', '/music/tracks')],
  ['ROUTE-MUSIC-08', '/music/list', structure('music-list')],
  ['ROUTE-MUSIC-10', playlist, thing('playlist', 5)],
  ['ROUTE-MUSIC-11', '/music/playlists/{title}/{playlist}', thing('playlist', 5), playlist],
  ['ROUTE-MUSIC-14', track, thing('track')],
  ['ROUTE-MUSIC-15', '/music/tracks/{title}/{track}', thing('track'), track],
  ['ROUTE-ARTICLES-01', '/articles/{category}', listed('articles-category', '/articles')],
  ['ROUTE-ARTICLES-02', '/articles/{category}/{subcategory}', listed('articles-subcategory', '/articles')],
  ['ROUTE-ARTICLES-03', article, readable('articles-article')],
  ['ROUTE-ARTICLES-04', '/articles/premium', listed('articles-premium', '/articles')],
  ['ROUTE-ARTICLES-05', '/articles/premium/{category}', listed('articles-premium-category', '/articles')],
  [
    'ROUTE-ARTICLES-06',
    '/articles/premium/{category}/{subcategory}',
    listed('articles-premium-subcategory', '/articles'),
  ],
  [
    'ROUTE-ARTICLES-07',
    '/articles/premium/{category}/{subcategory}/{article}',
    readable('articles-premium-article'),
  ],
  ['ROUTE-ARTICLES-08', '/articles/{category?}/{article}', readable('articles-subcategory')],
  ['ROUTE-NEWS-01', '/news/{category}', listed('news-category', '/news')],
  ['ROUTE-NEWS-02', '/news/{category}/{subcategory}', listed('news-subcategory', '/news')],
  ['ROUTE-NEWS-03', '/news/{category}/{subcategory}/{articlename}/{article}', readable('news-article')],
  ['ROUTE-PODCAST-01', podcast, thing('podcast', 10)],
  ['ROUTE-PODCAST-02', '/podcast/details/{title}/{id}', thing('podcast', 10), podcast],
  ['ROUTE-PODCAST-03', episode, thing('episode')],
  ['ROUTE-PODCAST-04', '/podcast/episode/{title}/{id}', thing('episode'), episode],
  ['ROUTE-PODCAST-05', '/podcast/list', listed('podcast-list', '/podcast/details')],
  ['ROUTE-AUDIOBOOK-01', author, thing('author', 1)],
  ['ROUTE-AUDIOBOOK-02', '/audiobook/artists/{title}/{id}', thing('author', 1), author],
  ['ROUTE-AUDIOBOOK-03', '/audiobook/category', listed('audiobook-category', '/audiobook/details')],
  ['ROUTE-AUDIOBOOK-04', book, thing('audiobook', 8)],
  ['ROUTE-AUDIOBOOK-05', '/audiobook/details/{title}/{id}', thing('audiobook', 8), book],
  ['ROUTE-AUDIOBOOK-06', '/audiobook/genre/{name}', listed('audiobook-genre', '/audiobook/details')],
  ['ROUTE-AUDIOBOOK-07', '/audiobook/list', listed('audiobook-list', '/audiobook/details')],
  ['ROUTE-MUSIC-16', '/music/video/details/{id}', film],
  ['ROUTE-TOURN-01', '/tournaments/details/{id}', cup],
  ['ROUTE-TOURN-02', '/tournaments/news/details/{id}', readable('tournaments-news')],
  ['ROUTE-TOURN-03', '/tournaments/videos/details/{id}', film],
  ['ROUTE-VIDEO-01', '/video/{ex}/category/{id}', films('video-category')],
  ['ROUTE-VIDEO-02', exOf, film],
  ['ROUTE-VIDEO-03', '/video/{ex}/details/{name}/{id}', film, exOf],
  ['ROUTE-VIDEO-04', '/video/{ex}/stream/{id}', streaming],
  ['ROUTE-VIDEO-05', '/video/{ex}/stream/{name}/{id}', streaming, '/video/{ex}/stream/{id}'],
  ['ROUTE-VIDEO-06', '/video/category/{name}/{id}', films('video-category'), categoryOf],
  ['ROUTE-VIDEO-07', categoryOf, films('video-category')],
  ['ROUTE-VIDEO-08', videoOf, film],
  ['ROUTE-VIDEO-09', '/video/details/{name}/{id}', film, videoOf],
  ['ROUTE-VIDEO-10', '/video/list/{name}', films('video-list')],
  ['ROUTE-VIDEO-11', seriesOf, series],
  ['ROUTE-VIDEO-12', '/video/series/details/{name}/{id}', series, seriesOf],
  ['ROUTE-VIDEO-13', streamOf, streaming],
  ['ROUTE-VIDEO-14', '/video/stream/{name}/{id}', streaming, streamOf],
  ['ROUTE-VIDEO-15', '/video/test', checking],
  ['ROUTE-GAMES-01', gameCategory, listed('games-category', '/games/details')],
  ['ROUTE-GAMES-02', '/games/category/{name}/{id}', listed('games-category', '/games/details'), gameCategory],
  ['ROUTE-GAMES-03', gameOf, game],
  ['ROUTE-GAMES-04', '/games/details/{name}/{id}', game, gameOf],
  ['ROUTE-GAMES-05', '/games/list', listed('games-list', '/games/details')],
  ['ROUTE-GAMES-06', '/games/list/{name}', listed('games-list-named', '/games/details')],
  ['ROUTE-GAMES-07', '/games/list/{name}/{id}', listed('games-list-named-id', '/games/details')],
  ['ROUTE-GAMES-08', '/games/publisher/{name}', listed('games-publisher', '/games/details')],
  ['ROUTE-ARCADE-01', arcadeOf, game],
  ['ROUTE-ARCADE-02', '/arcade/details/{name}/{id}', game, arcadeOf],
  ['ROUTE-USER-01', '/user/login', offers('login')],
  ['ROUTE-USER-02', '/user/login/email', offers('login')],
  ['ROUTE-USER-03', '/user/register', offers('register,login')],
  ['ROUTE-APPS-02', '/apps/faq', told('apps-faq', 4)],
  ['ROUTE-OTHER-01', '/external/logout', offers('login')],
  ['ROUTE-OTHER-02', '/favorites', ownShelf('favorites')],
  ['ROUTE-OTHER-03', '/history', ownShelf('history')],
  ['ROUTE-OTHER-04', '/impressum', told('impressum', 1)],
  ['ROUTE-OTHER-05', '/info/{name}', told('info', 2)],
  ['ROUTE-OTHER-06', '/launch', campaign('launch')],
  ['ROUTE-OTHER-07', '/main/{name}', structure('home')],
  ['ROUTE-OTHER-11', '/resetpassword', askingForAddress],
  ['ROUTE-SEARCH-01', '/search', searching],
  ['ROUTE-SEARCH-02', '/search-q', searching],
  ['ROUTE-CATCHALL-01', '/{name}', structure('home'), '/main/{name}'],
]

describe('a finished screen', () => {
  it.each(finished)(
    'is there for anyone in all seven variants [%s]: %s',
    async (_, pattern, shows, twin) => {
      expect(rowOf(pattern).guard).toBeNull()
      for (const prefix of prefixes) {
        const page = await open(at(prefix, addressOf(pattern)))
        expect([prefix, page.status, page.lang]).toEqual([prefix, 200, prefix.slice(1) || 'en'])
        expect(page.heading.length).toBeGreaterThan(1)
        expect(shows(page), `${prefix} ${drawnFrom(page)}`).toBe(true)
        if (!twin) continue
        const other = await open(at(prefix, addressOf(twin)))
        expect([other.heading, drawnFrom(other)]).toEqual([page.heading, drawnFrom(page)])
      }
    },
    60_000,
  )
  it('shows a visitor the portal without asking who he is [ROLE-05]', async () => {
    for (const path of ['/', '/music/list', addressOf('/music/albums/{artist}/{album}')]) {
      const page = await open(path)
      expect(page.status).toBe(200)
      expect(text(page.main).length).toBeGreaterThan(200)
      expect(page.main).not.toMatch(/\/login\/riwaq/)
    }
    expect((await portal.get('/api/structure/home?lang=en', 'riwaq.localhost')).status).toBe(200)
  })
})

describe('a premium article', () => {
  it('is rendered for everyone up to its door, in every language, and no further', async () => {
    const { body } = await portal.get('/api/structure/articles-premium?lang=en', 'riwaq.localhost')
    const cards = (JSON.parse(body) as StructureNode).substructure.flatMap(({ data }) => data.entries)
    const [whole, card] =
      articles
        .map((one) => [one, cards.find(({ title }) => title === one.title[0])] as const)
        .find(([one, card]) => card && Object.keys(one.body).length === languageCodes.length) ?? []
    for (const code of languageCodes) {
      const lines = whole?.body[code] ?? []
      const document = await portal.get(`/${code}${card?.clickUrl ?? ''}`, 'riwaq.localhost')
      expect(document.status).toBe(200)
      expect(document.body).toContain(escapeHtml(lines[0]?.slice(0, 30) ?? 'nothing'))
      const behind = lines.slice(3).map((line) => line.slice(12, 52))
      expect(behind.filter((stretch) => stretch.length === 40 && document.body.includes(stretch))).toEqual([])
    }
  }, 60_000)
})

describe('a layout', () => {
  const shell = (page: Opened) => ({
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
  it('named marketing has the name and one way on, and no rooms [SHELL-34]', async () => {
    const page = await open('/launch')
    expect(shell(page)).toMatchObject({ layout: 'marketing', header: true, footer: true, hasPage: true })
    expect(inside(page.root, 'header')).toContain('href="/user/login"')
    expect(page.root).not.toContain('href="/games/list"')
  })
  it('named monsooq has the marketplace’s own band [SHELL-35]', async () => {
    const page = await open(first('/mp/'))
    expect(shell(page)).toMatchObject({ layout: 'monsooq', header: true, footer: true, hasPage: true })
    expect(text(inside(page.root, 'header'))).toContain('Marketplace')
  })
  it('is empty on every page of a video stream: nothing of the shell stands around it [SHELL-36]', async () => {
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
  it('is none at all on marketing pages, though one is named so [SHELL-37, AMBIG-016]', async () => {
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
  ])('%s speaks its own defaultLocale where no prefix is: %s [LANG-16]', async (tenant, lang) => {
    const { lang: spoken, data } = await open('/', tenant)
    expect([spoken, data.tenant.default.locale.defaultLocale]).toEqual([lang, lang])
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
