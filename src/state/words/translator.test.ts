import { describe, expect, it } from 'vitest'
import { createTranslator } from './translator.ts'

const setUp = () => {
  const missing: string[] = []
  const translator = createTranslator({
    lang: 'ar',
    words: {
      hello: 'أهلا {{name}}',
      cards: { songs_zero: '0', songs_one: '1', songs_two: '2', songs_few: 'few', songs_many: 'many' },
      '404': { head: 'لا شيء هنا' },
    },
    fallbacks: ['fr', 'en'],
    onMissing: (lang, key) => missing.push(`${lang} ${key}`),
  })
  translator.add('fr', { cards: { songs_one: '{{n}} titre', songs_other: '{{n}} titres' } }, false)
  return { translator, missing }
}

describe('a translator', () => {
  it('fills values in, and nothing where there is none', () => {
    const { t } = setUp().translator
    expect(t('hello', { name: 'لينا' })).toBe('أهلا لينا')
    expect(t('hello')).toBe('أهلا ')
  })
  it('isolates a value of the other direction, and no other', () => {
    const { translator } = setUp()
    expect(translator.t('hello', { name: 'Desert Light (Live)' })).toBe('أهلا \u2068Desert Light (Live)\u2069')
    expect(translator.t('hello', { name: 7 })).toBe('أهلا 7')
    translator.add('de', { hello: 'Hallo {{name}}' }, false)
    translator.setLanguage('de')
    expect(translator.t('hello', { name: 'Lina' })).toBe('Hallo Lina')
    expect(translator.t('hello', { name: 'لينا (١)' })).toBe('Hallo \u2068لينا (١)\u2069')
    translator.add('de', { by: '{{name}}: 3' }, false)
    expect(translator.t('by', { name: 'لينا' })).toBe('\u2068لينا\u2069: 3')
    // At the end of a sentence a letter pulls nothing along.
    expect(translator.t('hello', { name: 'لينا' })).toBe('Hallo لينا')
  })
  it.each([
    [0, '0'],
    [1, '1'],
    [2, '2'],
    [3, 'few'],
    [11, 'many'],
  ])('formats %i in the Arabic form %s', (count, form) => {
    expect(setUp().translator.t('cards.songs', { count })).toBe(form)
  })
  it('uses the plural form of the language in which the text was found', () => {
    // 0 is singular in French, and Arabic has no form for 100 here.
    const { translator } = setUp()
    expect(translator.t('cards.songs', { count: 100, n: '١٠٠' })).toBe('١٠٠ titres')
    translator.setLanguage('fr')
    expect(translator.t('cards.songs', { count: 0, n: '0' })).toBe('0 titre')
  })
  it('tries a list of keys in order and shows the last when none exists', () => {
    const { translator, missing } = setUp()
    expect(translator.t(['500.head', '404.head'])).toBe('لا شيء هنا')
    expect(translator.t(['a.b', 'c.d'])).toBe('c.d')
    translator.t('c.d')
    expect(missing).toEqual(['ar c.d'])
  })
  it('takes an empty text for a text', () => {
    const { translator, missing } = setUp()
    translator.add('ar', { hello: '' }, true)
    expect([translator.t('hello', { name: 'x' }), translator.t(['hello', '404.head']), missing]).toEqual([
      '',
      '',
      [],
    ])
  })
  it('never returns a branch as a text', () => {
    expect(setUp().translator.t('cards')).toBe('cards')
  })
  it('applies an overlay to the translations, and late translations below them', () => {
    const { translator } = setUp()
    translator.add('ar', { hello: 'مرحبا' }, true)
    translator.add('ar', { hello: 'سلام', bye: 'وداعا' }, false)
    expect(translator.t('hello')).toBe('مرحبا')
    expect(translator.t('bye')).toBe('وداعا')
  })
  it('is a new function after each change, for subscribers', () => {
    const { translator } = setUp()
    const before = translator.t
    let calls = 0
    const stop = translator.follow(() => calls++)
    translator.setLanguage('fr')
    stop()
    translator.setLanguage('en')
    expect(calls).toBe(1)
    expect(translator.t).not.toBe(before)
  })
  it('looks a text without values up once, and again when translations have changed', () => {
    const { translator } = setUp()
    const { t, i18n } = translator
    expect([t('hello'), t(['no.such', '404.head'])]).toEqual(['أهلا ', 'لا شيء هنا'])
    // Not through the translator, which is therefore not notified.
    i18n.addResource('ar', 'translation', 'hello', 'مرحبا {{name}}')
    i18n.addResource('ar', 'translation', '404.head', 'لا أحد هنا')
    expect([t('hello'), t(['no.such', '404.head'])]).toEqual(['أهلا ', 'لا شيء هنا'])
    expect(t('hello', { name: 7 })).toBe('مرحبا 7')
    translator.add('ar', {}, false)
    expect([translator.t('hello'), translator.t(['no.such', '404.head'])]).toEqual(['مرحبا ', 'لا أحد هنا'])
  })
  it('takes no value for an option, whatever its name is', () => {
    const { translator } = setUp()
    translator.add('fr', { all: '{{lng}} {{context}} {{ns}} {{replace}} {{defaultValue}} {{nest}}' }, false)
    const values = { lng: 'fr', context: 'male', ns: 'x', replace: 'y', defaultValue: 'z', nest: 1 }
    translator.setLanguage('fr')
    expect(translator.t('all', values)).toBe('fr male x y z 1')
    expect(translator.t('no.such', values)).toBe('no.such')
  })
  it('leaves what a value or a text brings along as it is', () => {
    const { translator } = setUp()
    translator.add('fr', { both: '{{one}}, {{two}}', other: '$t(both)', word: 'a:b' }, false)
    translator.setLanguage('fr')
    expect(translator.t('both', { one: '{{two}}', two: '$& $t(word) <b>&' })).toBe(
      '{{two}}, $& $t(word) <b>&',
    )
    expect(translator.t('other')).toBe('$t(both)')
    expect(translator.t('word')).toBe('a:b')
    expect(translator.t('no:such')).toBe('no:such')
  })
  it('leaves nothing behind for null or undefined', () => {
    expect(setUp().translator.t('hello', { name: null })).toBe('أهلا ')
    expect(setUp().translator.t('hello', { name: undefined })).toBe('أهلا ')
  })
  it('returns an empty text for a missing one while words are loading, and reports it afterwards', () => {
    const missing: string[] = []
    const translator = createTranslator({
      lang: 'fr',
      words: { here: 'ici', branch: { leaf: 'feuille' } },
      fallbacks: ['en'],
      onMissing: (lang, key) => missing.push(`${lang} ${key}`),
      isPartial: true,
    })
    expect([translator.t('here'), translator.t('late'), translator.t('branch')]).toEqual(['ici', '', ''])
    expect(translator.t('late', { count: 2 })).toBe('')
    expect([translator.isPartial, missing]).toEqual([true, []])
    translator.add('fr', { late: 'plus tard' }, false)
    expect(translator.t('late')).toBe('plus tard')
    translator.complete()
    expect([translator.t('gone'), translator.t('branch'), translator.t('gone')]).toEqual([
      'gone',
      'branch',
      'gone',
    ])
    expect([translator.isPartial, missing]).toEqual([false, ['fr gone', 'fr branch']])
  })
  it('names each text it found as it stands in the words, the plural form with it', () => {
    const found: Record<string, string> = {}
    const { t } = createTranslator({
      lang: 'ar',
      words: { hello: 'أهلا {{name}}', cards: { songs_two: '{{n}} أغنيتان' } },
      fallbacks: ['en'],
      onMissing: () => undefined,
      onFound: (key, text) => {
        found[key] = text
      },
    })
    expect(t(['no.such', 'hello'], { name: 'x' })).toBe('أهلا x')
    expect(t('cards.songs', { count: 2, n: '٢' })).toBe('٢ أغنيتان')
    expect([t('cards'), t('nobody')]).toEqual(['cards', 'nobody'])
    expect(found).toEqual({ hello: 'أهلا {{name}}', 'cards.songs_two': '{{n}} أغنيتان' })
  })
  it('translates into another language at once, and so does its instance', () => {
    const { translator } = setUp()
    const changes: string[] = []
    translator.i18n.on('languageChanged', (lang) => changes.push(lang))
    translator.setLanguage('fr')
    expect([translator.lang, translator.i18n.language, changes]).toEqual(['fr', 'fr', ['fr']])
    expect(translator.i18n.t('cards.songs', { count: 2, n: 2 })).toBe('2 titres')
    // A language without words is taken too: the next in the chain has the texts.
    translator.setLanguage('ro')
    expect(translator.lang).toBe('ro')
    expect(translator.t('cards.songs', { count: 2, n: 2 })).toBe('2 titres')
  })
})
