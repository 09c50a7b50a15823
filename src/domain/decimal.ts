/** The same in Node and in every browser, whose Intl differ. */
import type { Language } from '../contract/languages.ts'
import { type Numerals, withDigits } from './numerals.ts'

const points: Record<Language, string> = { en: '.', ar: '٫', fr: ',', de: ',', es: ',', ro: ',' }

export const pointOf = (lang: Language, numerals: Numerals): string =>
  lang === 'ar' && numerals === 'latn' ? '.' : points[lang]

export const decimalText = (value: number, lang: Language, numerals: Numerals): string =>
  withDigits(String(value).replace('.', pointOf(lang, numerals)), numerals)
