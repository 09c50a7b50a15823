/** Every text of every language, as the page says it. */
import { describe, expect, it } from 'vitest'
import { type Language, languageCodes } from '../../contract/languages.ts'
import { gatherFeatures, keysOf } from '../../domain/gather-words.ts'
import type { Words } from '../../domain/words.ts'
import { createTranslator } from './translator.ts'

const files = import.meta.glob<Words>('../../../locales/*/*.json', { eager: true, import: 'default' })
const wordsOf = (lang: Language) =>
  gatherFeatures(
    Object.entries(files).flatMap(([path, words]) => {
      const [, code, feature] = /locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? []
      return code === lang && feature ? [[feature, words] as const] : []
    }),
  )
const textsOf = (lang: Language) => new Map(keysOf(wordsOf(lang)))
const form = /_(?:zero|one|two|few|many|other)$/
const placeholder = /\{\{(\w+)\}\}/g
/** One at least for each plural form of each language. */
const counts = [0, 1, 2, 3, 11, 20, 100, 101, 1_000_000]

const translatorFor = (lang: Language, missing: string[] = []) => {
  const translator = createTranslator({
    lang,
    words: wordsOf(lang),
    fallbacks: ['en'],
    onMissing: (_, key) => missing.push(key),
  })
  translator.add('en', wordsOf('en'), false)
  return translator
}

describe.each(languageCodes)('the texts of %s', (lang) => {
  const texts = textsOf(lang)
  const plurals = [...new Set([...texts.keys()].filter((key) => form.test(key)))].map((key) =>
    key.replace(form, ''),
  )
  const plain = [...texts.keys()].filter((key) => !form.test(key))
  const values = Object.fromEntries(
    [...[...texts.values()].join().matchAll(placeholder)].map(([, name = '']) => [name, `<${name}>`]),
  )
  const filled = (text: string | undefined, given: Record<string, unknown>) =>
    text?.replace(placeholder, (_, name: string) => String(given[name]))
  const withoutIsolates = (text: string) => text.replace(/[\u2068\u2069]/g, '')

  it('are said with their values filled in', () => {
    const { t } = translatorFor(lang)
    expect(plain.length).toBeGreaterThan(300)
    for (const key of plain)
      expect([key, withoutIsolates(t(key, values))]).toEqual([key, filled(texts.get(key), values)])
  })
  it('are said in the plural form that the language has for the count', () => {
    const { t } = translatorFor(lang)
    const rules = new Intl.PluralRules(lang)
    expect(plurals.length).toBeGreaterThan(10)
    for (const key of plurals)
      for (const count of counts) {
        const given = { ...values, count }
        const text = texts.get(`${key}_${rules.select(count)}`) ?? texts.get(`${key}_other`)
        expect([key, count, withoutIsolates(t(key, given))]).toEqual([key, count, filled(text, given)])
      }
  })
  it('are said without a count too where they have no plural, and none is missing', () => {
    const missing: string[] = []
    const { t } = translatorFor(lang, missing)
    for (const key of plain) t(key)
    expect(missing).toEqual([])
  })
  it('are those of English where the language has none', () => {
    const translator = createTranslator({ lang, words: {}, fallbacks: ['en'], onMissing: () => undefined })
    translator.add('en', wordsOf('en'), false)
    const english = textsOf('en')
    for (const [key, text] of english)
      if (!form.test(key)) expect([key, translator.t(key)]).toEqual([key, text.replace(placeholder, '')])
    // English has a form for one and one for all others, whatever the language on top would say.
    for (const count of counts) {
      const key = count === 1 ? 'cards.songs_one' : 'cards.songs_other'
      expect(withoutIsolates(translator.t('cards.songs', { count, n: count }))).toBe(
        filled(english.get(key), { n: count }),
      )
    }
  })
})

it('Arabic has six forms, each with a text of its own', () => {
  const { t } = translatorFor('ar')
  const forms = [0, 1, 2, 3, 11, 100].map((count) => t('cards.songs', { count, n: count }))
  expect(new Set(forms).size).toBe(6)
})
