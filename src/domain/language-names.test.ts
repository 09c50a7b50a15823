import { describe, expect, it } from 'vitest'
import { languageOfName } from './language-names.ts'

describe('a name without a language', () => {
  it.each([
    ['Lantern Row Records', 'ar', 'en'],
    ['River Road 27', 'ar', 'en'],
    ['فانوس', 'de', 'ar'],
  ] as const)('%s is marked as foreign on a page in %s', (name, page, expected) => {
    expect(languageOfName(name, page)).toBe(expected)
  })
  it.each([
    ['Lantern Row Records', 'de'],
    ['فانوس', 'ar'],
    ['شارع River 27', 'ar'],
    ['River شارع 27', 'en'],
    ['27', 'ar'],
    ['', 'en'],
  ] as const)('%s is not marked on a page in %s', (name, page) => {
    expect(languageOfName(name, page)).toBeUndefined()
  })
})
