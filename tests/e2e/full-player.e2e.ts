/** The player bar opens the full player and closes it again; a show has its own playback speed. */
import type { Locator, Page } from '@playwright/test'
import { startAlbumPlayback, startAudiobookPlayback, whenStarted } from '../support/start-playback.ts'
import { expect, test, whenShown } from '../support/portal.ts'

declare global {
  interface Window {
    reportedSpeed?: number | undefined
    playing?: HTMLMediaElement
  }
}

test.use({ reducedMotion: 'reduce' })

/** The last state sent to the lock screen, and the real playback rate. */
const recordSpeed = (page: Page) =>
  page.addInitScript(() => {
    const { setPositionState } = MediaSession.prototype
    MediaSession.prototype.setPositionState = function (state) {
      window.reportedSpeed = state?.playbackRate
      setPositionState.call(this, state)
    }
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      window.playing = this
      return play.call(this)
    }
  })
const speedOf = (page: Page) => page.evaluate(() => [window.reportedSpeed, window.playing?.playbackRate])

const dialog = (page: Page) => page.getByRole('dialog').last()

test('the bar opens the full player; Escape and back close it, and an audiobook keeps the chosen speed', async ({
  page,
  portal,
}) => {
  await recordSpeed(page)
  const bar = await startAudiobookPlayback(page, portal)
  const open = bar.getByRole('button', { name: /Open player$/ })
  await open.click()
  await expect(dialog(page).getByRole('heading', { name: 'Now playing' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Speed and sleep timer' }).click()
  const speed = dialog(page).getByRole('group', { name: 'Speed for this book' })
  await speed.getByRole('button', { name: '1.5×' }).click()
  await expect(dialog(page).getByRole('button', { name: '1.5×' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => speedOf(page)).toEqual([1.5, 1.5])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(dialog(page).getByRole('button', { name: 'Speed and sleep timer' })).toContainText('1.5×')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await expect(dialog(page).getByRole('button', { name: 'Back 15 seconds' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Queue', exact: false }).last().click()
  await expect(dialog(page).getByText(/^\d+ chapters ·/)).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: /^(Shuffle|Repeat)/ })).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const stored = await page.evaluate(() => localStorage.getItem('speed:riwaq'))
  expect(stored).toContain('1.5')
})

/** Lyrics are open at once where there is space for them. */
const readAlong = async (full: Locator) => {
  const { mouse } = full.page()
  const words = full.getByRole('region', { name: 'Lyrics' })
  const line = words.getByRole('button', { name: 'you drew a palm tree on the line' }).first()
  await full.getByRole('button', { name: 'Pause', exact: true }).click()
  await line.press('Enter')
  await expect(line).toHaveAttribute('aria-current', 'true')
  await expect(line).toBeInViewport()
  await words.hover()
  await mouse.wheel(0, 4000)
  await expect(line).not.toBeInViewport()
  await words.getByRole('button', { name: 'Follow lyrics' }).click()
  await expect(line).toBeInViewport()
}

test('unmuting in the full player restores the volume; a tap on a lyrics line seeks to it, and lyrics follow playback again on request', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const words: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/content/lyrics/')) words.push(request.url())
  })
  const bar = await startAlbumPlayback(page, portal)
  // Loaded with the song, as are those of the next one: the full player makes no call.
  await expect.poll(() => new Set(words).size).toBe(2)
  const wordList = [...words]
  await bar.getByRole('slider', { name: 'Volume' }).fill('80')
  await bar.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(bar.getByRole('slider', { name: 'Volume' })).toHaveValue('0')
  await bar.getByRole('button', { name: /Open player$/ }).click()
  const full = page.getByRole('dialog').last()
  await full.getByRole('button', { name: 'Unmute', exact: true }).click()
  await expect(full.getByRole('slider', { name: 'Volume' })).toHaveValue('80')
  await full.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(full.getByRole('slider', { name: 'Volume' })).toHaveValue('0')
  await page.reload()
  await bar.getByRole('button', { name: 'Unmute', exact: true }).click()
  await expect(bar.getByRole('slider', { name: 'Volume' })).toHaveValue('80')
  await bar.getByRole('button', { name: 'Play', exact: true }).click()
  await bar.getByRole('button', { name: /Open player$/ }).click()
  await readAlong(full)
  expect(words).toEqual(wordList)
})

test('on a low laptop screen the cover shrinks so that all controls are visible', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const bar = await startAlbumPlayback(page, portal)
  await bar.getByRole('button', { name: /Open player$/ }).click()
  const full = page.getByRole('dialog').last()
  await full.getByRole('region', { name: 'Lyrics' }).getByRole('button').first().waitFor()
  for (const size of [
    { width: 1440, height: 760 },
    { width: 1279, height: 720 },
    { width: 960, height: 800 },
  ]) {
    await page.setViewportSize(size)
    for (const name of [/^Next.*Queue$/, /^Pause$/, /^Small window$/])
      await expect(full.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await expect(full.locator('img').first()).toBeInViewport({ ratio: 1 })
  }
})

interface SmallWindows {
  documentPictureInPicture: { window: Window | null }
}
/** The content of the picture-in-picture window. */
const smallWindow = (page: Page) =>
  page.evaluate(() => {
    const small = (window as typeof window & SmallWindows).documentPictureInPicture.window
    if (!small) return null
    const root = small.document.documentElement
    const buttons = [...small.document.querySelectorAll('button')]
    return {
      dir: root.dir,
      title: small.document.querySelector('h1')?.textContent,
      buttons: buttons.map((button) => button.getAttribute('aria-label')),
      display: small.getComputedStyle(small.document.querySelector('main') ?? root).display,
    }
  })
const pressSmall = (page: Page, name: string) =>
  page.evaluate((label) => {
    const small = (window as typeof window & SmallWindows).documentPictureInPicture.window
    small?.document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click()
  }, name)

/** Pressed in the small window, as it has the focus. */
const keyInSmall = (page: Page, key: string) =>
  page.evaluate((pressed) => {
    const small = (window as typeof window & SmallWindows).documentPictureInPicture.window
    const target = small?.document.activeElement ?? small?.document.body
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }))
  }, key)

