/** The search page's elements by role and name, and the query of its address. */
import type { Page } from '@playwright/test'

export const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search' })
export const resultsGrid = (page: Page) => page.getByRole('grid', { name: 'Results' })
export const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
export const storedSearches = (page: Page) => page.evaluate(() => localStorage.getItem('recentSearch'))
/** The calls of the backend from now on, in order. */
export const recordSearches = (page: Page): string[] => {
  const searches: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/search') searches.push(searchParams.get('q') ?? '')
  })
  return searches
}
