import { describe, expect, it } from 'vitest'
import { canonicalSearch } from './canonical-search.ts'
import { addressesOf } from './canonical.ts'

describe('the canonical address', () => {
  it('keeps whitelisted query parameters [SEO-04] [AMBIG-024]', () => {
    expect(canonicalSearch(new URLSearchParams('page=2&genre=jazz'), ['genre', 'page'])).toBe(
      '?genre=jazz&page=2',
    )
  })
  it('drops every other query parameter [SEO-05]', () => {
    expect(canonicalSearch(new URLSearchParams('utm_source=x&genre=jazz&code=1'), ['genre'])).toBe(
      '?genre=jazz',
    )
    expect(canonicalSearch(new URLSearchParams('genre=jazz'), [])).toBe('')
  })
  it('has no prefix in the default language, whichever that is [AMBIG-023]', () => {
    expect(addressesOf('/music/list', '', 'de', 'de').canonical).toBe('/music/list')
    expect(addressesOf('/music/list', '', 'en', 'de').canonical).toBe('/en/music/list')
    expect(addressesOf('/', '', 'ar', 'en').canonical).toBe('/ar')
  })
  it('has an alternate for each language and one for everybody else [SEO-06]', () => {
    const { alternates } = addressesOf('/music/list', '?genre=jazz', 'ar', 'ar')
    expect(alternates).toEqual([
      { lang: 'en', href: '/en/music/list?genre=jazz' },
      { lang: 'ar', href: '/music/list?genre=jazz' },
      { lang: 'fr', href: '/fr/music/list?genre=jazz' },
      { lang: 'de', href: '/de/music/list?genre=jazz' },
      { lang: 'es', href: '/es/music/list?genre=jazz' },
      { lang: 'ro', href: '/ro/music/list?genre=jazz' },
      { lang: 'x-default', href: '/music/list?genre=jazz' },
    ])
  })
})
