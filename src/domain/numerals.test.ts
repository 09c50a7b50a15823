import { describe, expect, it } from 'vitest'
import { clockText, numeralsOf, wholeNumber, withDigits } from './numerals.ts'

describe('numbers on screen', () => {
  it('are Arabic-Indic in Arabic and Latin elsewhere, unless the tenant asks for Latin', () => {
    expect(numeralsOf('ar')).toBe('arab')
    expect(numeralsOf('ar', 'latn')).toBe('latn')
    expect(numeralsOf('de', 'arab')).toBe('latn')
  })

  it.each([
    ['en', 214000, '214,000'],
    ['de', 214000, '214.000'],
    ['fr', 1234567, '1\u202f234\u202f567'],
    ['ar', 214000, '٢١٤٬٠٠٠'],
    ['es', 999, '999'],
  ] as const)('are grouped as %s does', (lang, value, text) => {
    expect(wholeNumber(value, lang, numeralsOf(lang))).toBe(text)
  })

  it.each([
    [0, '0:00'],
    [221, '3:41'],
    [3723, '1:02:03'],
    [59.6, '1:00'],
  ])('show %d seconds as %s', (seconds, text) => {
    expect(clockText(seconds, 'latn')).toBe(text)
  })

  it('show times in the digits of the screen', () => {
    expect(clockText(221, 'arab')).toBe('٣:٤١')
    expect(withDigits('2026', 'arab')).toBe('٢٠٢٦')
  })
})
