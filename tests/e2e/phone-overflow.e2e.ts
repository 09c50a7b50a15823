/** What a phone must show without being pushed aside. */
import { expect, test, whenHydrated } from '../support/portal.ts'

test.use({ viewport: { width: 412, height: 915 } })

test('the selected chip of a row is scrolled into view, in both directions, by its address and after a tap', async ({
  page,
}) => {
  for (const path of ['/music/genre/flamenco', '/ar/music/genre/flamenco', '/ro/main/settings']) {
    await page.goto(path)
    await whenHydrated(page)
    const chosen = page.getByRole('main').locator('[aria-current=page], [aria-pressed=true]').first()
    await expect(chosen).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0])
  }
  await page.goto('/music/genre/pop')
  await whenHydrated(page)
  const last = page.getByRole('main').locator('nav a[href*="/music/genre/"]').last()
  const name = await last.innerText()
  await last.click()
  const chosen = page.getByRole('main').locator('a[aria-current=page]').filter({ visible: true })
  await expect(chosen).toHaveText(name)
  await expect(chosen).toBeInViewport({ ratio: 1 })
})

test('a word longer than the screen breaks instead of widening the page', async ({ page }) => {
  await page.goto(`/search?q=${'x'.repeat(60)}`)
  await whenHydrated(page)
  await expect(page.getByRole('main').getByRole('heading', { name: /x{60}/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(412)
})
