import { describe, expect, it } from 'vitest'
import { type Locale, languageCodes, languages, localeOf } from './languages.ts'

const rows: readonly Locale[] = languages

describe('the languages of the portal', () => {
  it.each([
    ['LANG-01', 'en', 'English', 'ltr'],
    ['LANG-02', 'ar', 'Arabic', 'rtl'],
    ['LANG-03', 'fr', 'French', 'ltr'],
    ['LANG-04', 'de', 'German', 'ltr'],
    ['LANG-05', 'es', 'Spanish', 'ltr'],
    ['LANG-06', 'ro', 'Romanian', 'ltr'],
  ])('have a row [%s]: %s is %s and runs %s', (_, code, name, dir) => {
    expect(rows.filter((row) => row.code === code)).toMatchObject([{ name, dir }])
  })
  it('are these six and no other [LANG-07]', () => {
    expect([...languageCodes].sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'ro'])
  })
  it('run right to left in Arabic only [LANG-10, AMBIG-025]', () => {
    expect(rows.filter(({ dir }) => dir === 'rtl').map(({ code }) => code)).toEqual(['ar'])
    for (const code of ['de', 'es', 'ro'] as const) expect(localeOf(code).dir).toBe('ltr')
  })
  it.each([
    ['LANG-11', 'code', /^[a-z]{2}$/],
    ['LANG-12', 'iso', /^[a-z]{2}-[A-Z]{2}$/],
    ['LANG-13', 'name', /^[A-Z][a-z]+$/],
    ['LANG-14', 'prefix', /^\/[a-z]{2}$/],
    ['LANG-15', 'dir', /^(ltr|rtl)$/],
  ] as const)('state in every row [%s] its %s', (_, field, form) => {
    for (const row of rows) {
      expect(row[field]).toMatch(form)
      expect(row.iso.startsWith(`${row.code}-`)).toBe(true)
      expect(row.prefix).toBe(`/${row.code}`)
    }
  })
})
