import { violationsOf } from '../support/axe.ts'
import { openAndCachePage, whenAnswerIsStored } from '../support/cached-page.ts'
import { expect, logInAs, test, whenHydrated, whenShown } from '../support/portal.ts'
import { searchField, storedSearches, queryOf, resultsGrid } from '../support/search-page.ts'
import { inSecondRun } from '../support/second-run.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'typing searches, the address holds query and kind, a result plays from its row and the search is stored as recent [SEARCH-05] [SEARCH-06]',
  inSecondRun,
  async ({ page }) => {
    await logInAs(page, 'omar', '/search')
    await searchField(page).fill('desret light')
    const album = resultsGrid(page).getByRole('row').filter({ hasText: 'Desert Light' }).first()
    await expect(album).toBeVisible()
    expect(queryOf(page)).toEqual({ q: 'desret light' })
    await page
      .getByRole('group', { name: 'Filter by type' })
      .getByRole('button', { name: /^Songs/ })
      .click()
    await expect.poll(() => queryOf(page)).toEqual({ q: 'desret light', kind: 'songs' })
    await page.reload()
    await expect(searchField(page)).toHaveValue('desret light')
    expect(await storedSearches(page)).toBeNull()
    await resultsGrid(page).getByRole('button', { name: 'Play Desert Light' }).click()
    await expect(page.getByRole('region', { name: 'Player' })).toContainText('Desert Light')
    expect(JSON.parse((await storedSearches(page)) ?? '')).toEqual(['desret light'])

    await page.getByRole('button', { name: 'Clear search' }).click()
    const recent = page.getByRole('grid', { name: 'Recent searches' })
    await recent.getByRole('button', { name: 'desret light', exact: true }).click()
    await expect(resultsGrid(page)).toContainText('Desert Light')
    await searchField(page).press('Escape')
    const row = recent.getByRole('row', { name: 'Recent searches' })
    await expect(recent.getByRole('row', { name: 'Try searching for' }).getByRole('button')).not.toHaveCount(
      0,
    )
    await row.getByRole('button', { name: 'Remove' }).click()
    await expect(recent).toBeHidden()
    expect(await storedSearches(page)).toBe('[]')
  },
)

test('a match outside the title shows its text with the query marked', async ({ page }) => {
  await page.goto('/en/search')
  await whenHydrated(page)
  await searchField(page).fill('light')
  const row = resultsGrid(page).getByRole('row').filter({ hasText: 'Playlist: Night bus' })
  await expect(row).toContainText('Lights on wet glass')
  await expect(row.locator('mark')).toHaveText('Light')
  const titled = resultsGrid(page).getByRole('row').filter({ hasText: 'Windows at Low Light' }).first()
  await expect(titled).toContainText('Maeve Fenwick')
})

test('the keyboard alone types, moves through results, opens one and returns to it', async ({ page }) => {
  await page.goto('/search-q')
  await whenHydrated(page)
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('light')
  await expect(resultsGrid(page)).toContainText('Best match')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const active = async () => {
    const id = (await searchField(page).getAttribute('aria-activedescendant')) ?? ''
    return page.locator(`[id="${id}"]`)
  }
  await expect((await active()).getByRole('button')).toHaveAccessibleName(/^Play /)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  const link = (await active()).getByRole('link')
  const href = (await link.getAttribute('href')) ?? ''
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === href)
  expect(await storedSearches(page)).toBe('["light"]')
  await page.goBack()
  await whenShown(page, /^\/search-q$/)
  await expect(searchField(page)).toHaveValue('light')
  await searchField(page).focus()
  await page.keyboard.press('Escape')
  await expect(searchField(page)).toHaveValue('')
  await expect.poll(() => queryOf(page)).toEqual({})
})

test('a section is found by its name, also in English and offline, while typing and by keyboard', async ({
  page,
  context,
  problems,
}) => {
  await openAndCachePage(page, '/ar/search?q=podcasts')
  await expect(page.getByRole('grid', { name: 'الأقسام' }).getByRole('link')).toBeVisible()
  // The document does not contain it, so the first client render matches the host's.
  expect(problems).toEqual([])
  const typed = page.getByRole('combobox')
  const sectionLinks = page.getByRole('grid', { name: 'الأقسام' }).getByRole('link')
  await typed.fill('audiob')
  await expect(sectionLinks).toHaveAttribute('href', '/ar/audiobook/list')
  await expect(page.getByRole('heading', { name: /لا توجد نتائج/ })).toBeHidden()
  await typed.fill('العاب')
  await expect(sectionLinks).toHaveAttribute('href', '/ar/games/list')
  await typed.fill('desert light')
  await expect(sectionLinks).toHaveCount(0)
  await context.setOffline(true)
  await typed.fill('podcasts')
  await expect(sectionLinks).toHaveAttribute('href', '/ar/podcast/list')
  await expect(page.getByRole('heading', { name: /لا توجد نتائج/ })).toBeHidden()
  await context.setOffline(false)
  await typed.press('ArrowDown')
  while ((await page.locator('[data-active]').getByRole('link').count()) === 0) await typed.press('ArrowDown')
  await typed.press('Enter')
  await whenShown(page, /\/podcast\/list$/)
  expect(JSON.parse((await storedSearches(page)) ?? '')).toEqual(['podcasts'])
})

test('a section opened before its query was sent is stored under that query as recent, and links back to it', async ({
  page,
}) => {
  await page.goto('/en/search?q=desert+light')
  await whenHydrated(page)
  await expect(resultsGrid(page)).toContainText('Desert Light')
  await searchField(page).evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'podcasts')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector<HTMLElement>('[data-row] a[href$="/podcast/list"]')?.click()
  })
  await whenShown(page, /\/podcast\/list$/)
  expect(JSON.parse((await storedSearches(page)) ?? '')).toEqual(['podcasts'])
  await page.goBack()
  await whenShown(page, /\/search$/)
  await expect(searchField(page)).toHaveValue('podcasts')
  expect(queryOf(page)).toEqual({ q: 'podcasts' })
})

test.describe('from the top of a wide page', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('is stored as a recent search, and its answer is cached', async ({ page }) => {
    await page.goto('/')
    await whenHydrated(page)
    const top = page.getByRole('combobox', { name: 'Search' })
    await top.fill(' paper ')
    await top.press('Enter')
    await expect(resultsGrid(page)).toContainText(/paper/i)
    await expect.poll(() => storedSearches(page)).toBe('["paper"]')
    await whenAnswerIsStored(page, '"search","paper"')
    await page.getByRole('button', { name: 'Clear search' }).click()
    const recent = page.getByRole('grid', { name: 'Recent searches' })
    await expect(recent.getByRole('button', { name: 'paper', exact: true })).toBeVisible()
  })
})

test('on an upright tablet results stand in two columns', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/search?q=light')
  await whenHydrated(page)
  const heading = page.getByRole('heading', { name: 'Songs', exact: true })
  const songs = resultsGrid(page).getByRole('rowgroup').filter({ has: heading }).locator('[data-row]')
  await expect(songs).toHaveCount(4)
  const [one, other] = [await songs.nth(0).boundingBox(), await songs.nth(1).boundingBox()]
  expect(other?.y).toBe(one?.y)
  expect(other?.x).toBeGreaterThan((one?.x ?? 0) + (one?.width ?? 0))
})
