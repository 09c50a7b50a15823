/** The dialogs as a person meets them: over the page, with the focus inside, gone with Escape, with back, with the page. */
import type { Page } from '@playwright/test'
import { expect, test, whenAlive, whenShown } from '../support/portal.ts'
import { openByStore } from '../tools/lib/dialog-store.mjs'

const dialog = (page: Page, name?: string | RegExp) =>
  name === undefined ? page.getByRole('dialog') : page.getByRole('dialog', { name })
const seen = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true }).first()

const openAlbum = async (page: Page) => {
  await page.goto('/')
  await whenAlive(page)
  await page.locator('main a[href*="/music/albums/"]').filter({ visible: true }).first().click()
  await whenShown(page, /^\/music\/albums\//)
  await expect(seen(page, 'Share')).toBeVisible()
}
const focusIsInside = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null)
const isOpen = async (page: Page, name: string | RegExp) => {
  await expect(dialog(page, name)).toBeVisible()
  await focusIsInside(page)
}

test('share opens over its page with the disclaimer, the link and its code when asked, holds the focus, and gives it back on Escape [DIALOG-01, DIALOG-29, DIALOG-50]', async ({
  page,
}) => {
  await openAlbum(page)
  const address = page.url()
  await seen(page, 'Share').click()
  await isOpen(page, /^Share “/)
  expect(page.url()).toBe(address)
  await expect(dialog(page).getByText('Whoever has the link can open this page.')).toBeVisible()
  await expect(dialog(page).getByRole('textbox', { name: 'Link to this page' })).toHaveValue(address)
  await dialog(page).getByRole('button', { name: 'Show QR code' }).click()
  await expect(dialog(page).getByRole('img', { name: 'QR code with the link to this page' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Hide QR code' }).click()
  await expect(dialog(page).getByRole('img', { name: 'QR code' })).toBeHidden()
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    await focusIsInside(page)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(seen(page, 'Share')).toBeFocused()
  expect(page.url()).toBe(address)
})

test('back closes a dialog and stays on the page; the next back leaves it', async ({ page }) => {
  await openAlbum(page)
  const address = page.url()
  await seen(page, 'Share').click()
  await isOpen(page, /^Share “/)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  expect(page.url()).toBe(address)
  await page.goBack()
  await whenShown(page, /^\/$/)
})

test('on a phone a sheet follows the finger: let go early it springs back, pulled far it closes and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await openAlbum(page)
  await seen(page, 'Share').click()
  await isOpen(page, /^Share “/)
  const sheet = dialog(page)
  // Its body may come after its frame, and makes it taller.
  await expect(sheet.getByRole('textbox', { name: 'Link to this page' })).toBeVisible()
  const top = async () => (await sheet.boundingBox())?.y ?? 0
  let rest = NaN
  const atRest = async () => {
    const before = rest
    rest = await top()
    return rest === before && (await sheet.evaluate((one) => one.getAnimations().length === 0))
  }
  await expect.poll(atRest).toBe(true)
  const pull = async (way: number) => {
    const title = await sheet.getByRole('heading').boundingBox()
    const at = { x: (title?.x ?? 0) + 20, y: (title?.y ?? 0) + 10 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    // A little back at the end: the way counts, not the speed.
    await page.mouse.move(at.x, at.y + way + 5, { steps: 3 })
    await page.mouse.move(at.x, at.y + way)
    await expect.poll(top).toBeCloseTo(rest + way, 0)
  }

  await pull(40)
  await page.mouse.up()
  await expect.poll(top).toBeCloseTo(rest, 0)
  await focusIsInside(page)

  await pull(200)
  await page.mouse.up()
  await expect(sheet).toBeHidden()
  await expect(seen(page, 'Share')).toBeFocused()
  await page.goBack()
  await whenShown(page, /^\/$/)
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true })
  test('a sheet that is taller than the screen scrolls; once it stands at its top its body pulls it down', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 300 })
    await openAlbum(page)
    await seen(page, 'Share').click()
    await isOpen(page, /^Share “/)
    const sheet = dialog(page)
    const atRest = () => sheet.evaluate((one) => one.getAnimations().length === 0)
    const hidden = () => sheet.evaluate((one) => one.scrollHeight - one.clientHeight)
    await expect.poll(hidden).toBeGreaterThanOrEqual(30)
    await expect.poll(atRest).toBe(true)
    const scrolled = () => sheet.evaluate((one) => one.scrollTop)
    await sheet.evaluate((one) => one.scrollTo(0, 30))
    expect(await scrolled()).toBe(30)
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] })
    const { y: top = 0 } = (await sheet.boundingBox()) ?? {}
    // Below the heading, which stays where it is and is a handle of its own.
    const from = top + 110
    const swipe = async (way: number) => {
      await touch('touchStart', from)
      for (let at = 10; at <= way; at += 10) await touch('touchMove', from + at)
      await touch('touchEnd')
    }

    await swipe(120)
    await expect.poll(scrolled).toBe(0)
    await expect(sheet).toBeVisible()
    await swipe(150)
    await expect(sheet).toBeHidden()
    await expect(seen(page, 'Share')).toBeFocused()
  })
})

