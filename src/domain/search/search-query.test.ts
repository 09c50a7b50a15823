/** What an address or a field asks of the search. */
import { expect, it } from 'vitest'
import { longestQuery } from '../../contract/search-groups.ts'
import { withSearchQuery, parseSearchQuery, normalizeSearchText } from './search-query.ts'

it('reads query and kind of an address, and no unknown kind', () => {
  expect(parseSearchQuery('?q=light&kind=songs')).toEqual({ q: 'light', group: 'songs' })
  expect(parseSearchQuery('?q=light&kind=toString')).toEqual({ q: 'light', group: null })
})
it('ignores control characters in a query', () => {
  expect(parseSearchQuery('?q=a%00b%07%0a').q).toBe('a b')
  expect(normalizeSearchText('\0')).toBe('')
  expect(normalizeSearchText(`${'a'.repeat(longestQuery)}b`)).toHaveLength(longestQuery)
})
it('keeps the other parameters of an address', () => {
  const place = { path: '/search', search: '?maxRating=20&kind=games&q=x' }
  expect(withSearchQuery(place, { q: 'arches', group: null })).toBe('/search?maxRating=20&q=arches')
  expect(withSearchQuery(place, { q: '', group: null })).toBe('/search?maxRating=20')
})
