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
    let asked = 0
    translator.adopt(() => ({ find: (_, keys) => `${keys[0]} ${++asked}`, add: () => undefined }))
    expect([translator.t('a'), translator.t('a'), translator.t(['b', 'c'])]).toEqual(['a 1', 'a 1', 'b 2'])
    expect([translator.t('a', { count: 1 }), translator.t('a', { count: 1 })]).toEqual(['a 3', 'a 4'])
    translator.setLanguage('fr')
    expect(translator.t('a')).toBe('a 5')
  })
})
