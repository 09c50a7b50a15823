/** A search with a slow answer: results of another text are never shown as its results. */
import type { Page } from '@playwright/test'
import { openAndCachePage, whenAnswerIsStored } from '../support/cached-page.ts'
import { expect, logInAs, test, whenHydrated, whenControlled, whenShown } from '../support/portal.ts'
import { searchField, resultsGrid } from '../support/search-page.ts'

test.use({ serviceWorkers: 'allow' })

/** From now on no search answer arrives until the test releases it. */
const holdSearches = async (page: Page) => {
  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  await page.context().route('**/api/search*', async (route) => {
    await held
    await route.continue()
  })
  return () => answer()
}
/** Its answer is cached: a reloaded page uses it. */
const openedOnce = async (page: Page, q: string) => {
  await page.goto(`/search?q=${q}`)
  await whenHydrated(page)
  await whenAnswerIsStored(page, `"search","${q}"`)
}
const songs = (page: Page) => page.getByRole('button', { name: /^Songs/ })

test.describe('on a slow connection', () => {
  // A worker would make the request, past the route that is held here.
  test.use({ serviceWorkers: 'block' })

  test('rows of the previous query stay as placeholders and can neither be pressed nor counted', async ({
    page,
  }) => {
    await page.goto('/search')
    await whenHydrated(page)
    await searchField(page).fill('harbour')
    await expect(resultsGrid(page)).toContainText('Harbour Nights')
    const answer = await holdSearches(page)
    await searchField(page).fill('qqwxyz')
    const old = page.locator('[role=grid][aria-busy=true]').filter({ hasText: 'Harbour Nights' })
    await expect(old).toHaveAttribute('inert')
    await expect(songs(page)).toBeHidden()
    await searchField(page).press('ArrowDown')
    await expect(page.locator('[inert] [data-active]')).toHaveCount(0)
    answer()
    await expect(page.getByRole('heading', { name: /No results for/ })).toBeVisible()
  })

  test('local results show while the answer loads and are replaced by it', async ({ page }) => {
    await openedOnce(page, 'arcade')
    await openedOnce(page, 'harbour')
    await expect(resultsGrid(page)).toContainText('Harbour Nights')
    const answer = await holdSearches(page)
    // Not searched for before by this name, but seen.
    await searchField(page).fill('arcad')
    await expect(resultsGrid(page)).toHaveAttribute('aria-busy', 'true')
    await expect(resultsGrid(page)).toContainText('The Arcade')
    await expect(resultsGrid(page)).not.toContainText('Harbour Nights')
    await expect(page.getByText('You’re offline')).toBeHidden()
    answer()
    await expect(resultsGrid(page)).toHaveAttribute('aria-busy', 'false')
    await expect(resultsGrid(page)).toContainText('The Arcade')
    await expect(songs(page)).toBeVisible()
  })

  for (const who of ['a guest', 'lina'] as const)
    test(`a cached search shows for ${who} before the network answers`, async ({ page }) => {
      if (who === 'lina') await logInAs(page, who, '/')
      await openedOnce(page, 'harbour')
      await page.goto('/search')
      await whenHydrated(page)
      const answer = await holdSearches(page)
      await searchField(page).fill('harbour')
      await expect(resultsGrid(page)).toContainText('Harbour Nights')
      await expect(songs(page)).toBeVisible()
      answer()
      await expect(resultsGrid(page)).toHaveAttribute('aria-busy', 'false')
    })
})

test('a filter’s count equals what it shows', async ({ page }) => {
  await page.goto('/search?q=harbour')
  await whenHydrated(page)
  const announcement = page.getByRole('status').filter({ hasText: /results$/ })
  const all = await announcement.textContent()
  await songs(page).click()
  const count = /\d+/.exec((await songs(page).textContent()) ?? '')?.[0] ?? ''
  await expect(announcement).toHaveText(`${count} results`)
  expect(await announcement.textContent()).not.toBe(all)
})

test('the empty search of an uncached page shows what works offline', async ({ page, context, portal }) => {
  await page.goto('/')
  await whenHydrated(page)
  await whenControlled(page)
  await page.locator('main a[href*="/music/albums/"]').first().click()
  await whenShown(page, /\/music\/albums\//)
  await openAndCachePage(page, new URL(page.url()).pathname)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await context.setOffline(true)
  await page.goto(`${portal.origin()}/search`)
  await whenHydrated(page)
  await expect(page.getByText('You can still search what’s on this device')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You can open these offline' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Try searching for' })).toBeHidden()
})
