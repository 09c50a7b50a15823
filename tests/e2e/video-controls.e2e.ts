/** Video controls by keys and by touch. */
import type { Page } from '@playwright/test'
import { videoState, firstSeriesStreamPath } from '../support/video.ts'
import { startAlbumPlayback } from '../support/start-playback.ts'
import { expect, logInAs, test, whenHydrated } from '../support/portal.ts'

/** The state that a key of the video player changes. */
const keyState = (page: Page) =>
  page.locator('video').evaluate((video) => {
    if (!(video instanceof HTMLVideoElement)) throw new Error('no film')
    const hasCaptions = [...video.textTracks].some(({ mode }) => mode === 'showing')
    return {
      rests: video.paused,
      isMuted: video.muted,
      hasCaptions,
      isFull: document.fullscreenElement !== null,
    }
  })

test('on a video page the shortcuts control the video wherever the focus is, also while it is paused or muted, and the music is paused', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const bar = await startAlbumPlayback(page, portal)
  await bar.getByRole('button', { name: 'Pause', exact: true }).click()
  const song = (await bar.getByRole('button', { name: /Open player$/ }).textContent()) ?? ''
  await page.goto(await firstSeriesStreamPath(portal))
  await whenHydrated(page)
  await page.locator('video').evaluate(async (video) => {
    if (video instanceof HTMLVideoElement) await video.play()
  })
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  // The page listens for keys once it is idle: an earlier press is repeated.
  const openHelp = () =>
    expect(async () => {
      await page.keyboard.press('?')
      await expect(help).toBeVisible({ timeout: 2000 })
    }).toPass()
  await openHelp()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)

  const now = () => keyState(page)
  await page.locator('video').click()
  await expect.poll(now).toEqual({ rests: true, isMuted: false, hasCaptions: false, isFull: false })
  for (const key of ['m', 'c', 'f', 'n', 'q']) await page.keyboard.press(key)
  await expect.poll(now).toEqual({ rests: true, isMuted: true, hasCaptions: true, isFull: true })
  await page.keyboard.press('k')
  await expect.poll(now).toEqual({ rests: false, isMuted: true, hasCaptions: true, isFull: true })
  for (const key of ['m', 'c', 'f', 'k']) await page.keyboard.press(key)
  await expect.poll(now).toEqual({ rests: true, isMuted: false, hasCaptions: false, isFull: false })
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Dragged to zero, the volume returns to its former value, also on a reloaded page.
  const volume = page.getByRole('slider', { name: 'Volume' })
  await volume.fill('15')
  await volume.fill('0')
  await expect.poll(now).toMatchObject({ isMuted: true })
  await page.getByRole('button', { name: 'Unmute' }).click()
  await expect(volume).toHaveValue('15')
  await expect(volume).toHaveAttribute('aria-valuetext', '15%')
  await volume.fill('0')
  await page.reload()
  await whenHydrated(page)
  await expect(volume).toHaveValue('0')
  await page.getByRole('button', { name: 'Unmute' }).click()
  await expect(volume).toHaveValue('15')

  // Users of speech input turn single-key shortcuts off; then none of them works here either.
  await openHelp()
  await help.getByRole('button', { name: 'Turn off shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  const before = await now()
  for (const key of ['m', 'k']) await page.keyboard.press(key)
  expect(await now()).toEqual(before)

  await page.getByRole('link', { name: 'Back to details' }).click()
  await expect(bar.getByRole('button', { name: /Open player$/ })).toHaveText(song)
  await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })
  test('a tap shows and hides the video controls, two taps at a side skip, and the video keeps playing', async ({
    page,
    portal,
  }) => {
    await logInAs(page, 'omar')
    await page.goto(await firstSeriesStreamPath(portal))
    const video = page.locator('video')
    // The stream attaches its source after the element exists; a play() of before ends with an AbortError.
    await expect
      .poll(() => video.evaluate((one) => one instanceof HTMLVideoElement && one.readyState))
      .toBe(4)
    await video.evaluate(async (one) => {
      if (one instanceof HTMLVideoElement) await one.play()
    })
    const controls = page.getByRole('group', { name: 'Video player' })
    const isShown = () =>
      controls.evaluate((one) => one.parentElement && getComputedStyle(one.parentElement).opacity === '1')
    const box = await controls.getByRole('button', { name: 'Pause' }).boundingBox()
    const play = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
    const runs = async () => !(await keyState(page)).rests
    await expect.poll(isShown).toBe(false)
    // Hidden controls cannot be pressed.
    await page.touchscreen.tap(play.x, play.y)
    await expect.poll(isShown).toBe(true)
    expect(await runs()).toBe(true)
    await page.touchscreen.tap(206, 300)
    await expect.poll(isShown).toBe(false)
    expect(await runs()).toBe(true)

    await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(2)
    const { at } = await videoState(page)
    for (const _ of [1, 2]) await page.touchscreen.tap(390, 300)
    await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(at + 9.9)
    await expect.poll(isShown).toBe(true)

    await page.touchscreen.tap(play.x, play.y)
    await expect.poll(runs).toBe(false)
    await page.touchscreen.tap(play.x, play.y)
    await expect.poll(runs).toBe(true)
    // What a finger pressed holds nothing back.
    await expect.poll(isShown).toBe(false)
  })
})
