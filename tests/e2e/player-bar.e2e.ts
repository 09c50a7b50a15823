/** The player bar fits the kind of media it plays and shows the playback state. */
import type { Locator } from '@playwright/test'
import { mockRemoteDevice } from '../support/remote-playback.ts'
import {
  startAlbumPlayback,
  startAudiobookPlayback,
  startPreviewPlayback,
  startPodcastPlayback,
} from '../support/start-playback.ts'
import { expect, test, whenShown } from '../support/portal.ts'

const named = (bar: Locator, name: string) => bar.getByRole('button', { name, exact: true })
const positionIn = async (bar: Locator) =>
  Number(await bar.getByRole('slider', { name: 'Position' }).inputValue())

test('podcasts and audiobooks have skip buttons in the player bar on phone and desktop; the remaining controls are in the full player', async ({
  page,
  portal,
}) => {
  const bar = await startAudiobookPlayback(page, portal)
  await expect(named(bar, 'Pause')).toBeVisible()
  for (const name of ['Next', 'Back 15 seconds']) await expect(named(bar, name)).toBeHidden()
  const before = await positionIn(bar)
  await named(bar, 'Forward 30 seconds').click()
  await expect.poll(() => positionIn(bar)).toBeGreaterThanOrEqual(before + 30)

  await page.setViewportSize({ width: 1440, height: 900 })
  for (const name of ['Previous', 'Next']) await expect(named(bar, name)).toBeVisible()
  for (const name of ['Shuffle', 'Repeat: off']) await expect(named(bar, name)).toHaveCount(0)
  await named(bar, 'Pause').click()
  await expect(named(bar, 'Play')).toBeVisible()
  const paused = await positionIn(bar)
  await named(bar, 'Back 15 seconds').click()
  await expect.poll(() => positionIn(bar)).toBe(paused - 15)
})

/** The playing item, as the bar, the full player and the queue show it. */
const coverIn = (place: Locator) =>
  place
    .locator('[data-state]:has(> img)')
    .first()
    .evaluate((cover) => {
      const { width, height } = cover.getBoundingClientRect()
      const { borderTopLeftRadius, borderBottomLeftRadius } = getComputedStyle(cover)
      return {
        ratio: Math.round((width / height) * 100),
        top: borderTopLeftRadius,
        foot: borderBottomLeftRadius,
      }
    })

