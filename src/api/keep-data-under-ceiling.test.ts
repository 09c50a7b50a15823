import { expect, it } from 'vitest'
import { keepDataUnderCeiling } from './keep-data-under-ceiling.ts'
import { searchQuery } from './search.ts'

const keyOf = (q: string, maxRating: number) =>
  searchQuery({ tenant: 'riwaq', lang: 'en', maxRating }, { q, group: null, limit: 7 }).queryKey

it('the results of the previous text stay until the next ones come, unless the age ceiling has changed', () => {
  const results = { total: 3 }
  const shownFor = (key: readonly unknown[]) =>
    keepDataUnderCeiling(keyOf('ligh', 20))(results, { queryKey: key })
  expect(shownFor(keyOf('lig', 20))).toBe(results)
  expect(shownFor(keyOf('lig', 60))).toBeUndefined()
  expect(shownFor(keyOf('ligh', 60))).toBeUndefined()
  expect(keepDataUnderCeiling(keyOf('ligh', 20))(results, undefined)).toBeUndefined()
})
