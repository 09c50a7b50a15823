/** A sheet dragged with a finger: it follows, springs back, scrolls, and closes. */
import {
  dialog,
  whenFocusInDialog,
  expectDialogOpen,
  openAlbumFromHome,
  visibleButton,
} from '../support/dialogs.ts'
import { expect, logInAs, testOnOwnPortal, whenShown } from '../support/portal.ts'

const test = testOnOwnPortal()

test('on a phone a sheet follows the finger: released early it springs back, dragged far it closes and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await openAlbumFromHome(page)
  await visibleButton(page, 'Share').click()
  await expectDialogOpen(page, /^Share “/)
  const sheet = dialog(page)
  // Its body may render after its frame, and makes it taller.
  await expect(sheet.getByRole('textbox', { name: 'Link to this page' })).toBeVisible()
  const top = async () => (await sheet.boundingBox())?.y ?? 0
  let rest = NaN
  const atRest = async () => {
    const before = rest
    rest = await top()
    return rest === before && (await sheet.evaluate((one) => one.getAnimations().length === 0))
  }
  await expect.poll(atRest).toBe(true)
  const pull = async (distance: number) => {
    const title = await sheet.getByRole('heading').boundingBox()
    const at = { x: (title?.x ?? 0) + 20, y: (title?.y ?? 0) + 10 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    // A little back at the end: the distance counts, not the speed.
    await page.mouse.move(at.x, at.y + distance + 5, { steps: 3 })
    await page.mouse.move(at.x, at.y + distance)
    await expect.poll(top).toBeCloseTo(rest + distance, 0)
  }

  await pull(40)
  await page.mouse.up()
  await expect.poll(top).toBeCloseTo(rest, 0)
  await whenFocusInDialog(page)

  await pull(200)
  await page.mouse.up()
  await expect(sheet).toBeHidden()
  await expect(visibleButton(page, 'Share')).toBeFocused()
  await page.goBack()
  await whenShown(page, /^\/$/)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })
  test('a sheet taller than the screen scrolls; scrolled to its top it is dragged down', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 300 })
    await openAlbumFromHome(page)
    await visibleButton(page, 'Share').click()
    await expectDialogOpen(page, /^Share “/)
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
    const swipe = async (distance: number) => {
      await touch('touchStart', from)
      for (let at = 10; at <= distance; at += 10) await touch('touchMove', from + at)
      await touch('touchEnd')
    }

    await swipe(120)
    await expect.poll(scrolled).toBe(0)
    await expect(sheet).toBeVisible()
    await swipe(150)
    await expect(sheet).toBeHidden()
    await expect(visibleButton(page, 'Share')).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 915 } })
  test('an icon button looks the same after a tap as before', async ({ page }) => {
    await logInAs(page, 'lina')
    await openAlbumFromHome(page)
    const likeButton = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('button', { name: /^Like: / })
      .first()
    const backgroundOf = () => likeButton.evaluate((one) => getComputedStyle(one).backgroundColor)
    const before = await backgroundOf()
    await likeButton.tap()
    await expect(likeButton).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => likeButton.evaluate((one) => one.getAnimations().length)).toBe(0)
    // Browsers keep `:hover` on the element tapped last; here the pointer is moved away.
    await likeButton.hover()
    expect(await backgroundOf()).toBe(before)
  })
})