test('a guest’s Play opens login, from it the login options open on top, never more than two [DIALOG-18, DIALOG-19]', async ({
  page,
}) => {
  await openAlbum(page)
  await seen(page, 'Play').click()
  await isOpen(page, 'Sign in')
  await expect(dialog(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /^\/login\/riwaq\?/,
  )
  await dialog(page).getByRole('button', { name: 'Other ways' }).click()
  await isOpen(page, 'Ways to sign in')
  await expect(dialog(page, 'Ways to sign in').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/(login|register)\/riwaq\?/,
  )
  await expect(page.locator('[role=dialog]')).toHaveCount(2)
  await page.goBack()
  await expect(dialog(page, 'Ways to sign in')).toBeHidden()
  await isOpen(page, 'Sign in')
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})

test('login closes when the page changes [DIALOG-CLOSE-03]', async ({ page }) => {
  await page.goto('/music/list')
  await whenAlive(page)
  await openAlbum(page)
  await seen(page, 'Play').click()
  await isOpen(page, 'Sign in')
  await page.evaluate(() => history.go(-2))
  await whenShown(page, /^\/$/)
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})

test('the word that a device cannot show something closes with its page [DIALOG-38, DIALOG-CLOSE-05]', async ({
  page,
}) => {
  await openAlbum(page)
  await openByStore(page, 'deviceNotSupported', { kind: 'game' })
  await isOpen(page, 'Not on this device')
  await dialog(page).getByRole('button', { name: 'Got it' }).click()
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
  await openByStore(page, 'deviceNotSupported', { kind: 'game' })
  await isOpen(page, 'Not on this device')
  await page.evaluate(() => history.go(-2))
  await whenShown(page, /^\/$/)
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})

test('an error without a name of its own is told with its code, and nothing else is lost [DIALOG-37]', async ({
  page,
}) => {
  await openAlbum(page)
  await openByStore(page, 'genericError', { status: 502, code: 'ODD' })
  await isOpen(page, 'That did not work')
  await expect(dialog(page).getByRole('alert')).toHaveText(/Nothing was changed and nothing is lost/)
  await expect(dialog(page).getByText('Code 502 ODD')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})

test('a link to somebody else’s address says whose before it opens [DIALOG-49]', async ({ page }) => {
  await openAlbum(page)
  await openByStore(page, 'externalRedirect', { url: 'https://label.example/desert' })
  await isOpen(page, 'You are leaving Riwaq')
  await expect(dialog(page).getByText('label.example')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Stay' }).click()
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
  await openByStore(page, 'externalRedirect', { url: 'https://label.example/desert' })
  const popup = page.waitForEvent('popup')
  await dialog(page).getByRole('button', { name: 'Open' }).click()
  await (await popup).close()
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
})
