import { describe, expect, it } from 'vitest'
import { pageTitle } from './page-title.ts'

const parts = {
  prefix: 'Free:',
  title: 'albums',
  brand: 'Riwaq',
  vertical: 'Music',
  mainTitle: 'Listen and read',
  lang: 'en',
}
const inOrder = (title: string, ...texts: string[]) => {
  const places = texts.map((text) => title.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
}

describe('the title of a page', () => {
  it('is prefix, capitalised title, dash, brand, bar, vertical, in this order [SEO-01] [AMBIG-022]', () => {
    inOrder(pageTitle(parts), 'Free:', 'Albums', '-', 'Riwaq', '|', 'Music')
  })
  it('has the default main title after the bar when the page has no vertical [SEO-02]', () => {
    const title = pageTitle({ ...parts, vertical: null })
    inOrder(title, 'Albums', '-', 'Riwaq', '|', 'Listen and read')
    expect(title).not.toContain('Music')
  })
  it('capitalises by the rules of the language and leaves scripts without capitals alone', () => {
    expect(pageTitle({ ...parts, prefix: '', title: 'école', lang: 'fr' })).toMatch(/^École - /)
    expect(pageTitle({ ...parts, prefix: '', title: 'ألبومات', lang: 'ar' })).toMatch(/^ألبومات - /)
  })
})
