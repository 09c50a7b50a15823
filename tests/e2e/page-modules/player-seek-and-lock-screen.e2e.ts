/** The place in the track and the keys of the lock screen. */
import { expect } from '@playwright/test'
import { playAlbum, whenPlaying, test } from '../../support/player-page.ts'

declare global {
  interface Window {
    keys: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>
  }
}

test('dragging seeks once, 200 ms after the last move [PLAYER-34]', async ({ page }) => {
  await playAlbum(page)
  const seeks = await page.evaluate(async () => {
    const times: { at: number; to: number }[] = []
    const { set, get } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime') ?? {}
    Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', {
      configurable: true,
      get(this: HTMLMediaElement): number {
        return Number(get?.call(this))
      },
      set(this: HTMLMediaElement, to: number) {
        times.push({ at: performance.now(), to })
        set?.call(this, to)
      },
    })
    let last = 0
    for (const to of [5, 6, 7, 8, 9]) {
      window.playerActions.seek(to)
      last = performance.now()
      await new Promise((done) => setTimeout(done, 60))
    }
    await new Promise((done) => setTimeout(done, 400))
    return times.map(({ at, to }) => ({ after: at - last, to }))
  })
  expect(seeks.map(({ to }) => to)).toEqual([9])
  expect(seeks[0]?.after).toBeGreaterThanOrEqual(195)
  expect(seeks[0]?.after).toBeLessThan(400)
})

test('the position is updated ten times a second during playback [PLAYER-35]', async ({ page }) => {
  await playAlbum(page)
  const places = await page.evaluate(async () => {
    const seen = new Set<number>()
    const until = performance.now() + 2000
    while (performance.now() < until) {
      seen.add(window.pageModules.playerTime.position)
      await new Promise((done) => setTimeout(done, 10))
    }
    return seen.size
  })
  expect(places).toBeGreaterThanOrEqual(14)
  expect(places).toBeLessThanOrEqual(28)
})

test('the lock screen shows the track and its keys work', async ({ page }) => {
  await page.addInitScript(() => {
    const keys: Record<string, MediaSessionActionHandler | null> = {}
    navigator.mediaSession.setActionHandler = (action, handler) => void (keys[action] = handler)
    Object.assign(window, { keys })
  })
  await playAlbum(page)
  const press = (action: MediaSessionAction) =>
    page.evaluate((which) => window.keys[which]?.({ action: which }), action)
  const media = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState])
  expect(await media()).toEqual(['Song a', 'playing'])
  await press('nexttrack')
  await whenPlaying(page, 'b')
  await press('pause')
  await expect.poll(media).toEqual(['Song b', 'paused'])
  await press('play')
  await whenPlaying(page, 'b')
  await press('previoustrack')
  await whenPlaying(page, 'a')
})
