/** Each switch of a tenant (`features` of its file), off against on, wherever its room could show. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Kind, kindOf } from '../../src/contract/kinds.ts'
import type { Found } from '../../src/contract/search.ts'
import type { StructureNode } from '../../src/contract/structure.ts'
import { readAddress } from '../../server/host/documents/address.ts'
import { loadContent } from '../../server/host/documents/content.ts'
import { publicTenant } from '../../server/host/documents/page.ts'
import { createSitemap } from '../../server/modules/sitemap/sitemap.ts'
import { leadsOff, offOf, switchedRooms } from '../../server/tenants/switches.ts'
import type { Tenant } from '../../server/tenants/tenant.ts'
import { type Demo, allNodes, openDemo } from '../support/demo.ts'
import { addAccount } from '../support/rows.ts'

const names = Object.keys(switchedRooms) as (keyof typeof switchedRooms)[]
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const user = 'acc_switches'

let demo: Demo
let tenant: Tenant
const firstOf = new Map<Kind, string>()

beforeAll(async () => {
  demo = await openDemo()
  tenant = demo.tenants.find(({ name }) => name === 'riwaq') ?? tenant
  // Cups have a room of their own at another tenant only.
  tenant.rooms = [...tenant.rooms, 'cups']
  await addAccount(demo.store, 'riwaq', user)
  for (const kind of Object.values(switchedRooms).flatMap(({ kinds }) => kinds))
    firstOf.set(kind, (await demo.idsOf('riwaq', kind))[0]?.id ?? '')
})
afterAll(() => demo.close())
beforeEach(() => {
  for (const name of Object.keys(tenant.features)) tenant.features[name] = true
})

const get = async (path: string) => demo.send('GET', path, { user })
/** Of a page that is there. */
const nodesOf = async (page: string) => {
  const { status, body } = await get(spoken(`/structure/${page}`))
  return status === 200 ? allNodes(body as StructureNode) : []
}

