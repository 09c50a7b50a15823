/** Search in the seeded backend: what it finds, for whom, and what it makes of bad questions. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Found } from '../../src/contract/search.ts'
import { longestQuery, mostFound } from '../../src/contract/search-groups.ts'
import { indexItems } from '../../server/modules/search/search-index.ts'
import { addItem } from '../support/rows.ts'
import { type Demo, openDemo } from '../support/demo.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

interface Ask {
  tenant?: string
  lang?: string
  user?: string
  more?: string
}
const send = (q: string, { tenant = 'riwaq', lang = 'en', user, more = '' }: Ask = {}) =>
  demo.send('GET', `/search?q=${encodeURIComponent(q)}&lang=${lang}${more}`, {
    tenant,
    ...(user ? { user } : {}),
  })
const search = async (q: string, ask: Ask = {}) => {
  const { status, body } = await send(q, ask)
  expect(status).toBe(200)
  return body as Found
}
const shown = ({ best, groups }: Found) => [
  ...(best ? [best] : []),
  ...groups.flatMap(({ entries }) => entries),
]
const titles = (found: Found) => shown(found).map(({ title }) => title)

const named = async (tenant: string, id: string, title: string, grading = 0) => {
  const texts = JSON.stringify({ title: { en: title } })
  await addItem(demo.store, tenant, id, { kind: 'track', texts, grading, popularity: 1 })
  await demo.store.within(tenant, indexItems)
}

describe('a search', () => {
  it('returns the best match and groups with their counts', async () => {
    const found = await search('light')
    expect(found.best).toBeDefined()
    expect(found.groups.length).toBeGreaterThan(1)
    expect(found.total).toBe(found.groups.reduce((sum, { total }) => sum + total, 0))
    for (const { total, entries } of found.groups)
      expect(entries.length).toBeLessThanOrEqual(Math.min(4, total))
    expect(found.isNear).toBe(false)
  })
  it('finds an album by its title and by its artist', async () => {
    const { best } = await search('desert light')
    expect([best?.kind, best?.title]).toEqual(['album', 'Desert Light'])
    expect(titles(await search(`${best?.by?.name ?? ''} desert`))).toContain('Desert Light')
  })
  it.each([
    ['a slip', 'desret light'],
    ['a letter too many', 'dessert light'],
    ['accents', 'désért lïght'],
    ['the inside of a word', 'esert'],
  ])('tolerates %s', async (_, typed) => {
    expect(titles(await search(typed))).toContain('Desert Light')
  })
  it.each([
    ['two words typed as one', 'nightsprint', 'Night Sprint'],
    ['a slip, though the letters stand somewhere else', 'mave', 'Maeve Fenwick'],
    ['a word for the sign that a title has', 'salt and dust', 'Salt & Dust'],
    ['the word of another language', 'salt und dust', 'Salt & Dust'],
  ])('ranks first what %s means', async (_, typed, meant) => {
    expect((await search(typed)).best?.title).toBe(meant)
  })
  it('tolerates German and Arabic spellings in the database as in the page', async () => {
    await named('klang', 'trk_umlaut', 'Käferbrücke über Öland')
    for (const typed of ['käferbrücke', 'kaeferbruecke', 'kaferbrucke', 'oeland', 'oland'])
      expect(titles(await search(typed, { tenant: 'klang', lang: 'de' }))).toContain('Käferbrücke über Öland')
    await named('nour', 'trk_forms', 'مَكتبة الأصدقاء')
    for (const typed of ['مكتبه', 'مكتـبة', 'الاصدقاء', 'اصدقاء'])
      expect(titles(await search(typed, { tenant: 'nour', lang: 'ar' }))).toContain('مَكتبة الأصدقاء')
  })
  it('filtered by a group returns more of it and keeps the counts of the others', async () => {
    const all = await search('a')
    const songs = await search('a', { more: '&kind=songs&limit=7' })
    expect(songs.best).toBeUndefined()
    expect(songs.groups.map(({ group, total }) => [group, total])).toEqual(
      all.groups.map(({ group, total }) => [group, total]),
    )
    for (const { group, entries } of songs.groups) expect(entries).toHaveLength(group === 'songs' ? 7 : 0)
  })
  it('suggests a correction where nothing is found', async () => {
    const found = await search('dezzertt lihgtts')
    expect(found.total).toBe(0)
    expect(found.guess).toBe('Desert Light')
  })
  it('of an empty text, of punctuation and of unknown words returns nothing', async () => {
    for (const typed of ['', '   ', '!?&', "'", '🎧'])
      expect(await search(typed)).toEqual({ total: 0, groups: [], isNear: false })
    expect((await search('qqqqxxxx')).total).toBe(0)
  })
})

describe('search visibility', () => {
  it('returns nothing above the age ceiling, not even as a suggestion', async () => {
    await named('riwaq', 'trk_grown', 'Zyxomma Petiolatum', 40)
    expect(titles(await search('zyxomma'))).toEqual(['Zyxomma Petiolatum'])
    const child = await search('zyxomma', { more: '&maxRating=20' })
    expect([child.total, child.guess]).toEqual([0, undefined])
    const similar = await search('zyxmomma petiolatun', { more: '&maxRating=20' })
    expect([similar.total, similar.guess]).toEqual([0, undefined])
  })
  it('returns nothing of another tenant', async () => {
    await named('nour', 'trk_theirs', 'Quixolotl')
    expect((await search('quixolotl', { tenant: 'nour' })).total).toBe(1)
    expect((await search('quixolotl')).total).toBe(0)
  })
  it('an exact title comes first, though more similar titles than can be shown are more popular', async () => {
    const texts = JSON.stringify({ title: { en: 'Zyzzyvas of the night' } })
    for (let at = 0; at < mostFound + 5; at++)
      await addItem(demo.store, 'klang', `trk_many_${at}`, { kind: 'track', texts, popularity: 1_000 })
    await addItem(demo.store, 'klang', 'trn_many', { kind: 'tournament', texts, popularity: 0 })
    await named('klang', 'trk_exact', 'Zyzzyva')
    const found = await search('zyzzyva', { tenant: 'klang' })
    // All of them are counted; results of other kinds are neither counted nor included.
    expect([found.total, found.best?.title]).toEqual([mostFound + 7, 'Zyzzyva'])
    const tournaments = await search('zyzzyva', { tenant: 'klang', more: '&kind=cups' })
    expect(tournaments.groups.map(({ group, total, entries }) => [group, total, entries.length])).toEqual([
      ['songs', mostFound + 6, 0],
      ['cups', 1, 1],
    ])
    const songs = await search('zyzzyva', { tenant: 'klang', more: `&kind=songs&limit=${mostFound}` })
    expect(songs.groups[0]?.entries).toHaveLength(mostFound)
    await demo.store.within('klang', ({ db }) =>
      db
        .deleteFrom('item')
        .where('tenant', '=', 'klang')
        .where('id', 'like', String.raw`trk\_many\_%`)
        .execute(),
    )
  })
  it('a renamed item is found by its new name only', async () => {
    await named('riwaq', 'trk_renamed', 'Wobbegong')
    await demo.store.within('riwaq', async (scope) => {
      const texts = JSON.stringify({ title: { en: 'Narwhalissimo' } })
      await scope.db
        .updateTable('item')
        .set({ texts })
        .where('tenant', '=', 'riwaq')
        .where('id', '=', 'trk_renamed')
        .execute()
      await indexItems(scope)
    })
    expect((await search('wobbegong')).total).toBe(0)
    expect(titles(await search('narwhalissimo'))).toEqual(['Narwhalissimo'])
  })
})

describe('an invalid query', () => {
  it.each([
    ['too long', `/search?lang=en&q=${'x'.repeat(longestQuery + 1)}`],
    ['without a text', '/search?lang=en'],
    ['with NUL', '/search?lang=en&q=a%00b'],
    ['of a kind that there is not', '/search?lang=en&q=a&kind=spoons'],
    ['with a limit beyond all', '/search?lang=en&q=a&limit=301'],
    ['with more than was asked', '/search?lang=en&q=a&order=drop'],
    ['in no language', '/search?q=a'],
  ])('%s is refused', async (_, path) => {
    expect((await demo.send('GET', path)).status).toBe(400)
  })
  it.each([
    `x' | 'y':* & !('z`,
    `\\ ' \\' ; drop table item --`,
    '%_%',
    ':*',
    'a b c d e f g h i j k l m n o p',
    'ﷺ'.repeat(30),
    'x'.repeat(longestQuery),
  ])('that looks like a command is only text: %s', async (typed) => {
    expect((await send(typed)).status).toBe(200)
  })
})
