/** Games and tournaments: their page nodes, their addresses and related items. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Game } from '../../src/contract/games.ts'
import { Tournament } from '../../src/contract/tournaments.ts'
import { parse } from 'valibot'
import { addressOf } from '../../src/domain/addresses/addresses.ts'
import { phaseOf } from '../../src/domain/phase.ts'
import { artworksByUse } from '../../src/domain/game-artworks.ts'
import { priceModelOf } from '../../src/domain/game-price.ts'
import { type Demo, openDemo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
}, 180_000)
afterAll(() => demo.close())

const first = async (kind: 'game' | 'onlineGame' | 'cloudGame') => (await demo.idsOf('riwaq', kind))[0]
const call = (key: string, query = 'lang=en', tenant = 'riwaq') =>
  demo.send('GET', `/content/games/${encodeURIComponent(key)}?${query}`, { tenant })
const open = async (kind: 'game' | 'onlineGame' | 'cloudGame') => {
  const { status, body } = await call((await first(kind))?.id ?? '')
  expect(status).toBe(200)
  return parse(Game, body)
}
const artworks = (game: Game, artworkClass: string) =>
  game.additionalArtworks.filter((artwork) => artwork.artworkClass === artworkClass)

describe('a game', () => {
  it.each<[id: string, field: string, read: (game: Game) => unknown, kind?: 'game' | 'cloudGame']>([
    ['ENTITY-GAME-01', 'id', ({ id }) => /^ogm_[a-z2-7]{12}$/.test(id)],
    ['ENTITY-GAME-02', 'title', ({ title }) => title === 'Arches'],
    ['ENTITY-GAME-04', 'contentType', ({ contentType }) => contentType === 'ONLINE_GAME'],
    [
      'ENTITY-GAME-05',
      'prices[].businessModel',
      ({ prices }) => prices[0]?.businessModel === 'DOWNLOAD_TO_OWN_FREEMIUM',
    ],
    ['ENTITY-GAME-07', 'pictures of its play', (game) => artworks(game, 'SCREENSHOT').length === 5],
    ['ENTITY-GAME-08', 'a banner', (game) => artworks(game, 'BANNER').length === 1],
    ['ENTITY-GAME-09', 'a video of its play', (game) => artworks(game, 'VIDEO_GAMEPLAY').length === 1],
    ['ENTITY-GAME-10', 'a trailer', (game) => artworks(game, 'VIDEO_TRAILER').length === 1],
    [
      'ENTITY-GAME-11',
      'groups of artworks',
      (game) =>
        game.additionalArtworks.every(({ group }) => Number.isInteger(group)) &&
        artworks(game, 'SCREENSHOT')[0]?.group === artworks(game, 'VIDEO_GAMEPLAY')[0]?.group &&
        artworks(game, 'SCREENSHOT')[0]?.group !== artworks(game, 'BANNER')[0]?.group,
    ],
    ['ENTITY-GAME-14', 'developerName', ({ developerName }) => developerName === 'Fold Works'],
    ['ENTITY-GAME-15', 'licensorName', ({ licensorName }) => licensorName === 'Fold Works'],
  ])('has [%s] %s', async (_, __, read, kind) => {
    expect(read(await open(kind ?? 'onlineGame'))).toBe(true)
  })
  it.each<[field: string, read: (game: Game) => unknown, kind?: 'game']>([
    ['name', ({ name }) => name === 'arches'],
    ['customProperties.useGameFrame', (game) => game.customProperties.useGameFrame],
    ['heights of artworks', (game) => artworks(game, 'BANNER')[0]?.height === 900],
    ['widths of artworks', (game) => artworks(game, 'BANNER')[0]?.width === 1600],
    ['isWalletItem', ({ isWalletItem }) => isWalletItem, 'game'],
    ['providerId', ({ providerId }) => providerId === 'prv-arches'],
  ])('answers %s as well', async (_, read, kind) => {
    expect(read(await open(kind ?? 'onlineGame'))).toBe(true)
  })
  it('with parts names its first part, any other game has none', async () => {
    const story = await call('the-cartographer')
    expect(story.body).toMatchObject({ firstEpisodeContentType: 'GAME_EPISODE' })
    expect((await open('onlineGame')).firstEpisodeContentType).toBeNull()
  })
  it('opens by its slug where an address has no id [AMBIG-013]', async () => {
    const game = await open('onlineGame')
    const { status, body } = await call(game.slug)
    expect([status, body]).toMatchObject([200, { id: game.id }])
    const lines = await call('kite-wire')
    expect(lines.body).toMatchObject({ title: 'Kite & Wire' })
  })
  it('is free, in a plan or costs a price, each by its kind', async () => {
    const models = []
    for (const kind of ['onlineGame', 'cloudGame', 'game'] as const)
      models.push(priceModelOf(await open(kind)).kind)
    expect(models).toEqual(['free', 'plan', 'once'])
  })
  it('lists others of its publisher and its genre, none twice and never itself', async () => {
    const game = await open('game')
    const shown = [...game.byPublisher, ...game.more].map(({ id }) => id)
    expect(shown).toHaveLength(new Set(shown).size)
    for (const [otherId, field] of [
      [game.byPublisher, 'publisher'],
      [game.more, 'genre'],
    ] as const) {
      expect(otherId.length, field).toBeGreaterThan(0)
      expect(otherId.map(({ id }) => id)).not.toContain(game.id)
      for (const { id } of otherId) {
        const other = parse(Game, (await call(id)).body)
        expect(field === 'genre' ? other.genre : other.publisher).toEqual(game[field])
      }
    }
  })
  it('is in the reader’s language, and names the language of its title', async () => {
    const id = (await first('game'))?.id ?? ''
    const { body } = await call(id, 'lang=ar')
    expect(body).toMatchObject({ lang: 'en', genre: { title: 'أركيد' }, description: { lang: 'ar' } })
  })
  it('is not found above the age ceiling, at another tenant, for another kind or an unknown name', async () => {
    const grown = (await call('the-cartographer')).body as Game
    expect((await call(grown.id, 'lang=en&maxRating=10')).status).toBe(404)
    expect((await call(grown.id, 'lang=en', 'klang')).status).toBe(404)
    const [album] = await demo.idsOf('riwaq', 'album')
    for (const key of [album?.id ?? '', 'nothing-of-the-kind', 'x'.repeat(200), '<b>', '%'])
      expect((await call(key)).status, key).toBe(404)
    expect((await call('x'.repeat(201))).status).toBe(400)
  })
  it('has only artworks of its own', async () => {
    const game = await open('game')
    for (const { url } of game.additionalArtworks)
      expect(url).toMatch(new RegExp(`^/(?:img|media)/${game.id}--`))
    const { banner, videos, screenshots } = artworksByUse(game.additionalArtworks)
    expect([banner?.artworkClass, videos[0]?.video.artworkClass, screenshots.length]).toEqual([
      'BANNER',
      'VIDEO_TRAILER',
      5,
    ])
  })
})

describe('a tournament', () => {
  const tournaments = async (kind: 'tournament' | 'challenge' = 'tournament', lang = 'en') => {
    const rows = await demo.idsOf('riwaq', kind)
    return Promise.all(
      rows.map(async ({ id }) => {
        const { body } = await demo.send('GET', `/content/tournaments/${id}?lang=${lang}`)
        return parse(Tournament, body)
      }),
    )
  }
  it('has its dates; one runs, some are upcoming, one is over', async () => {
    const phases = (await tournaments()).map((tournament) => phaseOf(tournament, demo.clock.now().getTime()))
    expect(phases).toEqual(['present', 'future', 'future', 'past'])
  })
  it('has rules in the reader’s language, prizes in falling order, and the game that is played', async () => {
    for (const kind of ['tournament', 'challenge'] as const)
      for (const { rules, prizes, game } of await tournaments(kind, 'ar')) {
        expect(rules.length).toBeGreaterThan(1)
        expect(rules.every(({ lang }) => lang === 'ar')).toBe(true)
        const amounts = prizes.map(({ amount }) => amount)
        expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
        expect(amounts.length).toBeGreaterThan(0)
        expect(['game', 'onlineGame', 'cloudGame']).toContain(game?.kind)
      }
  })
  it('links to its news and videos below its own address, and the news back to it', async () => {
    const [tournament] = await tournaments()
    const [story] = tournament?.news ?? []
    const [video] = tournament?.videos ?? []
    if (!tournament || !story || !video) throw new Error('nothing is told of the tournament')
    expect(addressOf(story)).toBe(`/tournaments/news/details/${story.id}`)
    expect(addressOf(video)).toBe(`/tournaments/videos/details/${video.id}`)
    const { node } = await demo.structure('riwaq', `tournaments-news?lang=en&id=${story.id}`)
    const otherId = node.substructure.find(({ name }) => name === 'cups')
    expect(otherId?.data.entries.map(({ id }) => id)).toEqual([tournament.id])
    expect((await demo.send('GET', `/content/videos/${video.id}?lang=en`)).status).toBe(200)
  })
  it('is not found by the id of another kind', async () => {
    const id = (await first('game'))?.id
    expect((await demo.send('GET', `/content/tournaments/${id}?lang=en`)).status).toBe(404)
  })
  it('is on the shelf that matches the clock, and moves with it', async () => {
    const phasesOn = async (shelf: string) => {
      const { node } = await demo.structure('riwaq', 'cups?lang=en')
      const cards = node.substructure.find(({ name }) => name === shelf)?.data.entries ?? []
      const ids = new Set(cards.map(({ id }) => id))
      return (await tournaments())
        .filter(({ id }) => ids.has(id))
        .map((tournament) => phaseOf(tournament, demo.clock.now().getTime()))
    }
    const shelves = () => Promise.all(['running', 'coming', 'past'].map(phasesOn))
    /** Home shows the nearest tournament with its own text and nothing that depends on the current time. */
    const onHome = async () => {
      const { node } = await demo.structure('riwaq', 'home?lang=en')
      const { title, subTitle, entries, customProperties } =
        node.substructure.find(({ name }) => name === 'cup')?.data ?? {}
      const tournament = (await tournaments()).find(({ id }) => id === entries?.[0]?.id)
      expect([title, subTitle, customProperties?.['eyebrow']]).toEqual([
        tournament?.title,
        tournament?.subTitle,
        undefined,
      ])
      return tournament && phaseOf(tournament, demo.clock.now().getTime())
    }
    const day = 24 * 3_600_000
    expect(await shelves()).toEqual([['present'], ['future', 'future'], ['past']])
    expect(await onHome()).toBe('present')
    demo.clock.pass(7 * day)
    expect(await shelves()).toEqual([['present'], ['future'], ['past', 'past']])
    expect(await onHome()).toBe('present')
    demo.clock.pass(90 * day)
    expect(await onHome()).toBe('past')
  })
})
