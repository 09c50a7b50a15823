import { describe, expect, it } from 'vitest'
import type { Card } from '../../../src/contract/content.ts'
import { pageDescription } from './description.ts'
import type { PageSummary } from './page-summary.ts'

const tenant = { brand: 'Riwaq', description: { en: 'An arcade.' }, configurations: {} }
const nothing: PageSummary = {
  description: null,
  title: 'Pop · Albums',
  shown: [],
  count: 0,
  vertical: 'music',
  picture: null,
  path: '/music/albums/category/pop',
  item: null,
}
const items = (kind: Card['kind'], ...titles: string[]) => ({
  shown: titles.map((title) => ({ kind, title })) as Card[],
  count: titles.length,
})
const describePage = (lead: Partial<PageSummary>, lang: 'en' | 'ar' | 'de' = 'en') =>
  pageDescription(tenant, lang, { ...nothing, ...lead })

describe('the meta description of a page', () => {
  it('is its own text, where it has one', () => {
    expect(describePage({ description: 'Twelve songs.' })).toBe('Twelve songs.')
  })
  it('of a list names page, section and the first items with their verb, in the page’s language', () => {
    expect(describePage(items('album', 'Desert Light', 'Maps'))).toBe(
      'Pop · Albums – Music. Listen on Riwaq: Desert Light, Maps.',
    )
    expect(describePage({ ...items('game', 'Arches'), title: 'Games', vertical: 'games', count: 7 })).toBe(
      'Games. Play on Riwaq: Arches …',
    )
    expect(describePage(items('album', 'مد', 'جزر'), 'ar')).toContain('مد، جزر')
    expect(describePage(items('article', 'Brot'), 'de')).toContain('Auf Riwaq lesen: Brot.')
  })
  it('is limited for long names, but has at least one', () => {
    const long = 'x'.repeat(100)
    expect(describePage(items('album', long, `${long}y`))).toContain(`: ${long} …`)
    expect(describePage(items('album', 'x'.repeat(200)))).toContain('x'.repeat(200))
  })
  it('of an empty list is its name, before the portal’s default text for home', () => {
    expect(describePage({})).toBe('Pop · Albums – Music. An arcade.')
    expect(describePage({ ...items('album', 'Maps'), path: '/' })).toBe('An arcade.')
  })
})
