/** Links that leave the portal. */
import { dialog, expectDialogOpen, openAlbumFromHome } from '../support/dialogs.ts'
import { expect, test, whenHydrated } from '../support/portal.ts'
import { openDialogThroughStore } from '../tools/lib/dialog-store.mjs'

test('an external link names its host before it opens [DIALOG-49]', async ({ page }) => {
  await openAlbumFromHome(page)
  await openDialogThroughStore(page, 'externalRedirect', { url: 'https://label.example/desert' })
  await expectDialogOpen(page, 'You’re leaving Riwaq')
  await expect(dialog(page).getByText('label.example')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Stay here' }).click()
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
  await openDialogThroughStore(page, 'externalRedirect', { url: 'https://label.example/desert' })
  const popup = page.waitForEvent('popup')
  await dialog(page).getByRole('button', { name: 'Open site' }).click()
  await (await popup).close()
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})

test('a mail or telephone link opens at once', async ({ page, portal }) => {
  const { headers, body } = await portal.get('/')
  // The document contains everything: no fresh answer follows.
  await page.route(/\/api\/structure/, () => undefined)
  for (const [to, isFollowed] of [
    ['mailto:ines@maker.example', false],
    ['tel:+49301234', false],
    ['https://maker.example/', true],
  ] as const) {
    await page.route(
      ({ pathname }) => pathname === '/',
      (route) =>
        route.fulfill({
          headers: headers as Record<string, string>,
          body: body.replaceAll('"/music/albums"', `"${to}"`),
        }),
    )
    await page.goto('/')
    await whenHydrated(page)
    const byThePage = await page.locator(`main a[href="${to}"]`).evaluate((link: HTMLElement) => {
      const tap = new MouseEvent('click', { bubbles: true, cancelable: true })
      addEventListener('click', (event) => event.preventDefault(), { once: true })
      let wasFollowed = false
      document.addEventListener('click', (event) => (wasFollowed = event.defaultPrevented), { once: true })
      link.dispatchEvent(tap)
      return wasFollowed
    })
    expect([to, byThePage]).toEqual([to, isFollowed])
    await expect(page.locator('[role=dialog]')).toHaveCount(isFollowed ? 1 : 0)
  }
})
