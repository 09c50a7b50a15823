import { describe, expect, it } from 'vitest'
import { decimalsOf, percentOff, shownAmount } from './price.ts'

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
})

describe('an amount', () => {
  it.each([
    [11.99, 2, '11.99'],
    [5, 2, '5.00'],
    [1.005, 2, '1.01'],
    [0.615, 2, '0.62'],
    [0.05, 2, '0.05'],
    [9.99, 0, '10'],
    [12345.678, 3, '12,345.678'],
    [0, 2, '0.00'],
    [-3, 2, '0.00'],
    [Number.NaN, 2, '0.00'],
  ])('%d with %d decimals is %s', (amount, decimals, text) => {
    expect(shownAmount(amount, decimals, 'en', 'latn').text).toBe(text)
  })
  it.each([
    ['de', 'latn', '1.234,50'],
    ['fr', 'latn', '1\u202f234,50'],
    ['ar', 'arab', '١٬٢٣٤٫٥٠'],
    ['ar', 'latn', '1,234.50'],
  ] as const)('is formatted in %s as usual there (%s)', (lang, numerals, text) => {
    expect(shownAmount(1234.5, 2, lang, numerals).text).toBe(text)
  })
  it('has the part before its point and the part behind it [ENTITY-PRICE-03, ENTITY-PRICE-04, AMBIG-090]', () => {
    expect(shownAmount(1234.5, 2, 'de', 'latn')).toMatchObject({ amountMain: '1.234', amountExt: '50' })
    expect(shownAmount(1234.5, 0, 'de', 'latn')).toEqual({
      amountMain: '1.235',
      amountExt: '',
      text: '1.235',
    })
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
    expect(percentOff(amount, promotion)).toBe(off)
  })
})
