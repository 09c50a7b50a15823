/** Captions: words, under the picture where there is space, never under the controls. */
import type { Page } from '@playwright/test'
import { firstSeriesStreamPath, openVideoSettings, seekVideo } from '../support/video.ts'
import { expect, logInAs, test } from '../support/portal.ts'

/** The shown line, where the video's element ends, and where the controls begin. */
const captions = (page: Page) =>
  page.locator('video').evaluate((video) => {
    if (!(video instanceof HTMLVideoElement)) throw new Error('no video')
    const track = [...video.textTracks].find(({ mode }) => mode === 'showing')
    const [cue] = track?.activeCues ?? []
    if (!(cue instanceof VTTCue)) return null
    const { top, bottom, width } = video.getBoundingClientRect()
    const picture = Math.min(innerHeight, (width * video.videoHeight) / video.videoWidth)
    const slider = document.querySelector('[role=group] input[type=range]')
    return {
      text: cue.text,
      line: cue.line,
      heightBelow: Math.round(bottom - top - picture),
      toControls: Math.round((slider?.getBoundingClientRect().top ?? NaN) - bottom),
    }
  })

test('captions are words; on an upright phone they stand between picture and controls, on its side above the controls', async ({
  page,
  portal,
}) => {
  await logInAs(page, 'omar')
  await page.goto(await firstSeriesStreamPath(portal))
  await openVideoSettings(page)
  await page.getByRole('radio', { name: 'English' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pause' }).first().click()
  for (const second of [1, 30, 200]) {
    await seekVideo(page, second)
    await expect.poll(async () => (await captions(page))?.text).toMatch(/\p{Letter}{2}/u)
  }
  await expect.poll(async () => (await captions(page))?.line).toBe(-3)
  const upright = await captions(page)
  expect(upright?.heightBelow).toBeGreaterThan(50)
  expect(upright?.toControls).toBeGreaterThan(0)

  await page.setViewportSize({ width: 915, height: 412 })
  await expect.poll(async () => (await captions(page))?.heightBelow).toBe(0)
  // Three lines of this height above what covers 120 pixels.
  expect(Number((await captions(page))?.line)).toBeLessThanOrEqual(-7)

  // Another language's words load while the menu still covers the picture.
  const { line, text } = (await captions(page)) ?? {}
  await openVideoSettings(page)
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect.poll(async () => (await captions(page))?.text ?? text).not.toBe(text)
  await page.keyboard.press('Escape')
  expect((await captions(page))?.line).toBe(line)
})
