import { describe, expect, it } from 'vitest'
import type { Kind } from '../../contract/kinds.ts'
import { foldedText, spellingsOf, wordsIn } from './fold.ts'
import { hasMoreThanShown, intoGroups } from './groups.ts'
import { guessOf } from './guess.ts'
import { type Candidate, docOf, rank } from './rank.ts'
import { addRecent } from './search-query.ts'
import { reasonIn, underlined } from './underline.ts'

const entry = (id: string, kind: Kind, title: string, ...more: string[]): Candidate => ({
  id,
  kind,
  popularity: 0,
  doc: docOf([title], more),
})
const entries: Candidate[] = [
  entry('1', 'album', 'Desert Light', 'Layan Atlas'),
  entry('2', 'track', 'Lightfoot', 'Nour'),
  entry('3', 'track', 'The Last Light on Platform 4', 'The Arcade'),
  entry('4', 'track', 'Käferstraße', 'Øre Æther'),
  entry('5', 'podcast', 'أصوات المدينة', 'ليلى'),
  entry('6', 'track', 'إلى الأبد'),
  entry('7', 'track', 'مكتبة القهوة'),
  entry('8', 'artist', 'Ștefan Ărău'),
  entry('9', 'audiobook', "L'été à Orléans"),
  entry('10', 'track', "Don't Look Down"),
  entry('11', 'track', 'Raum 11'),
  entry('12', 'album', 'Salt & Dust'),
  entry('13', 'album', 'Smoke and Silver'),
  entry('14', 'album', 'مد وجزر'),
  entry('15', 'track', 'ملح و غبار'),
]

it('the fields of a stored document keep their names, as stores of earlier versions contain them', () => {
  expect(docOf(['Maps'], ['Nour'])).toEqual({ titles: [[['maps']]], more: [['nour']] })
})
const find = (typed: string) => rank(wordsIn(typed), entries).map(({ id }) => id)

describe('a query finds', () => {
  it.each([
    ['accents or none', 'ete orleans', '9'],
    ['accents that the title lacks', 'désert', '1'],
    ['Romanian letters without their comma', 'stefan arau', '8'],
    ['an umlaut as its letter', 'kafer', '4'],
    ['an umlaut as two letters', 'kaefer', '4'],
    ['an umlaut as itself', 'käfer', '4'],
    ['an umlaut put together from two signs', 'ka\u0308fer', '4'],
    ['ß as ss', 'käferstrasse', '4'],
    ['ø and æ', 'oere aether', '4'],
    ['capitals', 'DESERT', '1'],
    ['the words in another order', 'light desert', '1'],
    ['a word and a name', 'desert layan', '1'],
    ['a beginning', 'lightf', '2'],
    ['what stands inside a word', 'foot', '2'],
    ['two letters that changed places', 'lihgtfoot', '2'],
    ['a letter too few', 'lightfot', '2'],
    ['an apostrophe or none', 'dont look', '10'],
    ['what follows an article', 'ete', '9'],
    ['alef in any form', 'الى الابد', '6'],
    ['ya for alef maqsura', 'إلي', '6'],
    ['ha for ta marbuta', 'مكتبه', '7'],
    ['Arabic with vowel marks', 'مَكْتَبَة', '7'],
    ['Arabic with tatweel', 'أصـــوات', '5'],
    ['a word without its Arabic article', 'مدينة', '5'],
    ['a word with an article that the title lacks', 'المكتبة', '7'],
    ['Arabic digits', 'raum ١١', '11'],
    ['letters as Arabic typesetting has them', 'ﺃﺻﻮﺍﺕ', '5'],
    ['two words typed as one', 'desertlight', '1'],
    ['two words typed as one, and not to the end', 'desertli', '1'],
    ['two words of several typed as one', 'thelast light', '3'],
    ['a word for its sign', 'salt and dust', '12'],
    ['its sign for a word', 'smoke & silver', '13'],
    ['its sign for itself, or left out', 'dust & salt', '12'],
    ['the word of another language', 'smoke und silver', '13'],
    ['the word of Arabic', 'salt و dust', '12'],
    ['the word of Arabic with a space that the title lacks', 'مد و جزر', '14'],
    ['the word of Arabic without the space of the title', 'ملح وغبار', '15'],
    ['the word of Arabic as its sign', 'ملح & غبار', '15'],
    ['the word of Romanian', 'salt și dust', '12'],
  ])('%s', (_, typed, id) => {
    expect(find(typed)[0]).toBe(id)
  })
  it('nothing where one of its words has no match', () => {
    expect(find('desert xylophone')).toEqual([])
  })
  it('a full title, however two words of it are joined', () => {
    const scores = ['salt & dust', 'salt and dust', 'salt y dust'].map(
      (typed) => rank(wordsIn(typed), entries)[0]?.score,
    )
    expect(new Set(scores).size).toBe(1)
  })
  it('nothing by a conjunction alone, nor by its sign', () => {
    expect(find('and')).toEqual(['13'])
    expect(wordsIn('!?&')).toEqual([])
    expect(find('light und')).toEqual([])
  })
  it('no other word that is merely short', () => {
    expect(find('don')).toEqual(['10'])
    expect(find('rau')).toEqual(['11', '8'])
  })
  it.each(['', '   ', '!?', '🎧', '\u0301'])('nothing for %j', (typed) => {
    expect(wordsIn(typed)).toEqual([])
  })
})

