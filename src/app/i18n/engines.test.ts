import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../contract/languages.ts'
import { type Translator, createTranslator } from '../../domain/translator.ts'
import { gatherFeatures } from '../../domain/gather-words.ts'
import { type Words, isBranch } from '../../domain/words.ts'
import { adoptI18next } from './i18next-engine.ts'

const files = import.meta.glob<Words>('../../../locales/*/*.json', { eager: true, import: 'default' })
const wordsOf = (lang: string) =>
  gatherFeatures(
    Object.entries(files).flatMap(([path, words]) => {
      const [, code, feature] = /locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? []
      return code === lang && feature ? [[feature, words] as const] : []
    }),
  )
const keysOf = (words: Words, before = ''): string[] =>
  Object.entries(words).flatMap(([name, text]) =>
    isBranch(text) ? keysOf(text, `${before}${name}.`) : [before + name],
  )
const plural = /_(?:zero|one|two|few|many|other)$/

const inEnglishAnd = (lang: string): Translator => {
  const translator = createTranslator({ lang, words: wordsOf(lang), fallbacks: ['en'], onMissing: () => {} })
  translator.add('en', wordsOf('en'), false)
  return translator
}
/** One value for every placeholder of a language. */
const valuesOf = (words: Words) =>
  Object.fromEntries(
    [...JSON.stringify(words).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, `<${name}>`]),
  )

describe('both translation engines', () => {
  it.each(languageCodes)('give the same text for every key of %s', (lang) => {
    const first = inEnglishAnd(lang)
    const second = inEnglishAnd(lang)
    adoptI18next(second)
    const values = valuesOf(wordsOf(lang))
    const keys = [...new Set(keysOf(wordsOf(lang)).map((key) => key.replace(plural, '')))]
    expect(keys.length).toBeGreaterThan(100)
    for (const key of keys)
      for (const count of [0, 1, 2, 3, 11, 100]) {
        const filled = { ...values, count }
        expect([key, second.t(key, filled)]).toEqual([key, first.t(key, filled)])
      }
  })

  it('take translations over and continue with added ones, in the current language', () => {
    const translator = inEnglishAnd('fr')
    const i18n = adoptI18next(translator)
    translator.add('fr', { player: { play: 'Lancer' } }, true)
    expect(translator.t('player.play')).toBe('Lancer')
    translator.add('fr', { player: { play: 'Écouter' } }, false)
    expect(translator.t('player.play')).toBe('Lancer')
    translator.add('de', wordsOf('de'), false)
    translator.setLanguage('de')
    expect(i18n.language).toBe('de')
    expect(i18n.t('player.play')).toBe(translator.t('player.play'))
  })

  it('report a key without a text, once', () => {
    const missing: string[] = []
    const translator = createTranslator({
      lang: 'fr',
      words: {},
      fallbacks: ['en'],
      onMissing: (lang, key) => missing.push(`${lang} ${key}`),
    })
    adoptI18next(translator)
    expect(translator.t(['no.such', 'nor.this'])).toBe('nor.this')
    expect(translator.t('nor.this')).toBe('nor.this')
    expect(missing).toEqual(['fr nor.this'])
  })
})
