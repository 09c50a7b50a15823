import { describe, expect, it } from 'vitest'
import { type CachedAnswer, answersOf, cachedCardsIn } from './cached-cards.ts'
import { openableCard, searchOffline, searchCached } from './search-cached.ts'

const card = (id: string, title: string, more: object = {}) => ({
  id,
  kind: 'track',
  slug: id,
  title,
  lang: 'en',
  picture: { url: `/img/${id}/0x0.webp`, colours: ['#112233'], deep: '#112233', tone: '#112233' },
  contentType: 'FULL_TRACK_MUSIC',
  grading: 0,
  ...more,
})
const answer = (lang: string, data: unknown, at = 1): CachedAnswer => ({
  key: ['public', 'riwaq', lang, 60, 'structure', 'home'],
  data,
  at,
})
const ask = (q: string, maxRating = 60) => ({ q, group: null, limit: 30, maxRating })
const titles = (answers: CachedAnswer[], q: string, maxRating?: number) => {
  const { best, groups } = searchCached(cachedCardsIn(answers, 'en'), ask(q, maxRating))
  return [best, ...groups.flatMap(({ entries }) => entries)].flatMap((one) => (one ? [one.title] : []))
}

describe('items seen on this device', () => {
  it('are found anywhere in an answer', () => {
    const page = { substructure: [{ data: { entries: [card('a', 'Desert Light')] } }] }
    const album = { ...card('b', 'Paper Moon'), kind: 'album', tracks: [card('c', 'Moonlight')] }
    expect(titles([answer('en', page), answer('en', album)], 'moon')).toEqual(['Paper Moon', 'Moonlight'])
    expect(titles([answer('en', page)], 'dessert')).toEqual(['Desert Light'])
  })
  it('are found beside corrupt records', () => {
    const page = {
      queryKey: ['public', 'riwaq', 'en', 60, 'structure', 'home'],
      state: { data: [card('a', 'Desert Light')], dataUpdatedAt: 1 },
    }
    const bent = [
      null,
      'nonsense',
      {},
      { ...page, queryKey: null },
      { ...page, queryKey: 7 },
      { ...page, queryKey: 'en' },
      { ...page, state: null },
      { ...page, state: { ...page.state, dataUpdatedAt: 'soon' } },
    ]
    expect(titles(answersOf([...bent, page]), 'desert')).toEqual(['Desert Light'])
    expect(answersOf(bent)).toEqual([])
  })
  it('are merged under the latest title in this language, and found by the title in another', () => {
    const answers = [
      answer('de', [card('a', 'Wüstenlicht')], 9),
      answer('en', [card('a', 'Old Light')], 2),
      answer('en', [card('a', 'Desert Light')], 3),
    ]
    for (const q of ['desert', 'wuestenlicht', 'old']) expect(titles(answers, q)).toEqual(['Desert Light'])
  })
  it('above the age ceiling are neither found nor suggested', () => {
    const answers = [answer('en', [card('a', 'Desert Light', { grading: 40 })])]
    expect(titles(answers, 'desert', 40)).toEqual(['Desert Light'])
    expect(searchCached(cachedCardsIn(answers, 'en'), ask('desret lihgt', 30))).toEqual({
      total: 0,
      groups: [],
      isNear: false,
    })
    expect(searchCached(cachedCardsIn(answers, 'en'), ask('dezzertt lihgtts', 40)).guess).toBe('Desert Light')
  })
  it('are left out of results, best and suggestion where only available ones are wanted', () => {
    const known = cachedCardsIn([answer('en', [card('a', 'Desert Light'), card('b', 'Desert Moon')])], 'en')
    const found = searchCached(known, ask('desert'), ({ id }) => id === 'b')
    expect([found.total, found.best?.id]).toEqual([1, 'b'])
    const guess = (typed: string) => searchCached(known, ask(typed), ({ id }) => id === 'b').guess
    expect([guess('dezzertt lihgtts'), guess('dezzertt moonnz')]).toEqual([undefined, 'Desert Moon'])
  })
  it('open where the page of their album is cached, and link there unless their own is cached too', () => {
    const album = { ...card('b', 'Paper Moon'), kind: 'album', tracks: [card('c', 'Moonlight')] }
    const answers = [answer('en', [card('c', 'Moonlight')], 9), answer('en', album), answer('de', album)]
    const song = cachedCardsIn(answers, 'en').find((known) => known.card.id === 'c')
    if (!song) throw new Error('the song is not known')
    const onAlbum = '/music/albums/-/-/b/b'
    expect(song.on).toEqual([onAlbum])
    const opened = (...here: string[]) => openableCard(song, (path) => here.includes(path))
    expect(opened()).toBeNull()
    expect(opened(onAlbum)).toMatchObject({ id: 'c', title: 'Moonlight', clickUrl: onAlbum })
    expect(opened(onAlbum, '/music/tracks/c/c')).toEqual(song.card)
  })
  it('are all shown where none is available, or only near matches, and are then not marked as available', () => {
    const known = cachedCardsIn([answer('en', [card('a', 'Desert Light'), card('b', 'Dessert Moon')])], 'en')
    const found = (q: string, ...works: string[]) => {
      const { found, isAvailableOnly } = searchOffline(known, ask(q), ({ id }) => works.includes(id))
      return [isAvailableOnly, found.best?.id]
    }
    expect(found('desert', 'a')).toEqual([true, 'a'])
    expect(found('desert')).toEqual([false, 'a'])
    expect(found('desert', 'b')).toEqual([false, 'a'])
    expect(found('moom', 'b')).toEqual([true, 'b'])
    expect(found('xylophone', 'a', 'b')).toEqual([false, undefined])
  })
  it('that are tampered, or no answer of ours, are ignored', () => {
    const broken: unknown[] = [
      null,
      7,
      'Desert Light',
      { kind: 'track', picture: 1 },
      card('a', 'Desert', { kind: 'spoon' }),
    ]
    const deep = Array.from({ length: 40 }).reduce((inner) => ({ inner }), card('b', 'Desert'))
    expect(
      titles(
        [...broken, deep].map((data) => answer('en', data)),
        'desert',
      ),
    ).toEqual([])
  })
})
