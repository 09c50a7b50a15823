import { expect, test, whenHydrated } from '../support/portal.ts'

test('a list whose next page is loading announces it [CONST-09]', async ({ page }) => {
  await page.goto('/en/music/tracks/category')
  await whenHydrated(page)
  let release = () => undefined as void
  const held = new Promise<void>((done) => (release = done))
  await page.route(/\/api\/structure\/.*lastId=/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Show more' }).click()
  const loading = page.getByRole('button', { name: 'Loading...', exact: true })
  await expect(loading).toBeDisabled()
  release()
  await expect(loading).toHaveCount(0)
})

test('a search with and without results is announced to screen readers [CONST-10]', async ({ page }) => {
  await page.goto('/en/search')
  await whenHydrated(page)
  const announcement = page.locator('main').getByRole('status')
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.fill('qqxxzzvvww')
  await expect(announcement).toHaveText('No matching records found')
  await field.fill('light')
  await expect(announcement).toHaveText(/^\d+ results$/)
})