interface Place {
  /** Its first page: as a structure, and as an address. */
  page: string
  path: string
  /** One of its things, as the page asks for it. */
  thing: (id: (kind: Kind) => string) => string
  /** In rail and tabs. */
  room: string
}
interface Room extends Place {
  kinds: readonly Kind[]
  addresses: readonly string[]
}
const places: Record<keyof typeof switchedRooms, Place> = {
  games: {
    page: 'games-list',
    path: '/games/list',
    thing: (id) => `/content/games/${id('game')}`,
    room: 'play',
  },
  tournaments: {
    page: 'cups',
    path: '/cups',
    thing: (id) => `/content/tournaments/${id('tournament')}`,
    room: 'cups',
  },
  podcasts: {
    page: 'podcast-list',
    path: '/podcast/list',
    thing: (id) => `/content/podcasts/${id('podcast')}`,
    room: 'podcasts',
  },
  audiobooks: {
    page: 'audiobook-list',
    path: '/audiobook/list',
    thing: (id) => `/content/audiobooks/${id('audiobook')}`,
    room: 'audiobooks',
  },
  // The check of a browser asks the backend for nothing.
  video: {
    page: 'watch',
    path: '/video/test',
    thing: (id) => `/content/videos/${id('video')}`,
    room: 'watch',
  },
  articles: {
    page: 'read',
    path: '/read',
    thing: (id) => `/structure/articles-article?id=${id('article')}`,
    room: 'read',
  },
  vouchers: {
    page: 'vouchers',
    path: '/vouchers',
    thing: (id) => `/structure/vouchers-details?id=${id('voucher')}`,
    room: 'vouchers',
  },
}
const idOf = (kind: Kind) => firstOf.get(kind) ?? ''
const spoken = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=en`

/** What goes off with this switch alone: whoever writes stays as long as something of theirs does. */
const ownOf = (name: keyof typeof switchedRooms): Room => ({
  ...offOf({ features: { [name]: false } }),
  ...places[name],
})

const titlesOf = async (kinds: readonly Kind[]) => {
  const rows = await demo.store.within('riwaq', ({ db }) =>
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

const sitemap = async () => {
  const visit = { tenant, ip: '203.0.113.7', origin: 'http://riwaq.localhost', requestId: 'test' }
  const read = async (path: string) => {
    const request = new Request(`${visit.origin}${path}`)
    return (await (await createSitemap(demo.store)(request, visit))?.text()) ?? ''
  }
  const parts = [...(await read('/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemap\/en\/\d+\.xml)</g)]
  const texts = await Promise.all(parts.map(([, path = '']) => read(path)))
  return texts.flatMap((text) =>
    [...text.matchAll(/<loc>http:\/\/riwaq\.localhost([^<]*)</g)].map(([, path]) => path ?? ''),
  )
}

const likedOf = (kinds: readonly Kind[]) => {
  const kind = kinds.find((one) => kindOf(one).like)
  const type = kind && kindOf(kind).like
  if (!kind || !type) throw new Error('nothing here can be liked')
  return { kind, type }
}

/** Whether the room shows; each is asked with its switch on and off. */
const signs: Record<string, (room: Room) => Promise<boolean>> = {
  'its page': async ({ page }) => (await get(`/structure/${page}?lang=en`)).status === 200,
  'one of its things': async ({ thing }) => (await get(spoken(thing(idOf)))).status === 200,
  'what search finds': async ({ kinds }) => {
    const cards = (await Promise.all((await titlesOf(kinds)).map(found))).flat()
    return cards.some(({ kind }) => kinds.includes(kind))
  },
  'cards on the pages of other rooms': async ({ kinds }) => {
    const pages = [
      'home',
      'search',
      'notifications',
      'listen',
      'games-list',
      'cups',
      'subscription',
      'mp?id=all',
    ]
    const nodes = (await Promise.all(pages.map(nodesOf))).flat()
    return nodes.some(({ data }) => data.entries.some(({ kind }) => kinds.includes(kind)))
  },
  'ways that lead there': async ({ addresses }) => {
    const pages = await Promise.all(['home', 'search', 'games-list'].map((page) => nodesOf(page)))
    return pages.flat().some(({ data }) => leadsOff({ kinds: [], addresses }, data.clickUrl))
  },
  'its place among the rooms': ({ room }) => Promise.resolve(publicTenant(tenant).rooms.includes(room)),
  'the sitemap': async ({ addresses }) =>
    (await sitemap()).some((path) => leadsOff({ kinds: [], addresses }, path)),
  'a document of it': async ({ path }) => {
    const asked = readAddress(new URL(`http://riwaq.localhost${path}`), tenant)
    if ('redirect' in asked) throw new Error('an address of a room is no redirect')
    return (await loadContent(demo.ask('riwaq'), tenant, asked.page, silent)).status === 200
  },
  'a heart for it': async ({ kinds }) => {
    const { kind, type } = likedOf(kinds)
    return (await demo.send('POST', `/like/${type}/${idOf(kind)}`, { user })).status === 200
  },
  'what was liked': async ({ kinds }) => {
    const { kind, type } = likedOf(kinds)
    await demo.store.within('riwaq', ({ db }) =>
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
    await demo.store.within('riwaq', ({ db }) =>
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
/** Nobody can like a tournament. */
const ofHearts = ['a heart for it', 'what was liked']

describe.each(names)('each switch of a tenant changes what is answered: %s', (name) => {
  const asked = Object.entries(signs).filter(([sign]) => name !== 'tournaments' || !ofHearts.includes(sign))

  it.each(asked)('%s is there and gone [SHELL-24]', async (_, shows) => {
    const room = ownOf(name)
    expect(await shows(room)).toBe(true)
    tenant.features[name] = false
    expect(await shows(room)).toBe(false)
  })
})

it('keeps what several rooms share until the last of them is off: whoever writes has one page', async () => {
  const shows = async () => (await get(`/content/authors/${idOf('author')}?lang=en`)).status === 200
  for (const name of ['audiobooks', 'podcasts'] as const) {
    tenant.features[name] = false
    expect([name, await shows()]).toEqual([name, true])
  }
  tenant.features['articles'] = false
  expect(await shows()).toBe(false)
})
