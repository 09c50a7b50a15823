import { expect, it } from 'vitest'
import { decimalText } from './decimal.ts'

it.each([
  ['en', 'latn', '1.25'],
  ['de', 'latn', '1,25'],
  ['ro', 'latn', '1,25'],
  ['ar', 'arab', '١٫٢٥'],
  ['ar', 'latn', '1.25'],
] as const)('in %s with %s digits 1.25 is written %s', (lang, numerals, text) => {
  expect(decimalText(1.25, lang, numerals)).toBe(text)
})
it('a whole number stays whole', () => {
  expect(decimalText(2, 'fr', 'latn')).toBe('2')
})
