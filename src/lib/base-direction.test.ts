import { expect, it } from 'vitest'
import { baseDirection } from './base-direction.ts'

it.each([
  ['Raum 11 تُحيي الليلة', undefined, 'rtl'],
  ['Raum 11 تُحيي الليلة', 'ar', 'rtl'],
  ['Café Andalus: خصم', 'ar', 'rtl'],
  ['The word رواق', undefined, undefined],
  ['Das Wort رواق', 'de', undefined],
  ['ضوء Raum 11', 'ar', undefined],
  ['12 حكاية', 'ar', undefined],
  ['Raum 11', 'ar', undefined],
  ['1 min · \u2068دفتر الحكايات\u2069', undefined, undefined],
  ['', undefined, undefined],
] as const)('“%s” said in %s runs %s where its first letter says otherwise', (text, lang, dir) => {
  expect(baseDirection(text, lang)).toBe(dir)
})
