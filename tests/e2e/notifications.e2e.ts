/** The bell of the header: a number that names what is new, until it was looked at. */
import { expect, test, whenHydrated, whenShown } from '../support/portal.ts'

test('the bell counts what is new until the notifications are opened, also after a reload', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName(/^Notifications, \d\+? new$/)
  await expect(bell).toHaveText(/^\d\+?$/)
  const counted = await bell.textContent()
  await page.reload()
  await whenHydrated(page)
  await expect(bell).toHaveText(counted ?? '')
  await bell.click()
  await whenShown(page, /^\/notifications$/)
  await expect(bell).toHaveAccessibleName('Notifications')
  await expect(bell).toHaveText('')
  const seen = () => page.evaluate(() => localStorage.getItem('arrivals:riwaq'))
  const newest = await page.getByRole('main').getByRole('listitem').count()
  expect(newest).toBeGreaterThan(5)
  expect(Number.isNaN(Date.parse((await seen()) ?? ''))).toBe(false)
})
