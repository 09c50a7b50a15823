/** The search page as its visitor names its parts, and what it says in its address. */
import type { Page } from '@playwright/test'

export const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
export const results = (page: Page) => page.getByRole('grid', { name: 'Results' })
export const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
export const keptSearches = (page: Page) => page.evaluate(() => localStorage.getItem('recentSearch'))