test('the player opens in a picture-in-picture window, stays there on navigation, takes the page’s shortcuts, and closes with the queue', async ({
  page,
  portal,
}) => {
  const bar = await startAlbumPlayback(page, portal)
  await bar.getByRole('button', { name: /Open player$/ }).click()
  const full = page.getByRole('dialog').last()
  const first = await full.getByRole('heading', { level: 3 }).innerText()
  await full.getByRole('button', { name: 'Small window' }).click()
  await expect
    .poll(() => smallWindow(page))
    .toEqual({ dir: 'ltr', title: first, buttons: ['Previous', 'Pause', 'Next'], display: 'grid' })

  await page.keyboard.press('Escape')
  await expect(full).toHaveCount(0)
  await page.getByRole('navigation').locator('a[href="/"]').filter({ visible: true }).first().click()
  await whenShown(page, /^\/$/)
  expect((await smallWindow(page))?.title).toBe(first)
  await pressSmall(page, 'Next')
  await expect.poll(async () => (await smallWindow(page))?.title).not.toBe(first)
  await pressSmall(page, 'Pause')
  await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect.poll(async () => (await smallWindow(page))?.buttons).toEqual(['Previous', 'Play', 'Next'])
  await keyInSmall(page, 'p')
  await expect.poll(async () => (await smallWindow(page))?.title).toBe(first)
  await expect.poll(async () => (await smallWindow(page))?.buttons).toEqual(['Previous', 'Pause', 'Next'])
  await keyInSmall(page, 'k')
  await expect.poll(async () => (await smallWindow(page))?.buttons).toEqual(['Previous', 'Play', 'Next'])

  await bar.getByRole('button', { name: 'Close player' }).click()
  await expect.poll(() => smallWindow(page)).toBeNull()
})

test('the picture-in-picture window of an audiobook skips by the same seconds as the bar', async ({
  page,
  portal,
}) => {
  const bar = await startAudiobookPlayback(page, portal)
  await bar.getByRole('button', { name: /Open player$/ }).click()
  const full = page.getByRole('dialog').last()
  await whenStarted(full)
  await full.getByRole('button', { name: 'Small window' }).click()
  await expect
    .poll(async () => (await smallWindow(page))?.buttons)
    .toEqual(['Back 15 seconds', 'Pause', 'Forward 30 seconds'])
})
