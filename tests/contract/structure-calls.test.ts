/** The structure calls: full pages, single nodes, and the fields of each node. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '../../src/domain/addresses/addresses.ts'
import { type Demo, allCards, openDemo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

type Node = Awaited<ReturnType<Demo['structure']>>['node']

describe('a structure node', () => {
  it.each([
    ['ENTITY-NODE-01', 'name', (node: Node) => node.name],
    ['ENTITY-NODE-02', 'data.params.query', (node: Node) => node.data.params.query['id']],
    [
      'ENTITY-NODE-04',
      'data.customProperties',
      (node: Node) => node.substructure[0]?.data.customProperties['type'],
    ],
    ['ENTITY-NODE-05', 'data.imageUrl', (node: Node) => node.data.imageUrl],
    ['ENTITY-NODE-06', 'data.title', (node: Node) => node.data.title],
    ['ENTITY-NODE-07', 'data.subTitle', (node: Node) => node.data.subTitle],
    ['ENTITY-NODE-08', 'data.entries', (node: Node) => node.substructure[0]?.data.entries[0]?.id],
    ['ENTITY-NODE-09', 'a substructure list', (node: Node) => node.substructure[1]?.name],
  ])('has its own content [%s] in %s', async (_, __, read) => {
    const [first, second] = await demo.idsOf('riwaq', 'voucher')
    const open = async (id: string | undefined) =>
      (await demo.structure('riwaq', `vouchers-details?lang=en&id=${id ?? ''}`)).node
    const value = read(await open(first?.id))
    expect(value).toBeTruthy()
    expect(typeof value).toBe('string')
    expect(read(await open(second?.id))).toBeTruthy()
  })
  it('has its link in data.clickUrl [ENTITY-NODE-03]', async () => {
    const { node } = await demo.structure('riwaq', 'home?lang=en')
    expect(node.substructure.find(({ name }) => name === 'albums')?.data.clickUrl).toBe('/music/albums')
  })
})

describe('paging', () => {
  it.each([
    ['music-albums', 'albums', 'album'],
    // Nothing in it has a date to sort by.
    ['music-tracks-category', 'tracks', 'track'],
  ] as const)('of %s continues after lastId until all were returned, each once', async (name, list, kind) => {
    const seen: string[] = []
    let last = ''
    for (let round = 0; round < 60; round++) {
      const { node } = await demo.structure('riwaq', `${name}?lang=en${last ? `&lastId=${last}` : ''}`)
      const block = node.substructure.find((one) => one.name === list)
      if (last) expect(node.substructure).toHaveLength(1)
      seen.push(...(block?.data.entries ?? []).map(({ id }) => id))
      last = block?.data.more ?? ''
      if (!last) break
    }
    const all = (await demo.idsOf('riwaq', kind)).map(({ id }) => id)
    expect(seen).toHaveLength(all.length)
    expect(new Set(seen)).toEqual(new Set(all))
  })
})

describe('the structure call', () => {
  it('accepts lang, deviceId, os, isDesktop, maxRating, lastId, omitCache and forceTimeout, and no other [CALL-STRUCT-01]', async () => {
    const known =
      'lang=en&deviceId=d1&os=android&isDesktop=true&maxRating=60&lastId=alb_x&omitCache=true&forceTimeout=500'
    expect((await demo.structure('riwaq', `home?${known}`)).status).toBe(200)
    expect((await demo.structure('riwaq', `home?${known}&colour=red`)).status).toBe(400)
    const odd = ['lastId=-99999999999999999999', 'lastId=-1', 'lastId=a%20b', 'lastId=']
    for (const wrong of ['isDesktop=maybe', 'maxRating=high', 'forceTimeout=soon', 'omitCache=1', ...odd])
      expect((await demo.structure('riwaq', `home?lang=en&${wrong}`)).status, wrong).toBe(400)
  })

  it('with omitCache returns an uncacheable answer [CALL-STRUCT-01]', async () => {
    const cacheControlOf = async (query: string) =>
      (await demo.send('GET', `/structure/home?lang=en${query}`, { tenant: 'riwaq' })).headers.get(
        'cache-control',
      )
    expect(await cacheControlOf('&omitCache=true')).toBe('private, no-store')
    expect(await cacheControlOf('&omitCache=false')).toBe('public, max-age=120')
    expect(await cacheControlOf('')).toBe('public, max-age=120')
  })
  it('shows nothing above maxRating, anywhere on the page [CALL-STRUCT-01] [PARENTAL-09]', async () => {
    for (const page of ['home', 'video-list?id=all', 'music-list', 'games-list', 'music-tracks'])
      for (const ceiling of [0, 10, 20]) {
        const join = page.includes('?') ? '&' : '?'
        const { node } = await demo.structure('riwaq', `${page}${join}lang=en&maxRating=${ceiling}`)
        const above = allCards(node).filter(({ grading }) => grading > ceiling)
        expect(above).toEqual([])
      }
  })
  it('shows every listed grading under 60 [AMBIG-111]', async () => {
    const { node } = await demo.structure('riwaq', 'video-list?id=all&lang=en&maxRating=60')
    expect(allCards(node).some(({ grading }) => grading === 30)).toBe(true)
  })
  it('does not open the page of an item above the ceiling', async () => {
    const [grown] = (await demo.idsOf('riwaq', 'video')).filter(({ grading }) => grading === 40)
    const videoPath = `/content/videos/${grown?.id}?lang=en`
    expect((await demo.send('GET', videoPath, { tenant: 'riwaq' })).status).toBe(200)
    expect((await demo.send('GET', `${videoPath}&maxRating=30`, { tenant: 'riwaq' })).status).toBe(404)
    const adventure = (await demo.idsOf('riwaq', 'game')).find(({ grading }) => grading === 20)
    const game = `/content/games/${adventure?.id}?lang=en`
    expect((await demo.send('GET', game, { tenant: 'riwaq' })).status).toBe(200)
    expect((await demo.send('GET', `${game}&maxRating=10`, { tenant: 'riwaq' })).status).toBe(404)
  })
  it('falls back to the tenant’s own ceiling, which an address cannot raise', async () => {
    const [grown] = (await demo.idsOf('nour', 'video')).filter(({ grading }) => grading === 40)
    for (const query of ['', '&maxRating=60'])
      expect(
        (await demo.send('GET', `/content/videos/${grown?.id}?lang=en${query}`, { tenant: 'nour' })).status,
      ).toBe(404)
  })
  it('never shows an item of another tenant', async () => {
    const [voucher] = await demo.idsOf('klang', 'voucher')
    expect((await demo.structure('riwaq', `vouchers-details?lang=en&id=${voucher?.id}`)).status).toBe(404)
  })
})

describe('the fragment call', () => {
  const fragment = async (path: string) => {
    const { status, body } = await demo.send('GET', `/structure/${path}`)
    return { status, list: body as Node[] }
  }

  it('returns one block of a page [CALL-STRUCT-02]', async () => {
    const { status, list } = await fragment('home/fragment/albums?lang=en&limit=3&offset=2')
    const home = await demo.structure('riwaq', 'home?lang=en')
    const block = home.node.substructure.find(({ name }) => name === 'albums')
    expect(status).toBe(200)
    expect(list[0]?.name).toBe('albums')
    expect(list[0]?.data.entries.length).toBeGreaterThan(0)
    expect(block?.data.entries.map(({ id }) => id)).toEqual(
      expect.arrayContaining(list[0]?.data.entries.map(({ id }) => id) ?? ['none']),
    )
    expect((await fragment('home/fragment/no-such-block?lang=en')).status).toBe(404)
  })
  it('has its data in the first element of a list [CALL-STRUCT-08]', async () => {
    const { list } = await fragment('home/fragment/get-articles?lang=en&offset=0&limit=10')
    expect(Array.isArray(list)).toBe(true)
    expect(list).toHaveLength(1)
    expect(list[0]?.data.entries).toHaveLength(10)
  })
  it('pages articles of a category by offset and limit [CALL-STRUCT-07]', async () => {
    const page = async (offset: number) =>
      (await fragment(`read/fragment/get-articles?lang=en&offset=${offset}&limit=2&id=culture`)).list[0]?.data
        .entries ?? []
    const [first, next] = [await page(0), await page(2)]
    expect(first).toHaveLength(2)
    expect(next.length).toBeGreaterThan(0)
    expect(next.some(({ id }) => first.some((card) => card.id === id))).toBe(false)
    for (const card of [...first, ...next]) expect(addressOf(card)).toMatch(/^\/articles\/culture\//)
    // The default page size is ten.
    const [plain] = (await fragment('read/fragment/get-articles?lang=en')).list
    expect(plain?.data.entries).toHaveLength(10)
  })
  it.each(['all', 'read'])(
    'continues as a fragment where the page of the section %s stopped [CALL-STRUCT-07]',
    async (id) => {
      const { node } = await demo.structure('riwaq', `articles-category?lang=en&id=${id}`)
      const shown = allCards(node).map((card) => card.id)
      const from = async (offset: number) => {
        const { list } = await fragment(
          `articles-category/fragment/get-articles?lang=en&offset=${offset}&limit=10&id=${id}`,
        )
        return list[0]?.data
      }
      const first = await from(0)
      expect(first?.entries.map((card) => card.id)).toEqual(shown.slice(0, 10))
      expect(first?.more).toBe(shown[9])
      const on = await from(shown.length)
      expect(on?.entries.length).toBeGreaterThan(0)
      expect(on?.entries.some((card) => shown.includes(card.id))).toBe(false)
    },
  )
  it('returns one article and one challenge by id [CALL-STRUCT-05]', async () => {
    const [article] = await demo.idsOf('riwaq', 'article')
    const [challenge] = await demo.idsOf('riwaq', 'challenge')
    const read = await fragment(`read/fragment/get-article-details?lang=en&id=${article?.id}`)
    const dare = await fragment(`cups/fragment/get-challenge-by-id?lang=en&id=${challenge?.id}`)
    expect(read.list[0]?.substructure[0]?.data.entries[0]?.id).toBe(article?.id)
    expect(dare.list[0]?.substructure[0]?.data.entries[0]?.id).toBe(challenge?.id)
    expect((await fragment('read/fragment/get-article-details?lang=en&id=atc_none')).status).toBe(404)
  })
})
