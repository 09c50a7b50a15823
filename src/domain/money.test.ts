import { describe, expect, it } from 'vitest'
import {
  type Money,
  allocate,
  decimalsOf,
  exponentOf,
  fitsDecimals,
  isExactPrice,
  parsePrice,
  percentOff,
  priceOf,
  prorate,
  shownAmount,
  textOfAmount,
} from './money.ts'

const eur = (minor: number) => ({ minor, currency: 'EUR' })
const currencies = ['EUR', 'AED', 'JPY', 'KWD', 'XYZ'] as const

/** Whole numbers below `most`, the same in every run. */
const seeded = (seed: number) => {
  let state = seed
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}
const runs = 2_000

const moneyOf = (amount: number, currency = 'EUR') => {
  const money = parsePrice({ amount, currency })
  if (!money) throw new Error('the price cannot be read')
  return money
}
const shownText = (money: Money, decimals: number) =>
  textOfAmount(shownAmount(money, decimals, 'en', 'latn'), 'en', 'latn')

describe('a price on the wire', () => {
  it.each([
    ['EUR', 11.99, 1199],
    ['EUR', 1.005, 101],
    ['EUR', 0.615, 62],
    ['JPY', 500, 500],
    ['KWD', 12_345.678, 12_345_678],
    ['XYZ', 5, 500],
    ['EUR', 1e-7, 0],
  ])('in %s of %d is %d minor units', (currency, amount, minor) => {
    expect(parsePrice({ amount, currency })).toEqual({ minor, currency })
  })
  it.each([
    ['EUR', Number.NaN],
    ['EUR', Number.POSITIVE_INFINITY],
    ['EUR', 1e21],
    ['KWD', 1e13],
  ])('in %s of %d cannot be read', (currency, amount) => {
    expect(parsePrice({ amount, currency })).toBeNull()
  })
  it('returns from minor units as it came, in every currency', () => {
    const next = seeded(1)
    for (let run = 0; run < runs; run++) {
      const money = { minor: next(10 ** (1 + next(11))), currency: currencies[next(5)] ?? 'EUR' }
      const price = priceOf(money)
      expect(parsePrice(price)).toEqual(money)
      expect(isExactPrice(price)).toBe(true)
      expect(price.amount).toBe(money.minor / 10 ** exponentOf(money.currency))
    }
  })
  it.each([
    ['EUR', 6.99, true],
    ['EUR', 6.995, false],
    ['JPY', 500.5, false],
    ['KWD', 1.125, true],
    ['KWD', 1.1255, false],
    ['EUR', 1e21, false],
  ])('in %s of %d is exact: %s', (currency, amount, isExact) => {
    expect(isExactPrice({ amount, currency })).toBe(isExact)
  })
})

describe('the decimals of a price', () => {
  it.each([
    [3, 3],
    ['1', 1],
    [0, 0],
    ['0', 0],
    [undefined, 2],
    [null, 2],
    ['', 2],
    ['price.decimals', 2],
    [-1, 2],
    [1.5, 2],
    [40, 2],
  ])('count %s are %d [PURCHASE-14, PURCHASE-15, PURCHASE-16]', (count, decimals) => {
    expect(decimalsOf(count)).toBe(decimals)
  })
  it('are enough where the sum that is shown is the sum that is meant', () => {
    const next = seeded(2)
    for (let run = 0; run < runs; run++) {
      const money = { minor: next(100_000), currency: currencies[next(5)] ?? 'EUR' }
      const decimals = next(5)
      const shown = Number(shownText(money, decimals).replaceAll(',', ''))
      expect(fitsDecimals(money, decimals)).toBe(shown === priceOf(money).amount)
    }
  })
})

describe('an amount', () => {
  it.each([
    [11.99, 'EUR', 2, '11.99'],
    [5, 'EUR', 2, '5.00'],
    [1.005, 'EUR', 2, '1.01'],
    [0.615, 'EUR', 2, '0.62'],
    [0.05, 'EUR', 2, '0.05'],
    [9.99, 'EUR', 0, '10'],
    [12, 'EUR', 3, '12.000'],
    [12_345.678, 'KWD', 3, '12,345.678'],
    [12_345.678, 'KWD', 2, '12,345.68'],
    [500, 'JPY', 0, '500'],
    [500, 'JPY', 2, '500.00'],
    [0, 'EUR', 2, '0.00'],
    [-3, 'EUR', 2, '0.00'],
  ])('%d %s with %d decimals is %s', (amount, currency, decimals, text) => {
    expect(shownText(moneyOf(amount, currency), decimals)).toBe(text)
  })
  it.each([
    ['de', 'latn', '1.234,50'],
    ['fr', 'latn', '1\u202f234,50'],
    ['ar', 'arab', '١٬٢٣٤٫٥٠'],
    ['ar', 'latn', '1,234.50'],
  ] as const)('is formatted in %s as usual there (%s)', (lang, numerals, text) => {
    expect(textOfAmount(shownAmount(eur(123_450), 2, lang, numerals), lang, numerals)).toBe(text)
  })
  it('has the part before its point and the part behind it [ENTITY-PRICE-03, ENTITY-PRICE-04, AMBIG-090]', () => {
    expect(shownAmount(eur(123_450), 2, 'de', 'latn')).toEqual({ amountMain: '1.234', amountExt: '50' })
    expect(shownAmount(eur(123_450), 0, 'de', 'latn')).toEqual({
      amountMain: '1.235',
      amountExt: '',
    })
    expect(textOfAmount({ amountMain: '7', amountExt: '25' }, 'de', 'latn')).toBe('7,25')
    expect(textOfAmount({ amountMain: '7', amountExt: '' }, 'de', 'latn')).toBe('7')
  })
})

