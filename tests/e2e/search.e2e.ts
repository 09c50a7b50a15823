import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { expect, logInAs, test, whenAlive, whenControlled, whenShown } from '../support/portal.ts'

test.use({ serviceWorkers: 'allow' })

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const results = (page: Page) => page.getByRole('grid', { name: 'Results' })
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('recentSearch'))

test('typing finds, the address holds text and kind, a result plays from its row and the search is remembered [SEARCH-05] [SEARCH-06]', async ({
  page,
}) => {
  await logInAs(page, 'omar', '/search')
  await field(page).fill('desret light')
  const album = results(page).getByRole('row').filter({ hasText: 'Desert Light' }).first()
  await expect(album).toBeVisible()
  expect(query(page)).toEqual({ q: 'desret light' })
  await page
    .getByRole('group', { name: 'Kinds' })
    .getByRole('button', { name: /^Songs/ })
    .click()
  await expect.poll(() => query(page)).toEqual({ q: 'desret light', kind: 'songs' })
  await page.reload()
  await expect(field(page)).toHaveValue('desret light')
  expect(await kept(page)).toBeNull()
  await results(page).getByRole('button', { name: 'Play Desert Light' }).click()
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('Desert Light')
  expect(JSON.parse((await kept(page)) ?? '')).toEqual(['desret light'])

  await page.getByRole('button', { name: 'Clear the field' }).click()
  const recent = page.getByRole('grid', { name: 'Recent searches' })
  await recent.getByRole('button', { name: 'desret light', exact: true }).click()
  await expect(results(page)).toContainText('Desert Light')
  await field(page).press('Escape')
  await recent.getByRole('button', { name: 'Remove' }).click()
  await expect(recent).toBeHidden()
  expect(await kept(page)).toBe('[]')
})

test('the keyboard alone types, walks the results, opens one and comes back to it', async ({ page }) => {
  await page.goto('/search-q')
  await whenAlive(page)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('light')
  await expect(results(page)).toContainText('Best match')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const active = async () => {
    const id = (await field(page).getAttribute('aria-activedescendant')) ?? ''
    return page.locator(`[id="${id}"]`)
  }
  await expect((await active()).getByRole('button')).toHaveAccessibleName(/^Play /)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  const link = (await active()).getByRole('link')
  const href = (await link.getAttribute('href')) ?? ''
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === href)
  expect(await kept(page)).toBe('["light"]')
  await page.goBack()
  await whenShown(page, /^\/search-q$/)
  await expect(field(page)).toHaveValue('light')
  await field(page).focus()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect.poll(() => query(page)).toEqual({})
})

test('without a line it searches what this device has seen, forgives as much, and says so', async ({
  page,
  context,
}) => {
  await page.goto('/search')
  await whenAlive(page)
  await whenControlled(page)
  await field(page).fill('paper')
  await expect(results(page)).toBeVisible()
  const seen = (await results(page).getByRole('link').first().textContent()) ?? ''
  await field(page).press('Enter')
  await context.setOffline(true)
  await field(page).fill('papper')
  await expect(page.getByText('You are offline. These are things opened on this device.')).toBeVisible()
  await expect(results(page)).toContainText(/paper/i)
  expect(seen).toMatch(/paper/i)
  await field(page).fill('nothing of the kind')
  await expect(page.getByText('only what was opened on this device is searched')).toBeVisible()
})
