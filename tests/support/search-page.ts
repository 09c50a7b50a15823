/** The search page as its visitor names its parts, and what it says in its address. */
import type { Page } from '@playwright/test'

export const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search' })
export const resultsGrid = (page: Page) => page.getByRole('grid', { name: 'Results' })
export const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
export const storedSearches = (page: Page) => page.evaluate(() => localStorage.getItem('recentSearch'))
/** What is asked of the backend from here on, in its order. */
export const recordSearches = (page: Page): string[] => {
  const searches: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/search') searches.push(searchParams.get('q') ?? '')
  })
  return searches
}
