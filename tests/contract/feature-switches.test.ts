/** Each feature switch of a tenant file, on and off, in every place that shows the feature. */
import { describe, expect, it } from 'vitest'
import { type Kind, kindOf } from '../../src/contract/kinds.ts'
import type { Found } from '../../src/contract/search.ts'
import { createSitemap } from '../../server/modules/sitemap/sitemap.ts'
import { type sectionFeatures, leadsToDisabled, disabledFeaturesOf } from '../../server/tenants/features.ts'
import { addAccount } from '../support/rows.ts'
import { innerHtmlOf, textOf } from '../support/served-page.ts'
import { inEnglish, sectionNames, startSwitchedTenant } from '../support/switched-tenant.ts'

const { portal, user, open, get, idOf, nodesOf } = startSwitchedTenant()

interface FeaturePlace {
  /** Its first page: as a structure, and as an address. */
  page: string
  path: string
  /** The call for one item of the section, as its page makes it. */
  itemPath: (id: (kind: Kind) => string) => string
  /** In rail and tabs. */
  section: string
}
interface FeatureSection extends FeaturePlace {
  kinds: readonly Kind[]
  addresses: readonly string[]
}
const featurePlaces: Record<keyof typeof sectionFeatures, FeaturePlace> = {
  games: {
    page: 'games-list',
    path: '/games/list',
    itemPath: (id) => `/content/games/${id('game')}`,
    section: 'play',
  },
  tournaments: {
    page: 'cups',
    path: '/cups',
    itemPath: (id) => `/content/tournaments/${id('tournament')}`,
    section: 'cups',
  },
  podcasts: {
    page: 'podcast-list',
    path: '/podcast/list',
    itemPath: (id) => `/content/podcasts/${id('podcast')}`,
    section: 'podcasts',
  },
  audiobooks: {
    page: 'audiobook-list',
    path: '/audiobook/list',
    itemPath: (id) => `/content/audiobooks/${id('audiobook')}`,
    section: 'audiobooks',
  },
  // The browser check makes no backend call.
  video: {
    page: 'watch',
    path: '/video/test',
    itemPath: (id) => `/content/videos/${id('video')}`,
    section: 'watch',
  },
  articles: {
    page: 'read',
    path: '/read',
    itemPath: (id) => `/structure/articles-article?id=${id('article')}`,
    section: 'read',
  },
  vouchers: {
    page: 'vouchers',
    path: '/vouchers',
    itemPath: (id) => `/structure/vouchers-details?id=${id('voucher')}`,
    section: 'vouchers',
  },
}
/** Disabled by this switch alone: authors remain as long as another feature has works of theirs. */
const ownOf = (name: keyof typeof sectionFeatures): FeatureSection => ({
  ...disabledFeaturesOf({ features: { [name]: false } }),
  ...featurePlaces[name],
})

const titlesOf = async (kinds: readonly Kind[]) => {
  const rows = await portal.demo.store.within('riwaq', ({ db }) =>
    db
      .selectFrom('item')
      .select('texts')
      .where('tenant', '=', 'riwaq')
      .where('id', 'in', kinds.map(idOf))
      .execute(),
  )
  return rows.flatMap(({ texts }) => Object.values(texts['title'] ?? {}).slice(0, 1))
}
const found = async (q: string | undefined) => {
  const { body } = await get(`/search?q=${encodeURIComponent(q ?? '')}&lang=en`)
  const { best, groups } = body as Found
  return [...(best ? [best] : []), ...groups.flatMap(({ entries }) => entries)]
}

/** Read once for each state of the switches: with all of them on it is the same for every feature. */
const oncePerState = <T>(read: () => Promise<T>) => {
  const known = new Map<string, Promise<T>>()
  return () => {
    const state = JSON.stringify(portal.tenant.features)
    const reading = known.get(state) ?? read()
    known.set(state, reading)
    return reading
  }
}
const readNodes = (pages: readonly string[]) =>
  oncePerState(async () => (await Promise.all(pages.map(nodesOf))).flat())
const nodesWithCards = readNodes([
  'home',
  'search',
  'notifications',
  'listen',
  'games-list',
  'cups',
  'subscription',
  'mp?id=all',
])
const nodesWithLinks = readNodes(['home', 'search', 'games-list'])

