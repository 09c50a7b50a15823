/** Albums, artists, playlists and tracks from the seeded backend; whose they are and who may see them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Album, Artist, Playlist, Track } from '../../src/contract/content.ts'
import type { Parts } from '../../src/contract/podcasts.ts'
import { type Demo, openDemo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

const firstOf = async (tenant: string, kind: 'album' | 'artist' | 'playlist' | 'track') => {
  const [first] = await demo.idsOf(tenant, kind)
  return first?.id ?? ''
}

describe('an album', () => {
  it('has its tracks in order and more albums by the same artist', async () => {
    const { body } = await demo.read<Album>(
      'riwaq',
      `/content/albums/${await firstOf('riwaq', 'album')}?lang=en`,
    )
    expect(body.title).toBe('Desert Light')
    expect(body.tracks.map(({ number }) => number)).toEqual(body.tracks.map((_, at) => at + 1))
    for (const track of body.tracks) expect(track.album.id).toBe(body.id)
    expect(body.more.length).toBeGreaterThan(0)
    expect(body.more.map(({ id }) => id)).not.toContain(body.id)
    for (const other of body.more) expect(other.by?.id).toBe(body.by.id)
  })
  it('keeps its own title and language, while the description is in the reader’s language', async () => {
    const id = await firstOf('riwaq', 'album')
    const [en, ar] = await Promise.all(
      ['en', 'ar'].map(
        async (lang) => (await demo.read<Album>('riwaq', `/content/albums/${id}?lang=${lang}`)).body,
      ),
    )
    expect([ar?.title, ar?.lang]).toEqual(['Desert Light', 'en'])
    expect(ar?.description.lang).toBe('ar')
    expect(ar?.description.text).not.toBe(en?.description.text)
  })
})

it('an artist has songs, releases newest first, and other artists of the genre', async () => {
  const { body } = await demo.read<Artist>(
    'riwaq',
    `/content/artists/${await firstOf('riwaq', 'artist')}?lang=fr`,
  )
  const released = body.releases.map((album) => album.released ?? '')
  expect(body.tracks.length).toBeGreaterThan(5)
  expect(released).toEqual(released.toSorted().toReversed())
  expect(body.similar.map(({ id }) => id)).not.toContain(body.id)
  expect(body.biography.lang).toBe('fr')
})

it('an artist has a song count, and the songs after the first ten load in the same order, each once', async () => {
  const acts = await demo.idsOf('riwaq', 'artist')
  const pages = await Promise.all(
    acts.map(async ({ id }) => (await demo.read<Artist>('riwaq', `/content/artists/${id}?lang=en`)).body),
  )
  const [act] = pages.filter(({ count = 0 }) => count > 15)
  const { id = '', tracks = [], count } = act ?? {}
  const found = tracks.map((track) => track.id)
  const from = async (offset: number) =>
    (await demo.read<Parts>('riwaq', `/content/songs/${id}?lang=en&offset=${offset}&limit=4`)).body
  for (let page = await from(found.length); page.entries.length > 0; page = await from(found.length)) {
    expect([page.total, page.offset]).toEqual([count, found.length])
    found.push(...page.entries.map((track) => track.id))
  }
  expect([found.length, new Set(found).size]).toEqual([count, count])
  expect((await from(0)).entries.map((track) => track.id)).toEqual(found.slice(0, 4))
  for (const page of pages) expect(page.tracks.length).toBe(Math.min(10, page.count ?? 0))
})

it('an artist has singles, clips, appearances on other releases, and playlists with their songs', async () => {
  const acts = await demo.idsOf('riwaq', 'artist')
  const pages = await Promise.all(
    acts
      .slice(0, 24)
      .map(async ({ id }) => (await demo.read<Artist>('riwaq', `/content/artists/${id}?lang=en`)).body),
  )
  for (const { id, releases, appearsOn = [], clips = [], playlists = [] } of pages) {
    expect(releases.some(({ release }) => release === 'single')).toBe(true)
    for (const record of releases) expect(record.by?.id).toBe(id)
    for (const record of appearsOn) {
      expect(record.by?.id).not.toBe(id)
      const { body } = await demo.read<Album>('riwaq', `/content/albums/${record.id}?lang=en`)
      expect(body.tracks.some(({ guests }) => guests.some((guest) => guest.id === id))).toBe(true)
    }
    for (const clip of clips) expect([clip.kind, clip.by?.id]).toEqual(['musicVideo', id])
    const [list] = playlists
    if (!list) continue
    const { body } = await demo.read<Playlist>('riwaq', `/content/playlists/${list.id}?lang=en`)
    expect(body.tracks.some(({ by }) => by?.id === id)).toBe(true)
  }
  for (const shelf of ['appearsOn', 'clips', 'playlists'] as const)
    expect(
      pages.some((page) => (page[shelf] ?? []).length > 0),
      shelf,
    ).toBe(true)
  expect(pages.some(({ releases }) => releases.some(({ release }) => release === 'ep'))).toBe(true)
})

it('a playlist has as many songs as its count says', async () => {
  const { body } = await demo.read<Playlist>(
    'riwaq',
    `/content/playlists/${await firstOf('riwaq', 'playlist')}?lang=ro`,
  )
  expect(body.tracks).toHaveLength(body.count ?? -1)
  expect(body.lang).toBe('ro')
})

it('a track has an id, a title, a type, and its album, by itself and in every list [ENTITY-TRACK-01] [ENTITY-TRACK-02] [ENTITY-TRACK-03] [ENTITY-TRACK-04]', async () => {
  const album = (
    await demo.read<Album>('riwaq', `/content/albums/${await firstOf('riwaq', 'album')}?lang=en`)
  ).body
  const list = (
    await demo.read<Playlist>('riwaq', `/content/playlists/${await firstOf('riwaq', 'playlist')}?lang=en`)
  ).body
  const [first] = album.tracks
  const alone = (await demo.read<Track>('riwaq', `/content/tracks/${first?.id ?? ''}?lang=en`)).body
  expect(alone).toEqual(first)
  for (const { id, title, contentType, collectionInfo, album: albumInfo } of [
    ...album.tracks,
    ...list.tracks,
  ]) {
    expect(id).toMatch(/^trk_[a-z2-7]{12}$/)
    expect(title.trim()).not.toBe('')
    expect(contentType).toBe('FULL_TRACK_MUSIC')
    expect(collectionInfo.articleId).toBe(albumInfo.id)
  }
  expect(alone.collectionInfo.articleId).toBe(album.id)
})

describe('an item requested by id', () => {
  it.each(['album', 'artist', 'playlist', 'track'] as const)(
    '%s of another tenant is not found',
    async (kind) => {
      const id = await firstOf('nour', kind)
      expect((await demo.read('nour', `/content/${kind}s/${id}?lang=en`)).status).toBe(200)
      expect((await demo.read('riwaq', `/content/${kind}s/${id}?lang=en`)).status).toBe(404)
    },
  )
  it('is not found under the name of another kind', async () => {
    expect(
      (await demo.read('riwaq', `/content/albums/${await firstOf('riwaq', 'track')}?lang=en`)).status,
    ).toBe(404)
  })
})

describe('the age ceiling', () => {
  const explicit = async () =>
    (await demo.idsOf('riwaq', 'track')).find(({ grading }) => grading === 30)?.id ?? ''
  const child = async () =>
    demo.store.within('riwaq', async ({ db }) => {
      const found = await db
        .selectFrom('account')
        .select('id')
        .where('tenant', '=', 'riwaq')
        .where('email', '=', 'maya@riwaq.example')
        .executeTakeFirstOrThrow()
      return found.id
    })
  it('hides a song above it, as an item and on its album', async () => {
    const id = await explicit()
    const { body: track } = await demo.read<Track>('riwaq', `/content/tracks/${id}?lang=en`)
    expect(track.id).toBe(id)
    expect((await demo.read('riwaq', `/content/tracks/${id}?lang=en&maxRating=20`)).status).toBe(404)
    const { body } = await demo.read<Album>('riwaq', `/content/albums/${track.album.id}?lang=en&maxRating=20`)
    expect(body.tracks.map((track) => track.id)).not.toContain(id)
  })
  it('of a child’s account applies whatever the address says [PARENTAL-10]', async () => {
    const [id, user] = [await explicit(), await child()]
    expect((await demo.read('riwaq', `/content/tracks/${id}?lang=en`, user)).status).toBe(404)
    expect((await demo.read('riwaq', `/content/tracks/${id}?lang=en&maxRating=60`, user)).status).toBe(404)
  })
  it('defaults to the tenant’s [PARENTAL-05] [PARENTAL-11]', async () => {
    const adult = (await demo.idsOf('nour', 'track')).find(({ grading }) => grading === 40)?.id ?? ''
    const grown = (await demo.idsOf('nour', 'track')).find(({ grading }) => grading === 30)?.id ?? ''
    expect((await demo.read('nour', `/content/tracks/${adult}?lang=en`)).status).toBe(404)
    expect((await demo.read('nour', `/content/tracks/${grown}?lang=en`)).status).toBe(200)
  })
  it('is 60 where the tenant sets none, so that every grading is shown [PARENTAL-06] [PARENTAL-12]', async () => {
    const adult = (await demo.idsOf('riwaq', 'track')).find(({ grading }) => grading === 40)?.id ?? ''
    const graded = async (grading: number) => {
      await demo.store.within('riwaq', ({ db }) =>
        db
          .updateTable('item')
          .set({ grading })
          .where('tenant', '=', 'riwaq')
          .where('id', '=', adult)
          .execute(),
      )
      return (await demo.read('riwaq', `/content/tracks/${adult}?lang=en`)).status
    }
    expect([await graded(60), await graded(61), await graded(40)]).toEqual([200, 404, 200])
  })
})

it('the artwork of a category is found by categoryId', async () => {
  const jazz = await demo.read<{ categoryId: string; picture: { url: string } }>(
    'riwaq',
    '/content/category/artwork?categoryId=jazz',
  )
  const food = await demo.read<{ picture: { url: string } }>(
    'riwaq',
    '/content/category/artwork?categoryId=food',
  )
  expect(jazz.body.categoryId).toBe('jazz')
  expect(jazz.body.picture.url).toMatch(/^\/img\/alb_/)
  expect(food.body.picture.url).not.toBe(jazz.body.picture.url)
  expect((await demo.read('riwaq', '/content/category/artwork?categoryId=nothing')).status).toBe(404)
  expect((await demo.read('riwaq', '/content/category/artwork')).status).toBe(400)
})

it('a prefetch returns the data of the path’s screen, and its route and language', async () => {
  const id = await firstOf('riwaq', 'album')
  const { body } = await demo.read<{ route: string; queries: { key: unknown[]; data: { id?: string } }[] }>(
    'riwaq',
    `/prefetch?lang=de&path=${encodeURIComponent(`/de/music/albums/a/b/c/${id}?x=1`)}`,
  )
  expect(body.route).toBe('music-album-2___de')
  expect(body.queries[0]?.key).toEqual(['public', 'riwaq', 'de', 60, 'album', id])
  expect(body.queries[0]?.data.id).toBe(id)
  const routeAt = async (path: string, lang: string) =>
    (await demo.read<{ route: string }>('riwaq', `/prefetch?lang=${lang}&path=${path}`)).body.route
  expect(await routeAt('/music/list', 'en')).toBe('music-list___en___default')
  expect(await routeAt('/en/music/list', 'en')).toBe('music-list___en')
  expect(await routeAt('/music/list', 'ar')).toBe('music-list___ar')
  expect(await routeAt('/', 'fr')).toBe('home___fr')
  expect((await demo.read('riwaq', '/prefetch?lang=de&path=/a/b/c/d/e/f/g/h')).status).toBe(404)
})
