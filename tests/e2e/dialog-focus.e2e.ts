/** A dialog's position, focus trap, focus return and focus ring. */
import {
  dialog,
  whenFocusInDialog,
  expectDialogOpen,
  openAlbumFromHome,
  visibleButton,
} from '../support/dialogs.ts'
import { expect, test, whenHydrated } from '../support/portal.ts'

test('the share dialog opens over its page with the disclaimer, the link and the QR code on request, traps the focus, and returns it on Escape [DIALOG-29, DIALOG-50]', async ({
  page,
}) => {
  await openAlbumFromHome(page)
  const address = page.url()
  await visibleButton(page, 'Share').click()
  await expectDialogOpen(page, /^Share “/)
  expect(page.url()).toBe(address)
  await expect(dialog(page).getByText('Anyone with the link can open this page.')).toBeVisible()
  await expect(dialog(page).getByRole('textbox', { name: 'Link to this page' })).toHaveValue(address)
  await dialog(page).getByRole('button', { name: 'Show QR code' }).click()
  await expect(dialog(page).getByRole('img', { name: 'QR code with the link to this page' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Hide QR code' }).click()
  await expect(dialog(page).getByRole('img', { name: 'QR code' })).toBeHidden()
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    await whenFocusInDialog(page)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(visibleButton(page, 'Share')).toBeFocused()
  expect(page.url()).toBe(address)
})

const nowhere = { x: NaN, y: NaN, width: NaN, height: NaN }
test('a row menu stands beside its button on a wide screen, with the page undimmed; a click outside closes it, and after a window resize it is centred', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAlbumFromHome(page)
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^More: / })
    .nth(1)
  const edge = async () => {
    const at = await button.boundingBox()
    return at ? at.x + at.width : NaN
  }
  const panel = async () => (await dialog(page).boundingBox()) ?? nowhere
  await button.click()
  await expect(dialog(page).getByRole('button', { name: 'Play next' })).toBeVisible()
  await whenFocusInDialog(page)
  const { x, width, y, height } = await panel()
  expect(x + width).toBeCloseTo(await edge(), 0)
  const row = (await button.boundingBox())?.y ?? NaN
  expect(Math.min(Math.abs(y - row), Math.abs(y + height - row))).toBeLessThan(60)
  const veil = page.locator('.mantine-Modal-overlay')
  await expect(veil).toHaveCSS('background-color', /, 0\)$/)

  await page.mouse.click(5, 5)
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Play next' })).toBeVisible()
  await page.setViewportSize({ width: 1000, height: 700 })
  const middle = async () => {
    const box = await panel()
    return box.x + box.width / 2
  }
  await expect.poll(middle).toBeCloseTo(500, 0)
})

test('a menu stands beside its button and returns the focus to it also in browsers that do not focus clicked buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAlbumFromHome(page)
  await page.evaluate(() =>
    addEventListener('mousedown', (event) => {
      event.preventDefault()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }),
  )
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^More: / })
    .first()
  await button.click()
  await expect(dialog(page).getByRole('button', { name: 'Play next' })).toBeVisible()
  const [panel, opener] = [await dialog(page).boundingBox(), await button.boundingBox()]
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeCloseTo((opener?.x ?? NaN) + (opener?.width ?? NaN), 0)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('a dialog opened by pointer shows no focus ring on its close button before a key is pressed', async ({
  page,
}) => {
  const ring = () =>
    page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  await page.goto('/?code=wrong')
  await whenHydrated(page)
  await expectDialogOpen(page, /./)
  const close = dialog(page).getByRole('button', { name: 'Close' })
  await expect(close).toBeFocused()
  expect(await ring()).toBe('none')
  await page.keyboard.press('Tab')
  await whenFocusInDialog(page)
  expect(await ring()).toBe('solid')
})

test('a dialog opened by keyboard shows the focus ring at once', async ({ page }) => {
  await openAlbumFromHome(page)
  await page.keyboard.press('Tab')
  await visibleButton(page, 'Share').focus()
  await page.keyboard.press('Enter')
  await expectDialogOpen(page, /^Share “/)
  const close = dialog(page).getByRole('button', { name: 'Close' })
  await expect(close).toBeFocused()
  await expect(close).toHaveCSS('outline-style', 'solid')
})
