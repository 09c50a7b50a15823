/** Whole minor units inside, `amount` and `currency` on the wire (ENTITY-PRICE). */
import type { Language } from '../contract/languages.ts'
import type { Price } from '../contract/shared.ts'
import { pointOf } from './decimal.ts'
import { type Numerals, wholeNumber, withDigits } from './numerals.ts'

export interface Money {
  /** Cents of a euro, yen, thousandths of a dinar. */
  readonly minor: number
  readonly currency: string
}
type WirePrice = Pick<Price, 'amount' | 'currency'>

/** ISO 4217: the currencies whose minor unit is not a hundredth. */
const withoutMinorUnit = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
)
const inThousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))
export const exponentOf = (currency: string): number => {
  if (withoutMinorUnit.has(currency)) return 0
  return inThousandths.has(currency) ? 3 : 2
}

/** Rounded by its decimal digits: 1.005 has no exact double, and must become 1.01. */
const minorOf = (amount: number, exponent: number): number => {
  const digits = String(amount)
  // Digits in scientific notation are of an amount that is either too large or rounds to nothing.
  return Math.round(digits.includes('e') ? amount * 10 ** exponent : Number(`${digits}e${exponent}`))
}

/** Null where the amount is none, or too large to be counted exactly: 0 would make it free. */
export const parsePrice = ({ amount, currency }: WirePrice): Money | null => {
  const minor = minorOf(amount, exponentOf(currency))
  return Number.isSafeInteger(minor) ? { minor, currency } : null
}
export const priceOf = ({ minor, currency }: Money): WirePrice => ({
  amount: Number(`${minor}e-${exponentOf(currency)}`),
  currency,
})
/** False where an amount has more decimals than its currency, or is too large to be exact. */
export const isExactPrice = (price: WirePrice): boolean => {
  const money = parsePrice(price)
  return money !== null && priceOf(money).amount === price.amount
}

/** PURCHASE-15: where the tenant's price_format.count sets none. */
const usualDecimals = 2
const mostDecimals = 4

/** PURCHASE-14, 16: 0 is a valid number of decimals. */
export const decimalsOf = (count: unknown): number => {
  const text = String(count ?? '').trim()
  const number = Number(text)
  return text !== '' && Number.isInteger(number) && number >= 0 && number <= mostDecimals
    ? number
    : usualDecimals
}

/** With fewer decimals than the currency has, the nearest sum; 10 ** 4 stands for 1 where four are shown. */
const scaled = ({ minor, currency }: Money, decimals: number) => {
  const missing = exponentOf(currency) - decimals
  return missing > 0 ? Math.round(minor / 10 ** missing) : minor * 10 ** -missing
}
/** False where so few decimals would show another sum. */
export const fitsDecimals = (money: Money, decimals: number): boolean => {
  const missing = exponentOf(money.currency) - decimals
  return missing <= 0 || money.minor % 10 ** missing === 0
}

/** A sum as it is shown, in the two parts that the specification names. AMBIG-090, ENTITY-PRICE */
interface ShownAmount {
  amountMain: string
  /** Empty where no decimals are shown. */
  amountExt: string
}

/** The same in Node and in every browser, whose Intl differ. */
export const shownAmount = (
  money: Money,
  decimals: number,
  lang: Language,
  numerals: Numerals,
): ShownAmount => {
  const digits = Math.max(0, scaled(money, decimals))
  const unit = 10 ** decimals
  const amountMain = wholeNumber(Math.floor(digits / unit), lang, numerals)
  const remaining = decimals === 0 ? '' : String(digits % unit).padStart(decimals, '0')
  const amountExt = withDigits(remaining, numerals)
  return { amountMain, amountExt }
}

export const textOfAmount = (
  { amountMain, amountExt }: ShownAmount,
  lang: Language,
  numerals: Numerals,
): string => (amountExt ? amountMain + pointOf(lang, numerals) + amountExt : amountMain)

/** The product of a sum and a span of seconds is more than a double counts exactly. */
const floorShare = (minor: number, weight: number, sum: number) =>
  Number((BigInt(minor) * BigInt(weight)) / BigInt(sum))

/** Shares are rounded down; the remaining units go one each to the last that have a weight. */
export const allocate = ({ minor, currency }: Money, weights: readonly number[]): Money[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (minor < 0 || sum === 0 || weights.some((weight) => weight < 0))
    throw new RangeError('a sum is split by weights; neither is negative, and one weighs something')
  const shares = weights.map((weight) => floorShare(minor, weight, sum))
  let left = shares.reduce((remaining, share) => remaining - share, minor)
  for (let at = shares.length - 1; left > 0; at--) {
    if (!weights[at]) continue
    shares[at] = (shares[at] ?? 0) + 1
    left--
  }
  return shares.map((share) => ({ minor: share, currency }))
}

/** The share of `part` in `whole`, rounded down. */
export const prorate = (money: Money, part: number, total: number): Money => {
  const [share = money] = allocate(money, [part, total - part])
  return share
}

/** In whole percent, rounded down; null where it takes off nothing. SUBS-54 to 56 */
export const percentOff = (price: Money, promotion: Money | undefined): number | null => {
  if (!promotion || promotion.minor < 0 || promotion.minor >= price.minor) return null
  const percentOfPrice = { ...price, minor: 100 }
  return Math.max(1, prorate(percentOfPrice, price.minor - promotion.minor, price.minor).minor)
}
