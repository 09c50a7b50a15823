/** Texts in six languages, in one order, so that a missing translation does not compile. Another one reads the first. */
import { type Language, languageCodes } from '../../../../src/contract/languages.ts'

export type Six = readonly [en: string, ar: string, fr: string, de: string, es: string, ro: string]

const order: readonly Language[] = ['en', 'ar', 'fr', 'de', 'es', 'ro']

type Filling = Partial<Record<Language, string>> | string

const valueIn = (filling: Filling | undefined, lang: Language) =>
  typeof filling === 'string' ? filling : (filling?.[lang] ?? '')

/** One text by language; `{key}` is replaced by what `fillings` has for that language. */
export const texts = (six: Six, fillings: Record<string, Filling> = {}): Record<Language, string> => {
  const pairs = languageCodes.map((lang) => {
    const text = (six[order.indexOf(lang)] ?? six[0]).replace(/\{(\w+)\}/g, (_, key: string) =>
      valueIn(fillings[key], lang),
    )
    return [lang, text] as const
  })
  return Object.fromEntries(pairs) as Record<Language, string>
}

export const joined = (parts: readonly Record<Language, string>[]): Record<Language, string> =>
  Object.fromEntries(
    languageCodes.map((lang) => [lang, parts.map((part) => part[lang]).join(' ')]),
  ) as Record<Language, string>