const sitemap = oncePerState(async () => {
  const visit = {
    tenant: portal.tenant,
    ip: '203.0.113.7',
    origin: 'http://riwaq.localhost',
    requestId: 'test',
  }
  const read = async (path: string) => {
    const request = new Request(`${visit.origin}${path}`)
    return (await (await createSitemap(portal.demo.store)(request, visit))?.text()) ?? ''
  }
  const parts = [...(await read('/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemap\/en\/\d+\.xml)</g)]
  const texts = await Promise.all(parts.map(([, path = '']) => read(path)))
  return texts.flatMap((text) =>
    [...text.matchAll(/<loc>http:\/\/riwaq\.localhost([^<]*)</g)].map(([, path]) => path ?? ''),
  )
})

const likedOf = (kinds: readonly Kind[]) => {
  const kind = kinds.find((kind) => kindOf(kind).like)
  const type = kind && kindOf(kind).like
  if (!kind || !type) throw new Error('nothing here can be liked')
  return { kind, type }
}

/** Whether the section is visible; checked with its switch on and off. */
const signs: Record<string, (section: FeatureSection) => Promise<boolean>> = {
  'its page': async ({ page }) => (await get(`/structure/${page}?lang=en`)).status === 200,
  'one of its items': async ({ itemPath }) => (await get(inEnglish(itemPath(idOf)))).status === 200,
  'what search finds': async ({ kinds }) => {
    const cards = (await Promise.all((await titlesOf(kinds)).map(found))).flat()
    return cards.some(({ kind }) => kinds.includes(kind))
  },
  'cards on the pages of other sections': async ({ kinds }) =>
    (await nodesWithCards()).some(({ data }) => data.entries.some(({ kind }) => kinds.includes(kind))),
  'links that lead there': async ({ addresses }) =>
    (await nodesWithLinks()).some(({ data }) => leadsToDisabled({ addresses }, data.clickUrl)),
  'its place in the navigation': async ({ section }) => (await open('/')).data.tenant.rooms.includes(section),
  'the sitemap': async ({ addresses }) =>
    (await sitemap()).some((path) => leadsToDisabled({ addresses }, path)),
  'a document of it': async ({ path }) => (await open(path)).status === 200,
  'a like for it': async ({ kinds }) => {
    const { kind, type } = likedOf(kinds)
    return (await portal.demo.send('POST', `/like/${type}/${idOf(kind)}`, { user })).status === 200
  },
  'what was liked': async ({ kinds }) => {
    const { kind, type } = likedOf(kinds)
    await portal.demo.store.within('riwaq', ({ db }) =>
      db
        .insertInto('likes')
        .values({ tenant: 'riwaq', account: user, type, item: idOf(kind), created: new Date(0) })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
    const { body } = await get(`/like/${type}?lang=en`)
    const { ids, entries } = body as { ids: string[]; entries: { id: string }[] }
    return ids.includes(idOf(kind)) || entries.some(({ id }) => id === idOf(kind))
  },
  'what was played': async ({ kinds: [kind = 'game'] }) => {
    const played = { tenant: 'riwaq', account: user, type: 'PLAY', content_type: kindOf(kind).contentType }
    await portal.demo.store.within('riwaq', ({ db }) =>
      db
        .insertInto('history')
        .values({ ...played, item: idOf(kind), position: 9, updated: new Date(0) })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
    const { body } = await get('/user/history/PLAY?lang=en&limit=50')
    return JSON.stringify(body).includes(idOf(kind))
  },
}
/** A tournament cannot be liked. */
const likeSigns = ['a like for it', 'what was liked']

describe.each(sectionNames)('each feature switch of a tenant changes the answers: %s', (name) => {
  const checks = Object.entries(signs).filter(([sign]) => name !== 'tournaments' || !likeSigns.includes(sign))

  it.each(checks)('%s is shown and hidden [SHELL-24]', async (_, shows) => {
    const section = ownOf(name)
    expect(await shows(section)).toBe(true)
    portal.tenant.features[name] = false
    expect(await shows(section)).toBe(false)
  })
})

it('keeps items shared by several sections until the last of them is disabled: an author has one page', async () => {
  const shows = async () => (await get(`/content/authors/${idOf('author')}?lang=en`)).status === 200
  for (const name of ['audiobooks', 'podcasts'] as const) {
    portal.tenant.features[name] = false
    expect([name, await shows()]).toEqual([name, true])
  }
  portal.tenant.features['articles'] = false
  expect(await shows()).toBe(false)
})

it('sends no switches to the page of a tenant that disables nothing', async () => {
  expect((await open('/')).data.tenant.features).toEqual({ multipleLoginOptions: true })
  portal.tenant.features['games'] = false
  expect((await open('/')).data.tenant.features).toEqual({ multipleLoginOptions: true, games: false })
})

it('logs in at the partner by the single /register link where the flow of several options is disabled [ROUTE-BACKEND-01]', async () => {
  const linksAt = async (path: string) =>
    [
      ...(await open(path)).html.matchAll(
        /<a [^>]*href="(\/(?:login|register)\/\w+)\?[^>]*>([\s\S]*?)<\/a>/g,
      ),
    ].map(([, to, words = '']) => [to, textOf(words)])
  const several = await linksAt('/user/login')
  expect(several.length).toBeGreaterThan(1)
  expect(await linksAt('/register')).toEqual(several)
  portal.tenant.features['multipleLoginOptions'] = false
  const page = await open('/register')
  expect([page.status, textOf(innerHtmlOf(page.html, 'h1'))]).toEqual([200, 'Sign in with Riwaq'])
  expect(await linksAt('/register')).toEqual([['/login/riwaq', 'Sign in with Riwaq']])
})

it('applies a child’s age ceiling where parental control is disabled', async () => {
  const child = 'acc_child'
  await addAccount(portal.demo.store, 'riwaq', child, {
    parental: JSON.stringify({ isActive: true, maxRating: 10, maxAgeGroup: null }),
  })
  const grown = (await portal.demo.idsOf('riwaq', 'video')).find(({ grading }) => grading === 40)
  const status = async () =>
    (await portal.demo.send('GET', `/content/videos/${grown?.id}?lang=en`, { user: child })).status
  expect(await status()).toBe(404)
  portal.tenant.features['parentalControl'] = false
  expect(await status()).toBe(404)
})
