/** The queue is sorted with a mouse and with a finger; the bar is dragged up to the full player and down again. */
import type { Page } from '@playwright/test'
import { dragByMouse, centreOf, dragByTouch } from '../support/pointer-gestures.ts'
import { expect, logInAs, test } from '../support/portal.ts'
import {
  playerBar,
  upcomingTitles,
  dragHandleOf,
  playFirstAlbum,
  queuePanel,
  topDialog,
} from '../support/queue-panel.ts'
import { ignoringBidiMarks } from '../support/ignore-bidi-marks.ts'

test.use({ reducedMotion: 'reduce' })

test('a row dragged with the mouse stays where it was dropped, and the bar and the full player follow the mouse', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logInAs(page, 'omar')
  await playFirstAlbum(page)
  await playerBar(page).getByRole('button', { name: 'Queue' }).click()
  await expect(queuePanel(page).getByRole('heading', { name: 'Next up' })).toBeVisible()
  const album = await upcomingTitles(page)
  const [first = '', second = '', third = '', ...others] = album
  await dragByMouse(
    page,
    await centreOf(dragHandleOf(page, first)),
    await centreOf(dragHandleOf(page, third)),
  )
  await expect.poll(() => upcomingTitles(page)).toEqual([second, third, first, ...others])
  await expect(queuePanel(page).getByRole('status').filter({ hasText: 'moved to position' })).toHaveText(
    ignoringBidiMarks(`${first} moved to position 3 of ${album.length}.`),
  )
  await dragByMouse(
    page,
    await centreOf(dragHandleOf(page, first)),
    await centreOf(dragHandleOf(page, second)),
  )
  await expect.poll(() => upcomingTitles(page)).toEqual(album)
  // Escape while a row is dragged cancels the drag and leaves the queue open.
  const [low, high] = [await centreOf(dragHandleOf(page, first)), await centreOf(dragHandleOf(page, third))]
  await page.mouse.move(low.x, low.y)
  await page.mouse.down()
  await page.mouse.move(high.x, high.y, { steps: 4 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(dragHandleOf(page, first)).toBeVisible()
  expect(await upcomingTitles(page)).toEqual(album)
  await page.keyboard.press('Escape')
  await expect(queuePanel(page)).toHaveCount(0)

  const open = playerBar(page).getByRole('button', { name: /Open player$/ })
  const from = await centreOf(open)
  await dragByMouse(page, from, { ...from, y: from.y - 120 })
  const heading = topDialog(page).getByRole('heading', { name: 'Now playing' })
  await expect(heading).toBeVisible()
  const top = await centreOf(heading)
  await dragByMouse(page, top, { ...top, y: top.y + 500 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a press on the bar that is released elsewhere opens nothing later', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logInAs(page, 'omar')
  await playFirstAlbum(page)
  const open = playerBar(page).getByRole('button', { name: /Open player$/ })
  await expect(open).toBeVisible()
  const { x, y, width, height } = (await open.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [middle, low] = [x + width / 2, y + height - 3]
  await page.mouse.move(middle, low)
  await page.mouse.down()
  await page.mouse.move(x - 30, low, { steps: 4 })
  await page.mouse.up()
  await page.mouse.move(middle, low, { steps: 4 })
  await page.mouse.move(middle, y + 3, { steps: 8 })
  await page.keyboard.press('q')
  await expect(queuePanel(page).getByRole('heading', { name: 'Next up' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a dragged row is dropped when the songs under it change', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logInAs(page, 'omar')
  await playFirstAlbum(page)
  await playerBar(page).getByRole('button', { name: 'Queue' }).click()
  await expect(queuePanel(page).getByRole('heading', { name: 'Next up' })).toBeVisible()
  const [first = '', ...rest] = await upcomingTitles(page)
  const [second = '', third = '', fourth = '', ...others] = rest
  const [from, to] = [await centreOf(dragHandleOf(page, first)), await centreOf(dragHandleOf(page, third))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.keyboard.press('n')
  await expect.poll(() => upcomingTitles(page)).toEqual(rest)
  await page.mouse.up()
  // One after the other: had the pull moved anything, this would begin from there.
  await dragHandleOf(page, fourth).press('ArrowUp')
  await expect.poll(() => upcomingTitles(page)).toEqual([second, fourth, third, ...others])
})

/** The distance from the top of the screen to the full player while it moves; nothing once it is gone. */
const noteGrowth = (page: Page) =>
  page.evaluate(() => {
    const tops: number[] = []
    Object.assign(window, { tops })
    const measure = () => {
      const sheet = document.querySelector('[role=dialog]')
      const [, top] = /inset\((\d+)/.exec(sheet ? getComputedStyle(sheet).clipPath : '') ?? []
      if (top !== undefined) tops.push(Number(top))
      requestAnimationFrame(measure)
    }
    measure()
  })
declare global {
  interface Window {
    tops: number[]
  }
}
const lastTop = (page: Page) => page.evaluate(() => window.tops.at(-1))

test.describe('without reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the full player expands from the bar under the pointer, collapses when released early, and when it closes', async ({
    page,
  }) => {
    await logInAs(page, 'omar')
    await playFirstAlbum(page)
    const open = playerBar(page).getByRole('button', { name: /Open player$/ })
    await open.click()
    await expect(topDialog(page).getByRole('heading', { name: 'Now playing' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await noteGrowth(page)
    const { x, y } = await centreOf(open)
    const pullTo = async (top: number) => {
      await page.mouse.move(x, top, { steps: 4 })
      await expect.poll(() => lastTop(page)).toBeGreaterThan(top - 60)
      await expect.poll(() => lastTop(page)).toBeLessThan(top + 60)
    }
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 60, { steps: 4 })
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await pullTo(300)
    await pullTo(y - 120)
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 60, { steps: 4 })
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await pullTo(300)
    await page.mouse.up()
    const growing = () => page.evaluate(() => document.getAnimations().some(({ id }) => id === 'grow'))
    await expect.poll(growing).toBe(false)
    await expect(topDialog(page).getByRole('heading', { name: 'Now playing' })).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const at = await playerBar(page).boundingBox()
    expect(Math.abs(((await lastTop(page)) ?? 0) - (at?.y ?? 0))).toBeLessThan(60)
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true })

  test('a swipe opens the full player, reorders the queue in its sheet, and closes the player', async ({
    page,
  }) => {
    await logInAs(page, 'omar')
    await playFirstAlbum(page)
    const open = playerBar(page).getByRole('button', { name: /Open player$/ })
    const fullPlayer = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('heading', { name: 'Now playing' }) })
    const low = await centreOf(open)
    await dragByTouch(page, low, { ...low, y: low.y - 20 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // It stops before the tap: in a browser a tap right after a fling only stops the fling.
    const high = { ...low, y: low.y - 160 }
    await dragByTouch(page, low, high, { ...high, y: high.y + 4 }, high)
    await expect(fullPlayer).toBeVisible()

    await fullPlayer.getByRole('button', { name: /Queue$/ }).tap()
    await expect(queuePanel(page).getByRole('heading', { name: 'Next up' })).toBeVisible()
    // What plays stays to be seen above it, as a strip.
    const strip = await fullPlayer.getByRole('heading', { level: 3 }).first().boundingBox()
    const sheet = await queuePanel(page).boundingBox()
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThan(sheet?.y ?? 0)
    const album = await upcomingTitles(page)
    const [first = '', second = '', ...others] = album
    await dragHandleOf(page, second).scrollIntoViewIfNeeded()
    await dragByTouch(
      page,
      await centreOf(dragHandleOf(page, first)),
      await centreOf(dragHandleOf(page, second)),
    )
    await expect.poll(() => upcomingTitles(page)).toEqual([second, first, ...others])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)

    const top = await centreOf(fullPlayer.getByRole('heading', { name: 'Now playing' }))
    const at = { x: top.x, y: top.y + 150 }
    // Pulled a little and taken back: it stays.
    await dragByTouch(page, at, { ...at, y: at.y + 90 }, { ...at, y: at.y + 60 })
    await expect(fullPlayer).toBeVisible()
    await expect.poll(async () => (await fullPlayer.boundingBox())?.y).toBe(0)
    // A browser under load takes a finger for its own when the page answers late; then it is pulled again.
    await expect(async () => {
      await dragByTouch(page, at, { ...at, y: at.y + 450 })
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 3000 })
    }).toPass()
    // After a drag it can still be opened with a key.
    await open.press('Enter')
    await expect(fullPlayer).toBeVisible()
  })
})