describe('the ranking', () => {
  it('ranks the full title before a title with the word, and that before a longer word', () => {
    const found = rank(wordsIn('light'), [
      entry('longer', 'track', 'Lightfoot'),
      entry('holds', 'track', 'The Light Between'),
      entry('whole', 'track', 'Light'),
    ])
    expect(found.map(({ id }) => id)).toEqual(['whole', 'holds', 'longer'])
  })
  it('ranks a title before a subtitle, and an artist before a song of the same title', () => {
    const found = rank(wordsIn('nour'), [
      entry('beside', 'track', 'Lightfoot', 'Nour'),
      entry('song', 'track', 'Nour'),
      entry('artist', 'artist', 'Nour'),
    ])
    expect(found.map(({ id }) => id)).toEqual(['artist', 'song', 'beside'])
  })
  it('leaves out near matches where an exact one exists, and marks them where none does', () => {
    const both = [entry('exact', 'track', 'Night'), entry('near', 'track', 'Light')]
    expect(rank(wordsIn('night'), both).map(({ id, isNear }) => [id, isNear])).toEqual([['exact', false]])
    expect(rank(wordsIn('nihgt'), both).map(({ id, isNear }) => [id, isNear])).toEqual([['exact', true]])
  })
  it('ranks near matches after the few prefix matches, and beside substring matches', () => {
    const near = entry('near', 'artist', 'Maeve')
    const ids = (...others: Candidate[]) => rank(wordsIn('mave'), [near, ...others]).map(({ id }) => id)
    expect(ids(entry('begins', 'track', 'Mavericks'))).toEqual(['begins', 'near'])
    expect(ids(entry('holds', 'track', 'Regata de primavera'))).toEqual(['near', 'holds'])
    const four = ['1', '2', '3', '4'].map((id) => entry(id, 'track', 'Mavericks'))
    expect(ids(...four)).toEqual(['1', '2', '3', '4'])
    expect(ids(entry('whole', 'track', 'Mave'))).toEqual(['whole'])
  })
  it('ranks by popularity where all else is equal', () => {
    const found = rank(wordsIn('light'), [
      { ...entry('a', 'track', 'Light'), popularity: 1 },
      { ...entry('b', 'track', 'Light'), popularity: 2 },
    ])
    expect(found.map(({ id }) => id)).toEqual(['b', 'a'])
  })
})

describe('groups', () => {
  const found = [
    entry('a', 'album', 'x'),
    ...Array.from({ length: 6 }, (_, at) => entry(`t${at}`, 'track', 'x')),
    entry('e', 'episode', 'x'),
    entry('p', 'podcast', 'x'),
  ]
  it('are ordered by their best match, a few results each, with the overall best apart', () => {
    const { best, groups } = intoGroups(found, { group: null, limit: 30 })
    expect(best?.id).toBe('a')
    expect(groups.map(({ group, total, entries }) => [group, total, entries.length])).toEqual([
      ['albums', 1, 0],
      ['songs', 6, 4],
      ['podcasts', 2, 2],
    ])
  })
  it('can be expanded where there is more, and the best match does not reduce another kind', () => {
    const five = ['1', '2', '3', '4', '5'].map((id) => entry(id, 'track', id))
    const { best, groups } = intoGroups([entry('a', 'album', 'a'), ...five], { group: null, limit: 30 })
    expect(groups.map((one) => [one.group, hasMoreThanShown(one, best ?? undefined)])).toEqual([
      ['albums', false],
      ['songs', true],
    ])
    const alone = intoGroups(five, { group: null, limit: 30 })
    expect(alone.groups.map((one) => hasMoreThanShown(one, alone.best ?? undefined))).toEqual([false])
  })
  it('return one in full on request, and the counts of the others', () => {
    const { best, groups } = intoGroups(found, { group: 'songs', limit: 5 })
    expect(best).toBeNull()
    expect(groups.map(({ group, total, entries }) => [group, total, entries.length])).toEqual([
      ['albums', 1, 0],
      ['songs', 6, 5],
      ['podcasts', 2, 0],
    ])
  })
})

