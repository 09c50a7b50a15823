/** Picture-in-picture, and the preview pictures over the scrubber. */
import type { Page } from '@playwright/test'
import { videoState, openStreamPage, openVideoSettings, firstSeriesStreamPath } from '../support/video.ts'
import { expect, logInAs, test, whenHydrated } from '../support/portal.ts'

declare global {
  interface Window {
    /** How often the video entered and left picture-in-picture. */
    small: { in: number; out: number }
  }
}

/** Headless browsers have no other windows: calls of the browser's API are recorded instead. */
const noteSmallWindows = (page: Page) =>
  page.addInitScript(() => {
    window.small = { in: 0, out: 0 }
    let isInside = false
    Object.defineProperty(Document.prototype, 'pictureInPictureEnabled', { get: () => true })
    Object.defineProperty(Document.prototype, 'pictureInPictureElement', {
      get: () => (isInside ? document.querySelector('video') : null),
    })
    HTMLVideoElement.prototype.requestPictureInPicture = function () {
      window.small.in++
      isInside = true
      return Promise.reject(new DOMException('there is no other window', 'NotSupportedError'))
    }
    Document.prototype.exitPictureInPicture = () => {
      window.small.out++
      isInside = false
      return Promise.resolve()
    }
  })

test('a video enters picture-in-picture by its button on a desktop and from the menu on a phone, and returns the same way', async ({
  page,
  portal,
}) => {
  await noteSmallWindows(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await logInAs(page, 'omar')
  await page.goto(await firstSeriesStreamPath(portal))
  await whenHydrated(page)
  const controls = page.getByRole('group', { name: 'Video player' })
  const button = controls.getByRole('button', { name: 'Small window' })
  const pipState = () => page.evaluate(() => window.small)
  await button.click()
  await expect.poll(pipState).toEqual({ in: 1, out: 0 })
  await button.click()
  await expect.poll(pipState).toEqual({ in: 1, out: 1 })

  await page.setViewportSize({ width: 412, height: 915 })
  await expect(button).toBeHidden()
  await openVideoSettings(page)
  await page.getByRole('button', { name: 'Small window' }).filter({ visible: true }).click()
  await expect.poll(pipState).toEqual({ in: 2, out: 1 })
})

test('the shortcut help shows the video shortcuts while a video is on the page, and the player shortcuts elsewhere', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await logInAs(page, 'omar')
  await page.goto(await firstSeriesStreamPath(portal))
  await whenHydrated(page)
  await expect(page.getByRole('group', { name: 'Video player' })).toBeVisible()
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const pipState = async () => {
    // The page listens for keys once it is idle: an earlier press is repeated.
    await expect(async () => {
      if (!(await help.isVisible())) await page.keyboard.press('?')
      await expect(help.getByRole('definition').last()).toBeVisible({ timeout: 2000 })
    }).toPass()
    const words = await help.getByRole('definition').allTextContents()
    await page.keyboard.press('Escape')
    await expect(help).toHaveCount(0)
    return words
  }
  expect(await pipState()).toEqual([
    'Play or pause',
    'Back 10 s',
    'Forward 10 s',
    'Volume up',
    'Volume down',
    'Mute or unmute',
    'Turn captions on or off',
    'Enter or exit full screen',
    'Keyboard shortcuts',
  ])
  await page.goto('/')
  await whenHydrated(page)
  expect(await pipState()).toContain('Full player')
})

/** The preview picture over the scrubber: which part of which file, its position, and the time shown. */
const smallPicture = (page: Page) =>
  page.getByRole('group', { name: 'Video player' }).evaluate(async (controls) => {
    const boxes = [...controls.querySelectorAll('div')]
    const box = boxes.find((one) => getComputedStyle(one).backgroundImage.includes('.sprite.'))
    if (!box) return null
    const { backgroundImage, backgroundPosition } = getComputedStyle(box)
    const picture = new Image()
    picture.src = /url\("(.+)"\)/.exec(backgroundImage)?.[1] ?? ''
    await picture.decode()
    const { left, width } = box.getBoundingClientRect()
    const isDrawn = picture.naturalWidth >= width
    return {
      part: backgroundPosition,
      middle: left + width / 2,
      text: box.nextElementSibling?.textContent,
      isDrawn,
    }
  })

test('hovering over the seek slider shows a thumbnail with its time', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await logInAs(page, 'omar')
  await openStreamPage(page, await firstSeriesStreamPath(portal))
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(0)
  const scrubber = page.getByRole('slider', { name: 'Position' })
  const duration = Number(await scrubber.getAttribute('max'))
  const { x, y, width, height } = (await scrubber.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const parts: string[] = []
  for (const share of [0.25, 0.75]) {
    const under = x + width * share
    await page.mouse.move(under, y + height / 2)
    await expect.poll(() => smallPicture(page)).not.toBeNull()
    const shown = await smallPicture(page)
    const [minutes = 0, seconds = 0] = (shown?.text ?? '').split(':').map(Number)
    expect(Math.abs(minutes * 60 + seconds - duration * share)).toBeLessThan(4)
    expect(Math.abs((shown?.middle ?? 0) - under)).toBeLessThan(2)
    expect(shown?.isDrawn).toBe(true)
    parts.push(shown?.part ?? '')
  }
  expect(parts[0]).not.toBe(parts[1])
  await page.mouse.move(x + width / 2, 10)
  await expect.poll(() => smallPicture(page)).toBeNull()
})
