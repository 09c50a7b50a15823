import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '../../src/contract/calls.ts'
import { kinds } from '../../src/contract/kinds.ts'
import { likeTypes, type LikeType } from '../../src/contract/like-types.ts'
import { mostLikes } from '../../server/modules/likes/likes.repository.ts'
import { indexItems } from '../../server/modules/search/search-index.ts'
import { openBackend, type Backend } from '../support/backend.ts'
import { addAccount, addItem } from '../support/rows.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
  for (const tenant of ['riwaq', 'nour']) {
    await addAccount(backend.store, tenant, 'lina')
    await addAccount(backend.store, tenant, 'omar')
    await addAccount(backend.store, tenant, 'collector')
    await addAccount(backend.store, tenant, 'keeper')
    for (const id of ['pll_a', 'pll_b', 'pll_c'])
      await addItem(backend.store, tenant, id, { kind: 'playlist', grading: id === 'pll_c' ? 40 : 0 })
  }
})
afterAll(() => backend.close())

const idsOf = async (type: string, user: string, tenant = 'riwaq') => {
  const { status, body } = await backend.send('GET', `/like/${type}?lang=en`, { user, tenant })
  expect(status).toBe(200)
  return (body as { ids: string[] }).ids
}

describe('likes', () => {
  it('are neither added nor removed by a guest [ROLE-28]', async () => {
    await addItem(backend.store, 'riwaq', 'alb_guest')
    const rows = () =>
      backend.store.within('riwaq', ({ db }) => db.selectFrom('likes').select('item').execute())
    await backend.send('POST', '/like/albums/alb_guest', { user: 'omar' })
    const before = await rows()
    for (const method of ['POST', 'DELETE'])
      expect((await backend.send(method, '/like/albums/alb_guest')).status, method).toBe(401)
    expect(await rows()).toEqual(before)
    await backend.send('DELETE', '/like/albums/alb_guest', { user: 'omar' })
  })

  it('stores a like and lists it among the likes of its type [CALL-LIKE-03]', async () => {
    await addItem(backend.store, 'riwaq', 'alb_liked')
    const { status, body } = await backend.send('POST', '/like/albums/alb_liked', { user: 'lina' })
    expect([status, body]).toEqual([200, { liked: true }])
    expect(await idsOf('albums', 'lina')).toEqual(['alb_liked'])
    expect(await idsOf('tracks', 'lina')).toEqual([])
  })

  it('removes a like, and once more without an error [CALL-LIKE-04]', async () => {
    await addItem(backend.store, 'riwaq', 'alb_gone')
    await backend.send('POST', '/like/albums/alb_gone', { user: 'lina' })
    for (let time = 0; time < 2; time++) {
      const { status, body } = await backend.send('DELETE', '/like/albums/alb_gone', { user: 'lina' })
      expect([status, body]).toEqual([200, { liked: false }])
    }
    expect(await idsOf('albums', 'lina')).not.toContain('alb_gone')
  })

  it('lists the liked playlists, newest first, with their cards [CALL-LIKE-01]', async () => {
    for (const id of ['pll_a', 'pll_b']) {
      backend.clock.pass(1000)
      await backend.send('POST', `/like/playlists/${id}`, { user: 'lina' })
    }
    const { body } = await backend.send('GET', '/like/playlists?lang=en', { user: 'lina' })
    expect(body).toMatchObject({
      ids: ['pll_b', 'pll_a'],
      total: 2,
      entries: [
        { id: 'pll_b', kind: 'playlist', title: 'Title of pll_b' },
        { id: 'pll_a', kind: 'playlist' },
      ],
    })
  })

  it('separate playlists from every other kind, each listed by one call [AMBIG-058]', async () => {
    const answering = (path: string) =>
      calls.filter((call) => call.method === 'GET' && call.path === path).map(({ name }) => name)
    expect(answering('/like/playlists')).toEqual(['getLikedPlaylists'])
    expect(answering('/like/{type}')).toEqual(['getLikes'])
    const { body } = await backend.send('GET', '/like/playlists?lang=en', { user: 'lina' })
    const { entries } = body as { entries: { kind: string }[] }
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['playlist']))
    for (const type of likeTypes.filter((type) => type !== 'playlists'))
      for (const id of await idsOf(type, 'lina')) expect(id).not.toMatch(/^pll_/)
  })

  it('pages the cards but always returns all ids [CALL-LIKE-02]', async () => {
    const ids = Array.from({ length: 7 }, (_, at) => `gam_${at}`)
    for (const id of ids) {
      await addItem(backend.store, 'riwaq', id, { kind: 'game' })
      backend.clock.pass(1000)
      await backend.send('POST', `/like/games/${id}`, { user: 'omar' })
    }
    const { body } = await backend.send('GET', '/like/games?lang=de&offset=2&limit=3', { user: 'omar' })
    const { ids: all, entries, total } = body as { ids: string[]; entries: { id: string }[]; total: number }
    expect(all).toEqual(ids.toReversed())
    expect(total).toBe(7)
    expect(entries.map((card) => card.id)).toEqual(['gam_4', 'gam_3', 'gam_2'])
  })

  it('sorts all favourites by title or artist and filters them by their words, in every language', async () => {
    const songs = [
      ['trk_s1', { title: { en: 'Zebra', ar: 'أمل' } }, 'Omar'],
      ['trk_s2', { title: { en: 'apple Garden' } }, 'Ziad'],
      ['trk_s3', { title: { en: 'Épice' } }, 'Amal'],
    ] as const
    for (const [id, texts, name] of songs) {
      const by = { id: 'art_x', slug: 'x', name }
      await addItem(backend.store, 'riwaq', id, {
        kind: 'track',
        texts: JSON.stringify(texts),
        data: JSON.stringify({ by }),
      })
      backend.clock.pass(1000)
      await backend.send('POST', `/like/tracks/${id}`, { user: 'omar' })
    }
    const found = async (query: string) => {
      const { status, body } = await backend.send('GET', `/like/tracks?lang=${query}`, { user: 'omar' })
      const { ids, total, entries } = body as { ids: string[]; total: number; entries: { id: string }[] }
      expect([status, total, entries.map(({ id }) => id)]).toEqual([200, ids.length, ids])
      return ids
    }
    expect(await found('en')).toEqual(['trk_s3', 'trk_s2', 'trk_s1'])
    expect(await found('en&sort=title')).toEqual(['trk_s2', 'trk_s3', 'trk_s1'])
    expect(await found('en&sort=artist')).toEqual(['trk_s3', 'trk_s1', 'trk_s2'])
    const filter = async () => {
      expect(await found('en&q=gar')).toEqual(['trk_s2'])
      expect(await found('en&q=epi')).toEqual(['trk_s3'])
      expect(await found('en&q=ziad%20app')).toEqual(['trk_s2'])
      expect(await found('en&q=nowhere')).toEqual([])
      expect(await found('ar&q=%D8%A7%D9%85%D9%84')).toEqual(['trk_s1'])
      // Not the title that this reader sees.
      expect(await found('en&q=%D8%A7%D9%85%D9%84')).toEqual([])
      expect(await found("en&q='%20%26%20!%20gar")).toEqual(['trk_s2'])
    }
    await filter()
    // With the index of the search, which knows more words of an item than its title and artist.
    await backend.store.within('riwaq', indexItems)
    await filter()
    const refused = await backend.send('GET', '/like/tracks?lang=en&sort=size', { user: 'omar' })
    expect(refused.status).toBe(400)
  })

  it('separates the likes of two tenants and of two users [CALL-LIKE-02]', async () => {
    await backend.send('POST', '/like/playlists/pll_a', { user: 'omar', tenant: 'nour' })
    expect(await idsOf('playlists', 'omar', 'nour')).toEqual(['pll_a'])
    expect(await idsOf('playlists', 'omar', 'riwaq')).toEqual([])
    expect(await idsOf('playlists', 'lina', 'nour')).toEqual([])
    await backend.send('DELETE', '/like/playlists/pll_a', { user: 'lina', tenant: 'nour' })
    expect(await idsOf('playlists', 'omar', 'nour')).toEqual(['pll_a'])
  })

  it('shows a child no card above the age ceiling, and the address may only lower it', async () => {
    await addAccount(backend.store, 'riwaq', 'maya', {
      parental: JSON.stringify({ isActive: true, maxRating: 10, maxAgeGroup: null }),
    })
    const answers = ['pll_a', 'pll_c', 'pll_nowhere'].map(async (id) => {
      const { status, body } = await backend.send('POST', `/like/playlists/${id}`, { user: 'maya' })
      return [status, (body as { error?: string }).error]
    })
    // What is above the ceiling is as little there as what never was.
    expect(await Promise.all(answers)).toEqual([
      [200, undefined],
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ])
    // One that was given before there was a ceiling.
    await backend.store.within('riwaq', ({ db }) =>
      db
        .insertInto('likes')
        .values({ tenant: 'riwaq', account: 'maya', type: 'playlists', item: 'pll_c', created: new Date() })
        .execute(),
    )
    for (const query of ['', '&maxRating=60']) {
      const { body } = await backend.send('GET', `/like/playlists?lang=en${query}`, { user: 'maya' })
      expect((body as { entries: { id: string }[] }).entries.map((card) => card.id)).toEqual(['pll_a'])
    }
    const back = await backend.send('DELETE', '/like/playlists/pll_c', { user: 'maya' })
    expect([back.status, back.body]).toEqual([200, { liked: false }])
    expect(await idsOf('playlists', 'maya')).toEqual(['pll_a'])
  })

  it('refuses an unknown item, another type, or another tenant’s item', async () => {
    await addItem(backend.store, 'nour', 'alb_foreign')
    for (const path of ['/like/albums/alb_nowhere', '/like/tracks/pll_a', '/like/albums/alb_foreign']) {
      const { status, body } = await backend.send('POST', path, { user: 'lina' })
      expect([path, status, (body as { error: string }).error]).toEqual([path, 404, 'NOT_FOUND'])
    }
  })

  it(`refuses more than ${mostLikes} likes of a type instead of losing the oldest`, async () => {
    await backend.store.within('riwaq', async ({ db }) => {
      for (let from = 0; from < mostLikes; from += 2000)
        await db
          .insertInto('likes')
          .values(
            Array.from({ length: 2000 }, (_, at) => ({
              tenant: 'riwaq',
              account: 'collector',
              type: 'playlists',
              item: `pll_${from + at}`,
              created: new Date(from + at),
            })),
          )
          .execute()
    })
    const { status, body } = await backend.send('POST', '/like/playlists/pll_a', { user: 'collector' })
    expect([status, (body as { error: string }).error]).toEqual([409, 'LIKES_FULL'])
    expect(await idsOf('playlists', 'collector')).not.toContain('pll_a')
    // A like that exists does not count against the limit.
    await addItem(backend.store, 'riwaq', 'pll_7', { kind: 'playlist' })
    const again = await backend.send('POST', '/like/playlists/pll_7', { user: 'collector' })
    expect([again.status, again.body]).toEqual([200, { liked: true }])
  })

  it('gives the last slot to one of two simultaneous likes', async () => {
    await backend.send('DELETE', '/like/playlists/pll_9', { user: 'collector' })
    const both = await Promise.all(
      ['pll_a', 'pll_b'].map((id) => backend.send('POST', `/like/playlists/${id}`, { user: 'collector' })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await idsOf('playlists', 'collector')).toHaveLength(mostLikes)
  })
})

