/**
 * The same in Node and in every browser (their Intl differ, and a rendered document must hydrate). Within one
 * screen there is one system of digits: the tenant may choose it for Arabic, all else is Latin.
 */
import type { Language } from '../contract/languages.ts'

export type Numerals = 'latn' | 'arab'

export const numeralsOf = (lang: Language, tenant?: string | undefined): Numerals =>
  lang === 'ar' && tenant !== 'latn' ? 'arab' : 'latn'

const arabic = '٠١٢٣٤٥٦٧٨٩'
export const withDigits = (text: string, numerals: Numerals): string =>
  numerals === 'latn' ? text : text.replace(/\d/g, (digit) => arabic[Number(digit)] ?? digit)

/** A language that is not named here uses the narrow space, which no reader takes for a decimal sign. */
const groups: Partial<Record<Language, string>> = { en: ',', ar: '٬', de: '.', es: '.', ro: '.' }

/** 214000 to `214,000`, in the language's grouping. */
export const wholeNumber = (value: number, lang: Language, numerals: Numerals): string => {
  // Arabic with Latin digits groups as English does.
  const group = lang === 'ar' && numerals === 'latn' ? ',' : (groups[lang] ?? '\u202f')
  const text = String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, group)
  return withDigits(text, numerals)
}

/** 221 to `3:41`, 3723 to `1:02:03`. */
export const clockText = (seconds: number, numerals: Numerals): string => {
  const total = Math.max(0, Math.round(seconds))
  const [hours, minutes, remainder] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return withDigits(
    hours > 0
      ? `${hours}:${twoDigits(minutes)}:${twoDigits(remainder)}`
      : `${minutes}:${twoDigits(remainder)}`,
    numerals,
  )
}

export const withLatinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
