/** Captions: words, under the picture where there is space, never under the controls. */
import type { Page } from '@playwright/test'
import { deviceSizes, variantsOf } from '../support/device-variants.ts'
import { firstSeriesStreamPath, seekVideo } from '../support/video.ts'
import { expect, logInAs, test } from '../support/portal.ts'
import { wordOf } from '../tools/lib/shot-steps.mjs'

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

const ownWords = {
  en: { name: 'English', letters: /\p{Script=Latin}{2}/u },
  ar: { name: 'العربية', letters: /\p{Script=Arabic}{2}/u },
}
const openSettings = (page: Page, lang: string) =>
  page.getByRole('button', { name: wordOf(lang, 'watch.player.settings') }).click()

/** Paused, with captions in the page's own language. */
const openPausedVideo = async (page: Page, path: string, lang: keyof typeof ownWords) => {
  await logInAs(page, 'omar')
  await page.goto(`/${lang}${path}`)
  await openSettings(page, lang)
  await page.getByRole('radio', { name: ownWords[lang].name }).check()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: wordOf(lang, 'watch.player.pause') })
    .first()
    .click()
  for (const second of [1, 30, 200]) {
    await seekVideo(page, second)
    await expect.poll(async () => (await captions(page))?.text).toMatch(ownWords[lang].letters)
  }
}
/** Another language's words load while the menu still covers the picture. */
const expectSamePlaceIn = async (page: Page, lang: string, other: string) => {
  const { line, text } = (await captions(page)) ?? {}
  await openSettings(page, lang)
  await page.getByRole('radio', { name: other }).check()
  await expect.poll(async () => (await captions(page))?.text ?? text).not.toBe(text)
  await page.keyboard.press('Escape')
  expect((await captions(page))?.line).toBe(line)
}

for (const [lang, device] of variantsOf(
  [
    ['en', 'phone'],
    ['ar', 'desktop'],
  ],
  [
    ['ar', 'phone'],
    ['en', 'desktop'],
  ],
))
  test(`captions are words between picture and controls of an upright phone, and above the controls of a wide screen, in ${lang} on a ${device}`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(deviceSizes[device])
    await openPausedVideo(page, await firstSeriesStreamPath(portal), lang)
    if (device === 'phone') {
      await expect.poll(async () => (await captions(page))?.line).toBe(-3)
      const upright = await captions(page)
      expect(upright?.heightBelow).toBeGreaterThan(50)
      expect(upright?.toControls).toBeGreaterThan(0)
      await page.setViewportSize({ width: 915, height: 412 })
      await expect.poll(async () => (await captions(page))?.heightBelow).toBe(0)
    }
    // Three lines of this height above what covers 120 pixels.
    const highest = device === 'phone' ? -7 : -5
    await expect.poll(async () => Number((await captions(page))?.line)).toBeLessThanOrEqual(highest)
    await expectSamePlaceIn(page, lang, 'Deutsch')
  })
