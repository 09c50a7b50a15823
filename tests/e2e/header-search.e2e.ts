/** The search field of wide pages: where the focus goes, what it suggests, and the keys that lead to it. */
import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { expect, test, whenHydrated, whenIdleTasksLoaded, whenShown } from '../support/portal.ts'
import { queryOf, resultsGrid, storedSearches } from '../support/search-page.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page) => suggestions(page).getByRole('option')
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await whenHydrated(page)
}

test('Enter in the empty field leads to the search screen with the focus in its field, and typing goes on there', async ({
  page,
}) => {
  await open(page, '/en')
  await field(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('lig')
  await whenShown(page, /\/search$/)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('ht')
  await expect(field(page)).toHaveValue('light')
  await expect(resultsGrid(page)).toBeVisible()
})

test('a submitted text keeps the focus and the caret behind its last letter', async ({ page }) => {
  await open(page, '/en')
  await field(page).fill('desert')
  await page.keyboard.press('Enter')
  await whenShown(page, /\/search$/)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(' light')
  await expect(field(page)).toHaveValue('desert light')
  await expect.poll(() => queryOf(page)).toEqual({ q: 'desert light' })
})

test('suggestions open while typing; arrows choose, Enter opens, Escape closes the list and then empties the field', async ({
  page,
}) => {
  await open(page, '/en')
  await field(page).focus()
  await page.keyboard.type('desert')
  await expect(options(page).filter({ hasText: 'Desert Light' }).first()).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  expect(await violationsOf(page)).toEqual([])

  await page.keyboard.press('ArrowDown')
  const chosen = options(page).first()
  await expect(chosen).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')

  await page.keyboard.press('Escape')
  await expect(suggestions(page)).toBeHidden()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(field(page)).toHaveValue('desert')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')

  await page.keyboard.type('desert light')
  await options(page).filter({ hasText: 'Album' }).click()
  await whenShown(page, /^\/music\/albums\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Desert Light')
  await expect(field(page)).toHaveValue('')
  expect(await storedSearches(page)).toBe('["desert light"]')
})

/** In the moment in which the list comes into the document. */
const pressOnceListed = (key: string) => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role=listbox]')) return
    observer.disconnect()
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }).observe(document.body, { childList: true, subtree: true })
}

test('recent searches are suggested under the empty field, and one of them searches again', async ({
  page,
}) => {
  await open(page, '/en/search?q=paper')
  await page.evaluate(() => localStorage.setItem('recentSearch', '["paper","light"]'))
  await open(page, '/en')
  await page.evaluate(pressOnceListed, 'ArrowDown')
  await field(page).focus()
  const recent = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option')
  await expect(recent).toHaveText(['light', 'paper'])
  await expect(recent.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => queryOf(page)).toEqual({ q: 'paper' })
  await expect(field(page)).toBeFocused()
})

test('the field has one button that clears it, and none of the browser’s', async ({ page }) => {
  await open(page, '/en')
  await expect(page.locator('input[type=search]')).toHaveCount(0)
  await field(page).fill('paper')
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
})

test('a slash leads to the search and a question mark opens the shortcuts, on every page; turned off, neither does', async ({
  page,
}) => {
  await open(page, '/en/music/list')
  await whenIdleTasksLoaded(page)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('a/?')
  await expect(field(page)).toHaveValue('a/?')
  await field(page).blur()

  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(help.getByText('Search', { exact: true })).toBeVisible()
  await page.keyboard.press('/')
  await expect(help).toBeVisible()
  await help.getByRole('button', { name: 'Turn off shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  const start = page.getByRole('link', { name: 'Skip to content' })
  await start.focus()
  await page.keyboard.press('/')
  await page.keyboard.press('?')
  await expect(start).toBeFocused()
  await expect(help).toBeHidden()
})

test('the slash works while pictures of the page are still loading', async ({ page }) => {
  await page.route(/\/img\//, () => undefined)
  await page.goto('/en/music/list', { waitUntil: 'commit' })
  await whenHydrated(page)
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused({ timeout: 300 })
  }).toPass()
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
})

test('on a phone with a keyboard the slash opens the search screen with the focus in its field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 915 })
  await open(page, '/en/music/list')
  await whenIdleTasksLoaded(page)
  await page.keyboard.press('/')
  await whenShown(page, /\/search-q$/)
  await expect(field(page)).toBeFocused()
})
