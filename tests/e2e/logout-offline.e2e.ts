/** Logout with a bad connection: it always succeeds, and nothing is lost without a message. */
import type { Page } from '@playwright/test'
import { expect, logInAs, test, whenHydrated, whenShown, whenSignedIn } from '../support/portal.ts'
import { ignoringBidiMarks } from '../support/ignore-bidi-marks.ts'

const main = (page: Page) => page.getByRole('main')
const corner = (page: Page) => page.getByRole('button', { name: 'Account and settings' })
const account = (page: Page) => page.getByRole('button', { name: /^Account: / })

/** Takes back one of the favourites that the demo gave its first user; answers its title. */
const removeOneLike = async (page: Page) => {
  await page.goto('/favorites')
  await whenHydrated(page)
  await main(page).getByRole('button', { name: 'Albums', exact: true }).click()
  await main(page).locator('a[href*="/music/albums/"]').filter({ visible: true }).first().click()
  await whenShown(page, /^\/music\/albums\//)
  const likeButton = main(page)
    .getByRole('button', { name: /^Like: / })
    .filter({ visible: true })
    .first()
  await expect(likeButton).toHaveAttribute('aria-pressed', 'true')
  await likeButton.click()
  await expect(likeButton).toHaveAttribute('aria-pressed', 'false')
  return ((await likeButton.getAttribute('aria-label')) ?? '').replace('Like: ', '')
}

test('the logout page lists unsent writes first and lets the user choose', async ({ page }) => {
  await page.route('**/api/like/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )
  await logInAs(page, 'omar')
  const title = await removeOneLike(page)
  expect(title).not.toBe('')

  await page.goto('/external/logout')
  await expect(main(page).getByRole('alert')).toHaveText(
    ignoringBidiMarks(`1 change hasn’t been sent yet: ${title}.`),
  )
  await main(page).getByRole('button', { name: 'Stay signed in' }).click()
  await whenShown(page, /^\/$/)
  await whenSignedIn(page)
  await expect(account(page)).toBeVisible()

  await page.goto('/external/logout')
  await main(page).getByRole('button', { name: 'Sign out anyway' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible()
  await expect(corner(page)).toBeVisible()
})

test('signing out from the menu names unsent writes in a dialog: dismissed the session stays, confirmed it ends', async ({
  page,
}) => {
  await page.route('**/api/like/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )
  await logInAs(page, 'omar')
  const title = await removeOneLike(page)
  const signOut = async () => {
    await account(page).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      ignoringBidiMarks(`1 change hasn’t been sent yet: ${title}.`),
    )
  }
  const dialog = page.getByRole('dialog', { name: 'Sign out' })

  await signOut()
  await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(account(page)).toBeFocused()
  await signOut()
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(account(page)).toBeVisible()

  await signOut()
  await dialog.getByRole('button', { name: 'Sign out anyway' }).click()
  await expect(corner(page)).toBeVisible({ timeout: 15_000 })
  expect((await page.context().cookies()).filter(({ name }) => name === 'user-token')).toEqual([])
})

test('a guest on the logout page reads that they are signed out before all translations are loaded', async ({
  page,
}) => {
  await page.route('**/assets/words-*.js', () => undefined)
  await page.goto('/external/logout', { waitUntil: 'commit' })
  await expect(main(page).getByText('Your data has been removed from this device.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible()
})

test('on a stalled connection logout still ends the session on this device', async ({ page }) => {
  await page.route('**/api/logout', () => undefined)
  await logInAs(page, 'omar')
  await account(page).click()
  const logoutRequest = page.waitForRequest('**/api/logout')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await logoutRequest
  await expect(corner(page)).toBeVisible({ timeout: 15_000 })
  expect((await page.context().cookies()).filter(({ name }) => name === 'user-token')).toEqual([])
})
