/** Albums, artists, playlists and tracks from the seeded backend; whose they are and who may see them. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Album, Artist, Playlist, Track } from '../../src/contract/content.ts'
import type { Parts } from '../../src/contract/podcasts.ts'
import type { Lyrics } from '../../src/contract/lyrics.ts'
import { type Demo, openDemo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

const open = async <T>(tenant: string, path: string, user?: string) => {
  const { status, body } = await demo.send('GET', path, { tenant, ...(user ? { user } : {}) })
  return { status, body: body as T }
}
const firstOf = async (tenant: string, kind: 'album' | 'artist' | 'playlist' | 'track') => {
  const [first] = await demo.idsOf(tenant, kind)
  return first?.id ?? ''
}

describe('an album', () => {
  it('has its tracks in order and more albums by the same artist', async () => {
    const { body } = await open<Album>('riwaq', `/content/albums/${await firstOf('riwaq', 'album')}?lang=en`)
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
        async (lang) => (await open<Album>('riwaq', `/content/albums/${id}?lang=${lang}`)).body,
      ),
    )
    expect([ar?.title, ar?.lang]).toEqual(['Desert Light', 'en'])
    expect(ar?.description.lang).toBe('ar')
    expect(ar?.description.text).not.toBe(en?.description.text)
  })
})

it('an artist has songs, releases newest first, and other artists of the genre', async () => {
  const { body } = await open<Artist>('riwaq', `/content/artists/${await firstOf('riwaq', 'artist')}?lang=fr`)
  const released = body.releases.map((album) => album.released ?? '')
  expect(body.tracks.length).toBeGreaterThan(5)
  expect(released).toEqual(released.toSorted().toReversed())
  expect(body.similar.map(({ id }) => id)).not.toContain(body.id)
  expect(body.biography.lang).toBe('fr')
})

it('an artist has a song count, and the songs after the first ten load in the same order, each once', async () => {
  const acts = await demo.idsOf('riwaq', 'artist')
  const pages = await Promise.all(
    acts.map(async ({ id }) => (await open<Artist>('riwaq', `/content/artists/${id}?lang=en`)).body),
  )
  const [act] = pages.filter(({ count = 0 }) => count > 15)
  const { id = '', tracks = [], count } = act ?? {}
  const found = tracks.map((track) => track.id)
  const from = async (offset: number) =>
    (await open<Parts>('riwaq', `/content/songs/${id}?lang=en&offset=${offset}&limit=4`)).body
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
      .map(async ({ id }) => (await open<Artist>('riwaq', `/content/artists/${id}?lang=en`)).body),
  )
  for (const { id, releases, appearsOn = [], clips = [], playlists = [] } of pages) {
    expect(releases.some(({ release }) => release === 'single')).toBe(true)
    for (const record of releases) expect(record.by?.id).toBe(id)
    for (const record of appearsOn) {
      expect(record.by?.id).not.toBe(id)
      const { body } = await open<Album>('riwaq', `/content/albums/${record.id}?lang=en`)
      expect(body.tracks.some(({ guests }) => guests.some((guest) => guest.id === id))).toBe(true)
    }
    for (const clip of clips) expect([clip.kind, clip.by?.id]).toEqual(['musicVideo', id])
    const [list] = playlists
    if (!list) continue
    const { body } = await open<Playlist>('riwaq', `/content/playlists/${list.id}?lang=en`)
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
  const { body } = await open<Playlist>(
    'riwaq',
    `/content/playlists/${await firstOf('riwaq', 'playlist')}?lang=ro`,
  )
  expect(body.tracks).toHaveLength(body.count ?? -1)
  expect(body.lang).toBe('ro')
})

it('a track has an id, a title, a type, and its album, by itself and in every list [ENTITY-TRACK-01] [ENTITY-TRACK-02] [ENTITY-TRACK-03] [ENTITY-TRACK-04]', async () => {
  const album = (await open<Album>('riwaq', `/content/albums/${await firstOf('riwaq', 'album')}?lang=en`))
    .body
  const list = (
    await open<Playlist>('riwaq', `/content/playlists/${await firstOf('riwaq', 'playlist')}?lang=en`)
  ).body
  const [first] = album.tracks
  const alone = (await open<Track>('riwaq', `/content/tracks/${first?.id ?? ''}?lang=en`)).body
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

describe('the lyrics of a song', () => {
  const sung = async (tenant: string, lang: string) => {
    const found = await demo.store.within(tenant, ({ db }) =>
      db
        .selectFrom('item')
        .select('id')
        .where('kind', '=', 'track')
        .where('lang', '=', lang)
        .where(sql<boolean>`data ? 'lyrics'`)
        .orderBy('id')
        .executeTakeFirstOrThrow(),
    )
    return found.id
  }
  const words = (id: string, tenant = 'riwaq', query = '') =>
    open<Lyrics>(tenant, `/content/lyrics/${id}${query}`)

  it('are sent to a guest line by line with times, in the song’s own language', async () => {
    const { status, body } = await words(await sung('riwaq', 'ar'))
    expect([status, body.lang]).toEqual([200, 'ar'])
    expect(body.lines.length).toBeGreaterThanOrEqual(8)
    expect(body.lines.map(({ at }) => at)).toEqual(body.lines.map(({ at }) => at).toSorted((a, b) => a - b))
    for (const { text } of body.lines) expect(text).toMatch(/\p{Script=Arabic}/u)
    expect(body.lines[0]?.opens).toBe(true)
  })
  it('are empty where there are none, and not found where the song is not', async () => {
    const sungIds = new Set([await sung('riwaq', 'en'), await sung('riwaq', 'ar')])
    const silent = (await demo.idsOf('riwaq', 'track')).at(-1)?.id ?? ''
    expect(sungIds.has(silent)).toBe(false)
    expect((await words(silent)).body.lines).toEqual([])
    expect((await words(await sung('nour', 'ar'))).status).toBe(404)
  })
  it('are not in lists, and follow the age ceiling of the song', async () => {
    const id = await sung('riwaq', 'en')
    expect((await open<Track>('riwaq', `/content/tracks/${id}?lang=en`)).body).not.toHaveProperty('lyrics')
    const adult = (await demo.idsOf('riwaq', 'track')).find(({ grading }) => grading === 30)?.id ?? ''
    expect((await words(adult)).status).toBe(200)
    expect((await words(adult, 'riwaq', '?maxRating=20')).status).toBe(404)
  })
})

describe('an item requested by id', () => {
  it.each(['album', 'artist', 'playlist', 'track'] as const)(
    '%s of another tenant is not found',
    async (kind) => {
      const id = await firstOf('nour', kind)
      expect((await open('nour', `/content/${kind}s/${id}?lang=en`)).status).toBe(200)
      expect((await open('riwaq', `/content/${kind}s/${id}?lang=en`)).status).toBe(404)
    },
  )
  it('is not found under the name of another kind', async () => {
    expect((await open('riwaq', `/content/albums/${await firstOf('riwaq', 'track')}?lang=en`)).status).toBe(
      404,
    )
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
    const { body: track } = await open<Track>('riwaq', `/content/tracks/${id}?lang=en`)
    expect(track.id).toBe(id)
    expect((await open('riwaq', `/content/tracks/${id}?lang=en&maxRating=20`)).status).toBe(404)
    const { body } = await open<Album>('riwaq', `/content/albums/${track.album.id}?lang=en&maxRating=20`)
    expect(body.tracks.map((track) => track.id)).not.toContain(id)
  })
  it('of a child’s account applies whatever the address says [PARENTAL-10]', async () => {
    const [id, user] = [await explicit(), await child()]
    expect((await open('riwaq', `/content/tracks/${id}?lang=en`, user)).status).toBe(404)
    expect((await open('riwaq', `/content/tracks/${id}?lang=en&maxRating=60`, user)).status).toBe(404)
  })
  it('defaults to the tenant’s [PARENTAL-05] [PARENTAL-11]', async () => {
    const adult = (await demo.idsOf('nour', 'track')).find(({ grading }) => grading === 40)?.id ?? ''
    const grown = (await demo.idsOf('nour', 'track')).find(({ grading }) => grading === 30)?.id ?? ''
    expect((await open('nour', `/content/tracks/${adult}?lang=en`)).status).toBe(404)
    expect((await open('nour', `/content/tracks/${grown}?lang=en`)).status).toBe(200)
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
      return (await open('riwaq', `/content/tracks/${adult}?lang=en`)).status
    }
    expect([await graded(60), await graded(61), await graded(40)]).toEqual([200, 404, 200])
  })
})

it('the artwork of a category is found by categoryId', async () => {
  const jazz = await open<{ categoryId: string; picture: { url: string } }>(
    'riwaq',
    '/content/category/artwork?categoryId=jazz',
  )
  const food = await open<{ picture: { url: string } }>('riwaq', '/content/category/artwork?categoryId=food')
  expect(jazz.body.categoryId).toBe('jazz')
  expect(jazz.body.picture.url).toMatch(/^\/img\/alb_/)
  expect(food.body.picture.url).not.toBe(jazz.body.picture.url)
  expect((await open('riwaq', '/content/category/artwork?categoryId=nothing')).status).toBe(404)
  expect((await open('riwaq', '/content/category/artwork')).status).toBe(400)
})

it('a prefetch returns the data of the path’s screen, and its route and language', async () => {
  const id = await firstOf('riwaq', 'album')
  const { body } = await open<{ route: string; queries: { key: unknown[]; data: { id?: string } }[] }>(
    'riwaq',
    `/prefetch?lang=de&path=${encodeURIComponent(`/de/music/albums/a/b/c/${id}?x=1`)}`,
  )
  expect(body.route).toBe('music-album-2___de')
  expect(body.queries[0]?.key).toEqual(['public', 'riwaq', 'de', 60, 'album', id])
  expect(body.queries[0]?.data.id).toBe(id)
  const routeAt = async (path: string, lang: string) =>
    (await open<{ route: string }>('riwaq', `/prefetch?lang=${lang}&path=${path}`)).body.route
  expect(await routeAt('/music/list', 'en')).toBe('music-list___en___default')
  expect(await routeAt('/en/music/list', 'en')).toBe('music-list___en')
  expect(await routeAt('/music/list', 'ar')).toBe('music-list___ar')
  expect(await routeAt('/', 'fr')).toBe('home___fr')
  expect((await open('riwaq', '/prefetch?lang=de&path=/a/b/c/d/e/f/g/h')).status).toBe(404)
})

describe('a queue shared in a link', () => {
  const idOf = async (kind: 'track' | 'episode' | 'chapter', at = 0) =>
    (await demo.idsOf('riwaq', kind))[at]?.id ?? ''
  const carried = (ids: string[]) =>
    open<{ entries: Track[] }>('riwaq', `/content/tracks?lang=en&ids=${ids.join('.')}`)

  it('has its items in the order of the link, songs beside episodes and chapters', async () => {
    const ids = [await idOf('episode'), await idOf('track', 3), await idOf('chapter'), await idOf('track')]
    const { body } = await carried([...ids, 'trk_unknown', ids[1] ?? ''])
    expect(body.entries.map(({ id }) => id)).toEqual([...ids, ids[1]])
    const [episode, song, chapter] = body.entries
    expect([episode?.kind, song?.kind, chapter?.kind]).toEqual(['episode', 'track', 'chapter'])
    for (const { album, duration } of body.entries)
      expect([album.title !== '', duration > 0]).toEqual([true, true])
    const alone = await open<Track>('riwaq', `/content/tracks/${ids[1]}?lang=en`)
    expect(song).toEqual(alone.body)
  })
  it('may be a hundred songs of a list that plays', async () => {
    const ids = Array.from({ length: 100 }, (_, at) => `trk_unknown${at}`)
    const known = await idOf('track')
    const { status, body } = await carried(ids.with(57, known))
    expect([status, body.entries.map(({ id }) => id)]).toEqual([200, [known]])
  })
  it('leaves out items above the age ceiling', async () => {
    const tracks = await demo.idsOf('riwaq', 'track')
    const all = await carried(tracks.slice(0, 30).map(({ id }) => id))
    const isGrown = ({ grading }: Track) => grading > 20
    expect(all.body.entries.filter(isGrown).length).toBeGreaterThan(0)
    const ids = all.body.entries.map(({ id }) => id).join('.')
    const child = await open<{ entries: Track[] }>('riwaq', `/content/tracks?lang=en&maxRating=20&ids=${ids}`)
    expect(child.body.entries.map(({ id }) => id)).toEqual(
      all.body.entries.filter((track) => !isGrown(track)).map(({ id }) => id),
    )
  })
  it('refuses malformed and too many ids', async () => {
    for (const ids of [
      '',
      '.',
      'a..b',
      'a,b',
      `${'x'.repeat(65)}`,
      Array.from({ length: 101 }, () => 'a').join('.'),
    ])
      expect([
        ids,
        (await open('riwaq', `/content/tracks?lang=en&ids=${encodeURIComponent(ids)}`)).status,
      ]).toEqual([ids, 400])
  })
})
