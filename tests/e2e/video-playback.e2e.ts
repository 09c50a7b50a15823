/** Video playback from the first second to the next episode, and with failures of the connection. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  videoState,
  openVideoSettings,
  seekVideo,
  firstSeriesStreamPath,
  openStreamPage,
} from '../support/video.ts'
import { expect, logInAs, test, whenShown } from '../support/portal.ts'

test('a video plays in the chosen quality, with captions, skips its titles, and offers the next episode', async ({
  page,
  portal,
  problems,
}) => {
  await logInAs(page, 'omar')
  await page.goto('/video/list/drama')
  await openStreamPage(page, await firstSeriesStreamPath(portal))
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(0)
  // Escape closes the choices before one of them was touched as well.
  await openVideoSettings(page)
  await expect(page.getByRole('radio', { name: /^Automatic \d+p$/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await openVideoSettings(page)
  await page.getByRole('radio', { name: '720p', exact: true }).check()
  await page.getByRole('radio', { name: 'English' }).check()
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await videoState(page)).lines).toBe(720)
  await expect.poll(async () => (await videoState(page)).lineCount).toBeGreaterThan(0)
  await seekVideo(page, 4)
  await page.getByRole('button', { name: 'Skip intro' }).click()
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThanOrEqual(15)
  // Paused, so that the remaining seconds are enough for a tap on any machine.
  await page.getByRole('button', { name: 'Pause' }).first().click()
  await page.locator('video').evaluate((video) => {
    if (video instanceof HTMLVideoElement) video.currentTime = video.duration - 5
  })
  await expect(page.getByRole('region', { name: 'Up next' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('region', { name: 'Up next' })).toBeHidden()
  // The next one runs in the same element: what a tap allowed it stays allowed.
  const mark = () => page.locator('video').evaluate((video) => video.setAttribute('data-first', ''))
  await mark()
  const title = page.getByRole('heading', { level: 1 })
  const first = (await title.textContent()) ?? ''
  await page.getByRole('link', { name: /^Next: / }).click()
  await expect(title).not.toHaveText(first)
  await expect(page.locator('video[data-first]')).toHaveCount(1)
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(0)
  await expect.poll(async () => (await videoState(page)).at).toBeLessThan(30)
  // The next-episode card does not add the finished video to the history either.
  const second = (await title.textContent()) ?? ''
  await page.getByRole('button', { name: 'Pause' }).first().click()
  await page.locator('video').evaluate((video) => {
    if (video instanceof HTMLVideoElement) video.currentTime = video.duration - 5
  })
  await page.getByRole('link', { name: 'Watch now' }).click()
  await expect(title).not.toHaveText(second)
  await page.goBack()
  await whenShown(page, /^\/video\/list\/drama$/)
  expect(problems).toEqual([])
})

/** Of the brightest channel, from 0 to 255, on average over this part of the page. */
const brightnessOf = async (page: Page, clip: { x: number; y: number; width: number; height: number }) => {
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean))
}

test('before its first play a video shows its picture on black, where its own first picture would be black', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no tap yet', 'NotAllowedError'))
  })
  await logInAs(page, 'omar')
  await page.goto(await firstSeriesStreamPath(portal))
  await expect.poll(async () => (await videoState(page)).lines).toBeGreaterThan(0)
  const { y, width, height } = (await page.locator('video').boundingBox()) ?? { y: 0, width: 0, height: 0 }
  const picture = { x: 0, y: Math.round(y) + 4, width, height: Math.round((width * 9) / 16) - 8 }
  await expect.poll(() => brightnessOf(page, picture)).toBeGreaterThan(30)
  const words = { x: 0, y: picture.y + picture.height + 8, width, height: height - picture.height - 16 }
  for (const around of [words, { ...words, y: picture.y - words.height - 8 }])
    expect(await brightnessOf(page, around)).toBeLessThan(10)
})

test('a failed video or history call is logged and the page stays; a retry resumes at the second where it stopped [ERR-47] [ERR-48]', async ({
  page,
  portal,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const path = await firstSeriesStreamPath(portal)
  await logInAs(page, 'omar')
  const fails = { status: 503, json: { error: 'UNAVAILABLE', message: '' } }
  await page.route('**/api/video/streaming', (route) => route.fulfill(fails))
  await page.route('**/api/user/places/*', (route) => route.fulfill(fails))
  await page.goto(path)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  const isLogged = (name: string) => logged.some((line) => line.startsWith(`Error: ${name}`))
  expect([isLogged('getVideo'), isLogged('getUserPlayHistory')]).toEqual([true, true])
  await page.unroute('**/api/video/streaming')
  await again.click()
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(0)
  await page.route('**/media/*.m4s?*', (route) => route.abort())
  await seekVideo(page, 1200)
  await expect(again).toBeVisible()
  await page.unroute('**/media/*.m4s?*')
  await again.click()
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(1200)
})

test('a video goes on by itself after a lost connection and after its address expired, and comes back as it was after a reload', async ({
  page,
  portal,
}) => {
  await logInAs(page, 'omar')
  await openStreamPage(page, await firstSeriesStreamPath(portal))
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(0)
  // Offline it shows a message, and plays on by itself when the connection is back.
  await page.context().setOffline(true)
  // Every episode is longer, whichever of them this user's history leads to.
  await seekVideo(page, 1500)
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible()
  await page.context().setOffline(false)
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(1500)

  // An expired media address is requested again by itself.
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 360_000
  })
  await page.route('**/media/*.m4s?*', (route) => route.abort())
  const renewed = page.waitForRequest('**/api/video/streaming')
  await seekVideo(page, 300)
  await renewed
  await page.unroute('**/media/*.m4s?*')
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(302)
  await expect(again).toBeHidden()

  // A reloaded page has the same position, volume, speed and subtitles; none of them is in the URL.
  const manner = () =>
    page.locator('video').evaluate((video) => {
      if (!(video instanceof HTMLVideoElement)) throw new Error('no film')
      const shown = [...video.textTracks].find(({ mode }) => mode === 'showing')
      return { volume: video.volume, speed: video.playbackRate, captions: shown?.language }
    })
  await openVideoSettings(page)
  await page.getByRole('radio', { name: 'English' }).check()
  await page.getByRole('radio', { name: '1.5' }).check()
  await page.keyboard.press('Escape')
  await page.locator('video').evaluate((video) => {
    if (video instanceof HTMLVideoElement) video.volume = 0.3
  })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('film-volume:riwaq'))).toContain('0.3')
  await page.reload()
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(302)
  expect(await manner()).toEqual({ volume: expect.closeTo(0.3), speed: 1.5, captions: 'en' })

  // A video that does not start keeps its position for another try.
  await page.route('**/media/*.m4s?*', (route) => route.abort())
  await page.reload()
  await expect(again).toBeVisible()
  await page.unroute('**/media/*.m4s?*')
  await again.click()
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(302)
})
