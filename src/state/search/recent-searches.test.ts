import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { notifyLogout } from '../session/session-listeners.ts'

let disk: Map<string, string>
beforeEach(() => {
  disk = new Map()
  vi.stubGlobal('localStorage', createStorage(disk))
})
afterEach(() => vi.unstubAllGlobals())

const stored = () => JSON.parse(disk.get('recentSearch') ?? 'null') as unknown

it('recent searches are a list of texts under recentSearch, removed one by one or all [SEARCH-05] [SEARCH-06]', () => {
  for (const text of ['light', '  ', 'moon', 'sand']) rememberSearch(text)
  expect(stored()).toEqual(['light', 'moon', 'sand'])
  forgetSearch('moon')
  expect([stored(), recentSearches.texts]).toEqual([
    ['light', 'sand'],
    ['light', 'sand'],
  ])
  forgetSearches()
  expect(stored()).toEqual([])
})

it.each(['not json', '{"a":1}', '7', 'null', '[7,null,{}]'])('invalid content is ignored: %s', (broken) => {
  vi.spyOn(console, 'info').mockReturnValue()
  disk.set('recentSearch', broken)
  rememberSearch('light')
  expect(stored()).toEqual(['light'])
  vi.restoreAllMocks()
})

it('failing storage loses no search: this page still has them', () => {
  vi.spyOn(console, 'info').mockReturnValue()
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  rememberSearch('light')
  expect(recentSearches.texts).toEqual(['light'])
  vi.restoreAllMocks()
})

it('a logout leaves none in memory for the next user', async () => {
  rememberSearch('secret')
  await notifyLogout(null, 'lost')
  expect(recentSearches.texts).toEqual([])
})