describe('a sum that is split', () => {
  const minorOf = (shares: readonly { minor: number }[]) => shares.map(({ minor }) => minor)

  it('gives what is left over to the last that have a weight', () => {
    expect(minorOf(allocate(eur(100), [1, 1, 1]))).toEqual([33, 33, 34])
    expect(minorOf(allocate(eur(101), [1, 1, 1, 0]))).toEqual([33, 34, 34, 0])
    expect(minorOf(allocate(eur(5), [0, 3]))).toEqual([0, 5])
    expect(minorOf(allocate(eur(0), [2, 3]))).toEqual([0, 0])
  })
  it('loses and makes nothing, and no share is off by a whole unit', () => {
    const next = seeded(3)
    for (let run = 0; run < runs; run++) {
      const money = eur(next(10 ** (1 + next(12))))
      const weights = Array.from({ length: 1 + next(6) }, () => next(10 ** next(9)))
      const sum = weights.reduce((total, weight) => total + weight, 0)
      if (sum === 0) continue
      const shares = minorOf(allocate(money, weights))
      expect(shares.reduce((total, share) => total + share, 0)).toBe(money.minor)
      for (const [at, share] of shares.entries()) {
        const exact = (money.minor / sum) * (weights[at] ?? 0)
        const tolerance = 1e-6 * Math.max(1, exact)
        expect(Number.isInteger(share)).toBe(true)
        expect(share).toBeGreaterThan(exact - 1 - tolerance)
        expect(share).toBeLessThan(exact + 1 + tolerance)
        if (weights[at] === 0) expect(share).toBe(0)
      }
    }
  })
  it('refuses negative sums and weights, weights that are no whole numbers, and none at all', () => {
    for (const weights of [[-1, 2], [0.5, 1], [0, 0], []])
      expect(() => allocate(eur(100), weights)).toThrow(RangeError)
    expect(() => allocate(eur(-1), [1])).toThrow(RangeError)
  })
})

describe('a sum by time', () => {
  it('is cut, never rounded up', () => {
    expect(prorate(eur(1199), 1, 3)).toEqual(eur(399))
    expect(prorate(eur(1199), 2, 3)).toEqual(eur(799))
    // Twice the largest sum is more than a double counts.
    expect(prorate(eur(Number.MAX_SAFE_INTEGER), 2, 3)).toEqual(eur(6_004_799_503_160_660))
    expect([prorate(eur(1199), 0, 3), prorate(eur(1199), 3, 3)]).toEqual([eur(0), eur(1199)])
  })
  it('never exceeds the sum, never shrinks with time, and its two parts never exceed the whole', () => {
    const next = seeded(4)
    for (let run = 0; run < runs; run++) {
      const money = eur(next(10 ** (1 + next(11))))
      const total = 1 + next(366 * 24 * 60 * 60)
      const part = next(total + 1)
      const { minor } = prorate(money, part, total)
      const rest = prorate(money, total - part, total).minor
      expect(minor).toBeLessThanOrEqual(money.minor)
      expect([0, 1]).toContain(money.minor - minor - rest)
      if (part < total) expect(prorate(money, part + 1, total).minor).toBeGreaterThanOrEqual(minor)
      expect(BigInt(minor) * BigInt(total) <= BigInt(money.minor) * BigInt(part)).toBe(true)
      expect((BigInt(minor) + 1n) * BigInt(total) > BigInt(money.minor) * BigInt(part)).toBe(true)
    }
  })
  it('refuses a part that is more than the whole', () => {
    expect(() => prorate(eur(100), 4, 3)).toThrow(RangeError)
  })
})

describe('a promotion', () => {
  it.each([
    [10, 7.5, 25],
    [11.99, 5.99, 50],
    [10, 0, 100],
    [10, 9.99, 1],
    [10, 10, null],
    [10, 12, null],
    [10, undefined, null],
    [10, -1, null],
    [0, 0, null],
  ])('of %d for %s takes off %s percent', (amount, promotion, off) => {
    const reduced = promotion === undefined ? undefined : moneyOf(promotion)
    expect(percentOff(moneyOf(amount), reduced)).toBe(off)
  })
})
