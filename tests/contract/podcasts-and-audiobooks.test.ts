/** Podcasts and audiobooks: the item with its first parts, further parts in pages of ten, resume positions. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partsAtOnce } from '../../src/contract/parts.ts'
import type { Author, Episode, Parts, CollectionDetails } from '../../src/contract/podcasts.ts'
import { type Demo, openDemo } from '../support/demo.ts'

let demo: Demo
const ids = { show: '', book: '', long: '' }
const longest = 10_000

const open = async <T>(path: string, user?: string, tenant = 'riwaq') => {
  const { status, body } = await demo.send('GET', path, { tenant, ...(user ? { user } : {}) })
  return { status, body: body as T }
}
const fetchCollection = (id: string, lang = 'en') =>
  open<CollectionDetails>(`/content/${id.startsWith('pod') ? 'podcasts' : 'audiobooks'}/${id}?lang=${lang}`)
const parts = async (id: string, query: string) =>
  (await open<Parts>(`/content/parts/${id}?lang=en&${query}`)).body
const numbers = ({ entries }: Pick<Parts, 'entries'>) => entries.map(({ number }) => number)
const from = (first: number, count: number, step: number) =>
  Array.from({ length: count }, (_, at) => first + at * step)

/** As many chapters as no demo book has, one of them for grown-ups. */
const addLongBook = (id: string) =>
  demo.store.within('riwaq', async ({ db }) => {
    await sql`insert into item select (jsonb_populate_record(book, jsonb_build_object('id', ${id}::text))).*
      from item as book where id = ${ids.book}`.execute(db)
    await sql`insert into item select (jsonb_populate_record(book, jsonb_build_object(
        'id', 'chp_long_' || number, 'kind', 'chapter', 'grading', case number when 5000 then 40 else 0 end,
        'data', jsonb_build_object('number', number, 'seconds', 60)))).*
      from item as book, generate_series(1, ${longest}::int) as number where id = ${ids.book}`.execute(db)
    await sql`insert into relation (tenant, parent, role, place, child)
      select 'riwaq', ${id}, 'chapter', number, 'chp_long_' || number
      from generate_series(1, ${longest}::int) as number`.execute(db)
  })

beforeAll(async () => {
  demo = await openDemo()
  ids.show = (await demo.idsOf('riwaq', 'podcast'))[0]?.id ?? ''
  ids.book = (await demo.idsOf('riwaq', 'audiobook'))[0]?.id ?? ''
  ids.long = 'bok_long'
  await addLongBook(ids.long)
}, 180_000)
afterAll(() => demo.close())

describe('a podcast', () => {
  it('starts with its newest ten episodes, each playable', async () => {
    const { body } = await fetchCollection(ids.show)
    expect(body.total).toBe(10)
    expect(numbers({ entries: body.parts })).toEqual(from(10, 10, -1))
    for (const episode of body.parts) {
      expect(episode).toMatchObject({ kind: 'episode', contentType: 'PODCAST_EPISODE' })
      expect([episode.album.id, episode.album.title]).toEqual([body.id, body.title])
      expect(episode.duration).toBeGreaterThan(10)
      expect(episode.album.artist.id).toBe(body.by?.id)
    }
  })
  it('has chapter markers inside each episode, in the spoken language, in order', async () => {
    const { body } = await fetchCollection(ids.show, 'de')
    for (const { marks = [], duration } of body.parts) {
      expect(marks.length).toBeGreaterThan(2)
      expect(marks[0]?.at).toBe(0)
      const lengths = marks.map(({ at }, index) => (marks[index + 1]?.at ?? duration) - at)
      for (const length of lengths) expect(length).toBeGreaterThan(5)
      for (const mark of marks) expect(Object.keys(mark).sort()).toEqual(['at', 'title'])
      expect(new Set(marks.map(({ title }) => title)).size).toBe(marks.length)
    }
    const { body: book } = await fetchCollection(ids.book)
    expect(book.parts.some((part) => part.marks)).toBe(false)
  })
  it('has its spoken language, while its description is in the reader’s language', async () => {
    const rows = await demo.store.within('riwaq', ({ db }) =>
      db.selectFrom('item').select('id').where('kind', '=', 'podcast').where('lang', '=', 'ar').execute(),
    )
    const { body } = await fetchCollection(rows[0]?.id ?? '', 'de')
    expect([body.lang, body.spokenIn, body.description.lang]).toEqual(['ar', 'ar', 'de'])
  })
  it('has an address for each of its episodes', async () => {
    const { body: show } = await fetchCollection(ids.show)
    const [first] = show.parts
    const { body } = await open<Episode>(`/content/episodes/${first?.id}?lang=en`)
    expect([body.id, body.show.id, body.show.kind]).toEqual([first?.id, show.id, 'podcast'])
    expect(body.more.map(({ id }) => id)).not.toContain(first?.id)
  })
})