it('a suggestion is the most similar title, and none is made where nothing is similar', () => {
  expect(guessOf(wordsIn('dezzert lihgts'), entries)?.id).toBe('1')
  expect(guessOf(wordsIn('zzzzqq'), entries)).toBeNull()
})

it('a suggestion is no title that merely starts alike, or shares a few letters in other words', () => {
  const letters: Candidate = {
    ...entry('letters', 'album', ''),
    doc: docOf(['Letters to Fez', 'Scrisori din Fez'], []),
  }
  const others = [letters, entry('work', 'playlist', 'Deep work')]
  expect(guessOf(wordsIn('<script>'), others)).toBeNull()
  expect(guessOf(wordsIn('helo world'), others)).toBeNull()
  expect(guessOf(wordsIn('scrisorri fezz'), others)?.id).toBe('letters')
})

it('of several similar ones the suggestion leaves the fewest letters unexplained', () => {
  const both = [
    entry('other', 'track', 'Ninth Platform'),
    entry('meant', 'track', 'The Last Light on Platform 4'),
  ]
  expect(guessOf(wordsIn('lst ligth platfrom'), both)?.id).toBe('meant')
})

describe('the match in a title', () => {
  const marked = (title: string, typed: string, isNear = false) =>
    underlined(title, typed, isNear)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('')
  it.each([
    ['Desert Light', 'light', 'Desert [Light]'],
    ['Lightfoot', 'light', '[Light]foot'],
    ['Käferstraße', 'kaef', '[Käf]erstraße'],
    ['Ka\u0308fer', 'ka', '[Ka\u0308]fer'],
    ['Straße', 'strass', '[Straß]e'],
    ['مَكْتَبَة القهوة', 'مكت', '[مَكْتَ]بَة القهوة'],
    ['المدينة', 'مدينه', '[المدينة]'],
    ['Desert Light', 'dezert', 'Desert Light'],
    ['Desert Light', 'moon', 'Desert Light'],
    ['Desert Light', '', 'Desert Light'],
  ])('%s and %s: %s', (title, typed, expected) => {
    expect(marked(title, typed)).toBe(expected)
  })
  it('is fuzzy only where nothing is spelled exactly', () => {
    expect(marked('Desert Light', 'dezert', true)).toBe('[Desert] Light')
  })
})

describe('the matching text beside a title', () => {
  const shown = (text: string, typed: string, isNear = false) =>
    reasonIn(text, typed, isNear)
      ?.map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
      .join('') ?? null
  it('is the text with the query in it, and none where it is not in there', () => {
    expect(shown('Lights on wet glass', 'light')).toBe('[Light]s on wet glass')
    expect(shown('Lights on wet glass', 'rain')).toBeNull()
    expect(shown('', 'rain')).toBeNull()
    expect(shown('Maeve Fenwick', 'fennick', true)).toBe('Maeve [Fenwick]')
  })
  it('starts shortly before a late match, at a whole word', () => {
    expect(shown('Where old squares still sing in the evening.', 'evening')).toBe('…sing in the [evening].')
  })
})

it('two spellings at most, and a third without the Arabic article', () => {
  expect(spellingsOf('Käse')).toEqual(['kase', 'kaese'])
  expect(spellingsOf('الليل')).toEqual(['الليل', 'ليل'])
  expect(foldedText('  Ça   VA?')).toBe('ca va')
})

describe('the recent searches', () => {
  it('store no empty text [SEARCH-01]', () => {
    expect(addRecent(['a'], '')).toEqual(['a'])
    expect(addRecent(['a'], '   ')).toEqual(['a'])
  })
  it('move an existing text to their end and do not store it twice [SEARCH-02]', () => {
    expect(addRecent(['a', 'b', 'c'], 'a')).toEqual(['b', 'c', 'a'])
  })
  it('hold five at most, and the oldest is dropped for a sixth [SEARCH-03] [SEARCH-04]', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<string[]>(addRecent, [])
    expect(six).toEqual(['b', 'c', 'd', 'e', 'f'])
  })
})