/** ENTITY-LIKES-01 to 14: one list of ids for each type, in the order of the specification. */
const lists: readonly (readonly [string, LikeType])[] = [
  ['ENTITY-LIKES-01', 'tracks'],
  ['ENTITY-LIKES-02', 'playlists'],
  ['ENTITY-LIKES-03', 'albums'],
  ['ENTITY-LIKES-04', 'artists'],
  ['ENTITY-LIKES-05', 'games'],
  ['ENTITY-LIKES-06', 'onlineGames'],
  ['ENTITY-LIKES-07', 'cloudGames'],
  ['ENTITY-LIKES-08', 'videos'],
  ['ENTITY-LIKES-09', 'videoCollections'],
  ['ENTITY-LIKES-10', 'podcasts'],
  ['ENTITY-LIKES-11', 'podcastCollections'],
  ['ENTITY-LIKES-12', 'audiobooks'],
  ['ENTITY-LIKES-13', 'audiobookChapters'],
  ['ENTITY-LIKES-14', 'products'],
]

describe('each type of like', () => {
  it('has a list, and no list lacks a type', () => {
    expect(lists.map(([, type]) => type).toSorted()).toEqual([...likeTypes].toSorted())
  })

  it.each(lists)('[%s] keeps a list of ids for %s', async (_, type) => {
    const [kind, row] = Object.entries(kinds).find(([, one]) => one.like === type) ?? []
    const id = `${row?.prefix}_list`
    await addItem(backend.store, 'riwaq', id, { kind: String(kind) })
    const { status } = await backend.send('POST', `/like/${type}/${id}`, { user: 'keeper' })
    expect(status).toBe(200)
    expect(await idsOf(type, 'keeper')).toEqual([id])
  })
})
