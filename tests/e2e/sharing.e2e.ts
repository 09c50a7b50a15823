/** Sharing: a link to the clipboard or to another app, and following a shared link. */
import type { Page } from '@playwright/test'
import { dialog, expectDialogOpen, openAlbumFromHome, visibleButton } from '../support/dialogs.ts'
import { expect, test, whenHydrated, whenShown } from '../support/portal.ts'

const share = async (page: Page) => {
  await visibleButton(page, 'Share').click()
  await expectDialogOpen(page, /^Share “/)
}
const shareButtons = (page: Page) =>
  dialog(page).getByRole('button', { name: /^(?:Copy link|Share with an app)$/ })
const nativelyShared = (page: Page) => page.evaluate(() => (window as { shared?: ShareData[] }).shared ?? [])

/** The device's share sheet: accepts the data, or is closed by the user. */
const withSystemSheet = (page: Page, answer: 'taken' | 'closed') =>
  page.addInitScript((how) => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        shared.push(data)
        if (how === 'closed') throw new DOMException('the sheet was closed', 'AbortError')
      },
    })
  }, answer)

test.describe('on a desktop', () => {
  test('a copied link is the address of the page, in its language, and opens it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAlbumFromHome(page)
    const address = page.url()
    await share(page)
    await expect(shareButtons(page).first()).toHaveText('Copy link')
    await shareButtons(page).first().click()
    await expect(page.getByText('Link copied')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(address)
    const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).first().innerText()
    const other = await context.newPage()
    await other.goto(copied)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(heading)
  })

  test('a refused clipboard is reported, and the link stays to be selected', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('not here', 'NotAllowedError'))
    })
    await openAlbumFromHome(page)
    await share(page)
    await shareButtons(page).first().click()
    await expect(page.getByText('The link couldn’t be copied. Select it above to copy it.')).toBeVisible()
    await expect(dialog(page).getByRole('textbox', { name: 'Link to this page' })).toHaveValue(page.url())
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the native share sheet opens first with title and link; once it succeeds, ours closes', async ({
    page,
  }) => {
    await withSystemSheet(page, 'taken')
    await openAlbumFromHome(page)
    const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).first().innerText()
    await share(page)
    await expect(shareButtons(page)).toHaveText(['Share with an app', 'Copy link'])
    await shareButtons(page).first().click()
    await expect(dialog(page)).toHaveCount(0)
    expect(await nativelyShared(page)).toEqual([{ title: heading, url: page.url() }])
  })

  test('dismissing the native share sheet returns to ours without an error', async ({ page }) => {
    await withSystemSheet(page, 'closed')
    await openAlbumFromHome(page)
    await share(page)
    await shareButtons(page).first().click()
    await expect.poll(async () => (await nativelyShared(page)).length).toBe(1)
    await expect(dialog(page)).toBeVisible()
    await expect(page.getByText('couldn’t')).toHaveCount(0)
    await shareButtons(page).first().click()
    await expect.poll(async () => (await nativelyShared(page)).length).toBe(2)
  })

  test('without a native share sheet the link alone is shown', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await openAlbumFromHome(page)
    await share(page)
    await expect(shareButtons(page)).toHaveText(['Copy link'])
  })
})

test('an external link asks first, names the host, and sends no referrer [DIALOG-49]', async ({
  page,
  context,
}) => {
  const requests: string[] = []
  await context.route(/^https:/, async (route) => {
    requests.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
  })
  await page.goto('/apps/viewAll')
  await whenHydrated(page)
  await page.locator('main a[href*="/apps/pd/"]').filter({ visible: true }).first().click()
  await whenShown(page, /^\/apps\/pd\//)
  const address = page.url()
  const openLink = page.getByRole('main').getByRole('link', { name: 'Open', exact: true })
  const there = new URL((await openLink.getAttribute('href')) ?? '')
  expect(there.protocol).toBe('https:')

  await openLink.click()
  await expectDialogOpen(page, 'You’re leaving Riwaq')
  await expect(dialog(page).getByText(there.host)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Stay here' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(openLink).toBeFocused()
  expect([page.url(), context.pages().length, requests]).toEqual([address, 1, []])

  await page.keyboard.press('Enter')
  await expectDialogOpen(page, 'You’re leaving Riwaq')
  const opened = context.waitForEvent('page')
  await dialog(page).getByRole('button', { name: 'Open site' }).click()
  const other = await opened
  await other.waitForLoadState()
  expect(other.url()).toBe(there.href)
  expect(await other.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
  expect(requests).toEqual([there.href])
  await expect(dialog(page)).toHaveCount(0)
  expect(page.url()).toBe(address)
})
