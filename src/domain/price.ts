/** What a sum looks like, without the words around it; the same in Node and in every browser. */
import type { Language } from '../contract/languages.ts'
import { pointOf } from './decimal.ts'
import { type Numerals, wholeNumber, withDigits } from './numerals.ts'

/** PURCHASE-15: where the tenant's price_format.count sets none. */
const usualDecimals = 2
const mostDecimals = 4

/** PURCHASE-14, 16: none is a number like any other. */
export const decimalsOf = (count: unknown): number => {
  const text = String(count ?? '').trim()
  const number = Number(text)
  return text !== '' && Number.isInteger(number) && number >= 0 && number <= mostDecimals
    ? number
    : usualDecimals
}

/** A price as it is shown: its amount in the two parts that the specification names. AMBIG-090, ENTITY-PRICE */
interface ShownAmount {
  amountMain: string
  /** Empty where no decimals are shown. */
  amountExt: string
  text: string
}

/** Rounded by its decimal digits: 1.005 has no exact double, and is 1.01 to whoever reads it. */
const digitsOf = (amount: number, decimals: number): [whole: number, rest: string] => {
  const parts = Math.round(Number(`${amount}e${decimals}`))
  if (Number.isNaN(parts)) return digitsOf(0, decimals)
  const unit = 10 ** decimals
  const rest = decimals === 0 ? '' : String(parts % unit).padStart(decimals, '0')
  return [Math.floor(parts / unit), rest]
}

export const shownAmount = (
  amount: number,
  decimals: number,
  lang: Language,
  numerals: Numerals,
): ShownAmount => {
  const [whole, rest] = digitsOf(Math.max(0, amount), decimals)
  const amountMain = wholeNumber(whole, lang, numerals)
  const amountExt = withDigits(rest, numerals)
  return {
    amountMain,
    amountExt,
    text: amountExt ? amountMain + pointOf(lang, numerals) + amountExt : amountMain,
  }
}

/** What a promotion takes off, in whole percent, cut and not rounded up; null where it takes off nothing. SUBS-54 to 56 */
export const percentOff = (amount: number, promotion: number | undefined): number | null => {
  if (promotion === undefined || promotion < 0 || promotion >= amount) return null
  return Math.max(1, Math.floor(((amount - promotion) / amount) * 100 + 1e-9))
}