test('a podcast shows its speech bubble and an audiobook its cover in every player; the skip buttons show seconds in the page’s digits', async ({
  page,
  portal,
}) => {
  const opened = async (name: RegExp) => {
    await page.getByRole('button', { name }).filter({ visible: true }).first().click()
    return page.getByRole('dialog').last()
  }
  const stylesOf = async (bar: Locator) => {
    const inBar = await coverIn(bar)
    const full = await opened(/Open player$/)
    const inFull = await coverIn(full)
    const queue = await opened(/Queue$/)
    return [inBar, inFull, await coverIn(queue)]
  }
  const bubble = { ratio: 100, top: '32%', foot: '5px' }
  expect(await stylesOf(await startPodcastPlayback(page, portal))).toEqual([bubble, bubble, bubble])
  const book = { ratio: 75, top: expect.stringMatching(/px$/), foot: expect.stringMatching(/px$/) }
  expect(await stylesOf(await startAudiobookPlayback(page, portal))).toEqual([book, book, book])

  await page.goto('/ar')
  const skips = page.locator('[data-phase] svg text')
  await expect(skips.filter({ visible: true })).toHaveText(['٣٠'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(skips).toHaveText(['١٥', '٣٠'])
})

test('a preview is labelled in the phone bar and the full player, and both link to the plans', async ({
  page,
  portal,
}) => {
  const bar = await startPreviewPlayback(page, portal)
  await expect(bar.getByText('Preview', { exact: true })).toBeVisible()
  const there = await bar.getByRole('link').getAttribute('href')
  await bar.getByRole('button', { name: /Open player$/ }).click()
  const full = page.getByRole('dialog').last()
  await expect(full.getByText('Preview', { exact: true })).toBeVisible()
  const plansLink = full.getByRole('link', { name: 'See plans', exact: true })
  await expect(plansLink).toHaveAttribute('href', there ?? '')
  // Buttons are at the lower end: content inserted above them moves none of them under the finger.
  const [link, place] = [await plansLink.boundingBox(), await full.getByRole('slider').first().boundingBox()]
  expect(link?.y).toBeLessThan(place?.y ?? 0)
  await plansLink.click()
  await whenShown(page, /subscription/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('casting is offered when a device is available; the bar and the full player show that the audio plays there', async ({
  page,
  portal,
}) => {
  await mockRemoteDevice(page)
  const bar = await startAlbumPlayback(page, portal)
  await bar.getByRole('button', { name: /Open player$/ }).click()
  const full = page.getByRole('dialog').last()
  const other = named(full, 'Play on another device')
  await expect(other).toHaveAttribute('aria-pressed', 'false')
  await other.click()
  await expect(other).toHaveAttribute('aria-pressed', 'true')
  await expect(full).toContainText('Playing on another device')
  await page.keyboard.press('Escape')
  await expect(full).toHaveCount(0)
  await expect(bar).toContainText('Playing on another device')
  await page.evaluate(() => window.device.disconnect())
  await expect(bar).not.toContainText('Playing on another device')
})

test('a song that cannot load offline shows what it waits for in the bar and the full player, and starts when online', async ({
  page,
  context,
  portal,
}) => {
  const bar = await startAlbumPlayback(page, portal)
  await bar.getByRole('button', { name: /Open player$/ }).click()
  const full = page.getByRole('dialog').last()
  await expect.poll(() => positionIn(full)).toBeGreaterThan(0)
  await context.setOffline(true)
  // A single song may be downloaded already; of this album not all are.
  await expect(async () => {
    await named(full, 'Next').click()
    await expect(full).toContainText('Waiting for a connection…', { timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(full).toHaveCount(0)
  await expect(bar).toContainText('Waiting for a connection…')
  await context.setOffline(false)
  await expect(bar).not.toContainText('Waiting for a connection…')
  await expect.poll(() => positionIn(bar)).toBeGreaterThan(0)
})

test('the arrow keys seek by the seconds that the shortcut help names, also with the seek slider focused', async ({
  page,
  portal,
}) => {
  const bar = await startAlbumPlayback(page, portal)
  const place = bar.getByRole('slider', { name: 'Position' })
  await expect.poll(() => positionIn(bar)).toBeGreaterThan(0)
  await bar.getByRole('button', { name: 'Pause', exact: true }).click()
  const before = await positionIn(bar)
  await place.press('ArrowRight')
  await place.press('ArrowRight')
  await expect.poll(() => positionIn(bar)).toBe(before + 10)
  await place.press('ArrowLeft')
  await expect.poll(() => positionIn(bar)).toBe(before + 5)
  // Over a place of another sort they do what that does.
  await place.press('PageUp')
  await expect.poll(() => positionIn(bar)).toBeGreaterThan(before + 10)
})

test('the sleep timer dial is set by touch or keyboard and sets the minutes until playback stops', async ({
  page,
  portal,
}) => {
  const bar = await startAlbumPlayback(page, portal)
  await bar.getByRole('button', { name: /Open player$/ }).click()
  await named(page.getByRole('dialog').last(), 'Sleep timer').click()
  const sheet = page.getByRole('dialog').last()
  const moon = sheet.getByRole('slider', { name: 'Stop playing after' })
  await expect(moon).toHaveAttribute('aria-valuetext', 'Stop in 25 minutes')
  const box = await moon.boundingBox()
  if (!box) throw new Error('there is no arch')
  await page.mouse.move(box.x + box.width / 2, box.y + 14)
  await page.mouse.down()
  await expect(moon).toHaveValue('30')
  await page.mouse.move(box.x + box.width - 10, box.y + box.height + 30, { steps: 5 })
  await page.mouse.up()
  await expect(moon).toHaveValue('60')
  await moon.focus()
  await page.keyboard.press('ArrowLeft')
  await named(sheet, 'Stop in 55 minutes').click()
  // Set is done: the sheet closes, and the full player says when it stops.
  await expect(page.getByRole('dialog')).toHaveCount(1)
  const timer = page.getByRole('dialog').getByRole('button', { name: /^Sleep timer/ })
  await expect(timer).toHaveText(/Stops at \d/)
  await timer.click()
  await expect(sheet.getByRole('status')).toContainText(/Stops at \d/)
  expect(await moon.getAttribute('aria-valuetext')).toBe('Stop in 55 minutes')
  await named(sheet, 'Turn off timer').click()
  await expect(sheet.getByRole('status')).toBeEmpty()
  await expect(named(sheet, 'Stop in 25 minutes')).toBeVisible()
})