describe('an audiobook', () => {
  it('starts at its beginning, with its author and narrator', async () => {
    const { body } = await fetchCollection(ids.book, 'fr')
    expect(numbers({ entries: body.parts })).toEqual(from(1, Math.min(10, body.total), 1))
    expect(body.narrator?.id).toMatch(/^aut_/)
    expect(body.genre?.title).not.toBe('')
    expect(body.works.map(({ id }) => id)).not.toContain(ids.book)
    const { body: author } = await open<Author>(`/content/authors/${body.by?.id}?lang=fr`)
    expect(author.works.map(({ id }) => id)).toContain(ids.book)
  })
  it('opens by a chapter’s address too, and marks that chapter', async () => {
    const { body } = await fetchCollection('chp_long_4321')
    expect([body.id, body.opened?.number, body.parts[0]?.number]).toEqual([ids.long, 4321, 1])
  })
})

describe('the parts', () => {
  it(`load ten at a time, however many there are: ${longest} [PLAYER-36]`, async () => {
    expect(partsAtOnce).toBe(10)
    const first = await parts(ids.long, 'order=asc')
    expect([first.total, first.offset, numbers(first)]).toEqual([longest, 0, from(1, 10, 1)])
    expect(numbers(await parts(ids.long, 'order=asc&offset=10'))).toEqual(from(11, 10, 1))
    expect(numbers(await parts(ids.long, `order=asc&offset=${longest - 3}`))).toEqual([9998, 9999, 10_000])
    expect(numbers(await parts(ids.long, `order=asc&offset=${longest}`))).toEqual([])
  })
  it('load in reverse order as well, each of them once', async () => {
    expect(numbers(await parts(ids.long, 'order=desc'))).toEqual(from(longest, 10, -1))
    expect(numbers(await parts(ids.long, 'order=desc&offset=9995'))).toEqual([5, 4, 3, 2, 1])
    expect(numbers(await parts(ids.show, 'order=asc'))).toEqual(from(1, 10, 1))
  })
  it('load around the current one, in either order', async () => {
    const up = await parts(ids.long, 'order=asc&around=chp_long_700&limit=100')
    expect([up.offset, up.entries.findIndex(({ number }) => number === 700)]).toEqual([649, 50])
    const down = await parts(ids.long, 'order=desc&around=chp_long_2&limit=100')
    expect(numbers(down)).toEqual(from(100, 100, -1))
  })
  it('above the ceiling are neither shown nor counted', async () => {
    const page = await parts(ids.long, 'order=asc&offset=4998&maxRating=20')
    expect(page.total).toBe(longest - 1)
    expect(numbers(page).slice(0, 3)).toEqual([4999, 5001, 5002])
    expect((await open(`/content/audiobooks/chp_long_5000?lang=en&maxRating=20`)).status).toBe(404)
  })
  it('of an unknown item, of an album, or of another tenant are not found', async () => {
    const [album] = await demo.idsOf('riwaq', 'album')
    for (const id of [album?.id, 'bok_none', (await demo.idsOf('nour', 'audiobook'))[0]?.id])
      expect((await open(`/content/parts/${id}?lang=en&order=asc`)).status).toBe(404)
    expect((await open(`/content/parts/${ids.show}?lang=en&order=random`)).status).toBe(400)
    expect((await open(`/content/podcasts/${ids.book}?lang=en`)).status).toBe(404)
    expect((await open(`/content/audiobooks/${ids.show}?lang=en`)).status).toBe(404)
  })
})

describe('the positions of an audiobook', () => {
  it('are those of its own chapters, of one user, most recent first', async () => {
    const put = (id: string, userCurrentPlaying: number, user: string) =>
      demo.send('PUT', `/user/history/PLAY/${id}`, {
        user,
        body: { userCurrentPlaying, contentType: 'AUDIOBOOK_CHAPTER' },
      })
    const { body: book } = await fetchCollection(ids.book)
    const accounts = await demo.store.within('riwaq', ({ db }) =>
      db.selectFrom('account').select('id').orderBy('id').limit(2).execute(),
    )
    const [user = '', other = ''] = accounts.map(({ id }) => id)
    for (const [id, seconds] of [
      ['chp_long_3', 20],
      [ids.show, 5],
      ['chp_long_2', 30],
    ] as const) {
      demo.clock.pass(1000)
      await put(id, seconds, user)
    }
    await put('chp_long_9', 9, other)
    const places = (id: string, who: string) => open<{ places: unknown[] }>(`/user/places/${id}`, who)
    expect((await places(ids.long, user)).body.places).toEqual([
      { id: 'chp_long_2', userCurrentPlaying: 30, duration: 60 },
      { id: 'chp_long_3', userCurrentPlaying: 20, duration: 60 },
    ])
    const others = (await places(book.id, other)).body.places
    expect(JSON.stringify(others)).not.toContain('chp_long')
    expect((await demo.send('GET', `/user/places/${ids.long}`)).status).toBe(401)
  })
})
