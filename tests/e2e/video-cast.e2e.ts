/**
 * Casting a video to another screen, which fetches it by itself. No such screen exists here, so the browser's side is
 * simulated.
 */
import type { Page } from '@playwright/test'
import { lastSegmentOf } from '../support/backend-content.ts'
import { mockRemoteDevice } from '../support/remote-playback.ts'
import { videoState, openStreamPage, openVideoSettings, firstSeriesStreamPath } from '../support/video.ts'
import { expect, logInAs, test } from '../support/portal.ts'

const toScreen = (page: Page) => page.getByRole('button', { name: 'Play on another device' })
const sourceOf = (page: Page) =>
  page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentSrc)
const whenRunning = (page: Page) => expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(0)

test('a video in one file is offered for casting, one fed by the page is not', async ({ page, portal }) => {
  await mockRemoteDevice(page)
  await logInAs(page, 'omar')
  await openStreamPage(page, await firstSeriesStreamPath(portal))
  await whenRunning(page)
  expect(await sourceOf(page)).toMatch(/^blob:/)
  await openVideoSettings(page)
  await expect(page.getByRole('group', { name: 'Video settings' })).toBeVisible()
  await expect(toScreen(page)).toHaveCount(0)

  const list = (await portal.get('/video/list/all')).body
  const videos = [...new Set(list.match(/\/video\/details\/[^"]+/g) ?? [])]
  for (const video of videos) {
    await page.goto(`/video/stream/${lastSegmentOf(video)}`)
    await expect.poll(() => sourceOf(page)).not.toBe('')
    if ((await sourceOf(page)).startsWith('http')) break
  }
  await openVideoSettings(page)
  await toScreen(page).click()
  await expect(toScreen(page)).toHaveAttribute('aria-pressed', 'true')
  const [prompt] = await page.evaluate(() => window.device.prompts)
  expect(prompt?.source).toMatch(/^http/)
  await page.evaluate(() => window.device.disconnect())
  await expect(toScreen(page)).toHaveAttribute('aria-pressed', 'false')
})
