/** A download of an hour starts at once at any position and is never decrypted as a whole. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { piecesOf } from '../../src/domain/downloads/download-rules.ts'
import { deleteDatabaseRows } from '../support/browser-storage.ts'
import {
  openDownloads,
  countStoredChunks,
  seekSliderOf,
  waitForPosition,
  pressDownloadButton,
  shortSong,
  serveToneAtOnce,
} from '../support/downloads.ts'
import { reloadOffline } from '../support/cached-page.ts'
import { expect, test, whenControlled } from '../support/portal.ts'

test.use({ serviceWorkers: 'allow' })

/** As a tone of 16 kB a second. */
const seconds = 1_500
const size = 44 + seconds * 16_000

/** Answers a tone for every audio file, and a duration that fits it. */
const longTone = async (context: BrowserContext) => {
  await serveToneAtOnce(context, seconds)
  await context.route('**/api/song/download', (route) => {
    const [now, validUntil] = [0, 30].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
    const answer = { uri: '/media/a.mp3', size, etag: '"a"', ticket: 'a-ticket' }
    return route.fulfill({ json: { ...answer, now, validUntil } })
  })
}

/** The offsets of the parts that the worker requests from the page. */
const noteParts = (page: Page) =>
  page.evaluate(() => {
    const parts: number[] = []
    Object.assign(window, { parts })
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ type?: string; from?: number }>) => {
        if (data?.type === 'WHICH_PART') parts.push(data.from ?? 0)
      },
    )
  })
const partsOf = (page: Page) => page.evaluate(() => (globalThis as { parts?: number[] }).parts ?? [])

/** Half a minute before it; by then the duration is that of the audio itself. */
const seekToEnd = async (place: Locator) => {
  await expect(place).toHaveAttribute('max', String(seconds))
  const late = seconds - 30
  await place.fill(String(late))
  return late
}

test('a long download plays and seeks offline, and only the chunks that are played are decrypted', async ({
  page,
  context,
  portal,
}) => {
  const song = await shortSong(portal)
  await longTone(context)
  await openDownloads(page, song)
  await whenControlled(page)
  await reloadOffline(page)
  await noteParts(page)
  await pressDownloadButton(page, `Play ${song.title}`)
  const place = seekSliderOf(page)
  await waitForPosition(place, 0)
  const late = await seekToEnd(place)
  await waitForPosition(place, late)
  const parts = await partsOf(page)
  expect(Math.max(...parts)).toBeGreaterThan(late * 16_000 * 0.9)
  expect(new Set(parts.map((from) => piecesOf(from + 1))).size).toBeLessThan(piecesOf(size) / 2)
})

test('a long download with a missing chunk continues from the network', async ({ page, context, portal }) => {
  const song = await shortSong(portal)
  await longTone(context)
  await openDownloads(page, song)
  await whenControlled(page)
  await page.reload()
  const before = await countStoredChunks(page)
  await deleteDatabaseRows(page, 'kept-bytes:', [`/${piecesOf(size) - 2}`, `/${piecesOf(size) - 1}`])
  expect(await countStoredChunks(page)).toBe(before - 2)
  await pressDownloadButton(page, `Play ${song.title}`)
  const place = seekSliderOf(page)
  await waitForPosition(place, 0)
  const late = await seekToEnd(place)
  await waitForPosition(place, late)
})
