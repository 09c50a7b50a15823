/** Pausing, resuming, removing, undoing and restoring downloads, finished or in progress. */
import type { Page } from '@playwright/test'
import { fetchJson, lastSegmentOf, linkedPathsOn } from '../support/backend-content.ts'
import {
  downloadedText,
  downloadSong,
  downloadRows,
  openDownloads,
  countStoredChunks,
  seekSliderOf,
  waitForPosition,
  pressDownloadButton,
  shortSong,
  shortSongs,
  openDownloadedSong,
  serveToneAtOnce,
} from '../support/downloads.ts'
import { expect, logInAs, test, whenHydrated, whenControlled } from '../support/portal.ts'
import { ignoringBidiMarks } from '../support/ignore-bidi-marks.ts'

test.use({ serviceWorkers: 'allow' })

test('a download is paused by one tap, stays paused over a reload, resumes by another tap, and no chunk is fetched twice', async ({
  page,
  context,
  portal,
}) => {
  const song = await shortSong(portal)
  const tone = await serveToneAtOnce(context)
  tone.lastServedOffset = 600_000
  await logInAs(page, 'omar', `/music/tracks/${song.id}`)
  await downloadSong(page, song)
  await page.goto('/downloads')
  await whenHydrated(page)
  await expect(downloadRows(page)).toContainText(/Downloading… [1-9]\d*%/)
  await pressDownloadButton(page, `Pause: ${song.title}`)
  await expect(downloadRows(page)).toContainText(/Paused at [1-9]\d*%/)
  tone.lastServedOffset = Infinity
  const before = tone.requestedOffsets.length
  await page.reload()
  await whenHydrated(page)
  await expect(downloadRows(page)).toContainText(/Paused at [1-9]\d*%/)
  expect(tone.requestedOffsets).toHaveLength(before)
  await pressDownloadButton(page, `Resume: ${song.title}`)
  await expect(downloadRows(page)).toContainText(downloadedText)
  // A part that was cut off is requested again; finished parts are not.
  const again = tone.requestedOffsets.slice(before)
  expect(new Set(again).size).toBe(again.length)
  expect(again).not.toContain(tone.requestedOffsets[0])
})

test('one tap removes a download and the next undoes it so that it plays offline; a removed download leaves no bytes', async ({
  page,
  context,
  portal,
}) => {
  const song = await openDownloadedSong({ page, context, portal })
  await whenControlled(page)
  const removed = page
    .getByRole('status')
    .filter({ hasText: ignoringBidiMarks(`“${song.title}” was removed from your downloads.`) })
  await pressDownloadButton(page, `Remove download: ${song.title}`)
  await expect(page.getByRole('heading', { name: 'No downloads yet' })).toBeVisible()
  await removed.getByRole('button', { name: 'Undo' }).click()
  await expect(downloadRows(page)).toContainText(downloadedText)
  await context.setOffline(true)
  await pressDownloadButton(page, `Play ${song.title}`)
  await waitForPosition(seekSliderOf(page), 0)
  await context.setOffline(false)

  expect(await countStoredChunks(page)).toBeGreaterThan(1)
  await pressDownloadButton(page, `Remove download: ${song.title}`)
  await expect(removed).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No downloads yet' })).toBeVisible()
  await expect.poll(() => countStoredChunks(page)).toBe(0)
})

/** As a browser does that frees space; the rows that name the audio remain. */
const deleteAsBrowser = async (page: Page) => {
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const deletion = indexedDB.deleteDatabase(names.find((name) => name.startsWith('kept-bytes:')) ?? '')
    await new Promise((done) => deletion.addEventListener('success', done))
  })
  await page.reload()
}

test('downloads that the browser deleted are shown as such, and one tap downloads them again', async ({
  page,
  context,
  portal,
}) => {
  const song = await openDownloadedSong({ page, context, portal })
  await deleteAsBrowser(page)
  await expect(downloadRows(page)).toContainText('Some parts of this download are missing.')
  await pressDownloadButton(page, `Download again: ${song.title}`)
  await expect(downloadRows(page)).toContainText(downloadedText)
  expect(await countStoredChunks(page)).toBeGreaterThan(1)
})

test('after the browser freed storage one tap downloads everything again', async ({
  page,
  context,
  portal,
}) => {
  const [song, other] = await shortSongs(portal)
  await serveToneAtOnce(context)
  await openDownloads(page, song)
  await page.goto(`/music/tracks/${other.id}`)
  await whenHydrated(page)
  await downloadSong(page, other)
  await page.goto('/downloads')
  await expect(downloadRows(page)).toContainText([downloadedText, downloadedText])
  await deleteAsBrowser(page)
  await expect(page.getByText('Some parts of 2 downloads are missing.')).toBeVisible()
  const bringBack = page.getByRole('main').getByRole('button', { name: 'Download all again' })
  await bringBack.click()
  await expect(downloadRows(page)).toContainText([downloadedText, downloadedText])
  await expect(bringBack).toHaveCount(0)
})

interface Album {
  tracks: { restriction?: string | null }[]
}
test('a song without download rights is excluded from all counts of the download dialog', async ({
  page,
  context,
  portal,
}) => {
  for (const path of await linkedPathsOn(portal, '/', 'album')) {
    const { tracks } = await fetchJson<Album>(portal, `content/albums/${lastSegmentOf(path)}`)
    const open = tracks.filter(({ restriction }) => !restriction)
    if (open.length === tracks.length) continue
    const tone = await serveToneAtOnce(context, 60)
    tone.lastServedOffset = -1
    await logInAs(page, 'omar')
    await page.goto(path)
    await page.getByRole('button', { name: /^Download: / }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(`${open.length} songs`, { exact: true })).toBeVisible()
    await expect(dialog.getByText(/^Some of it can’t be downloaded/)).toBeVisible()
    await dialog.getByRole('button', { name: /^Download · / }).click()
    await expect(dialog.getByText(`${open.length} songs`, { exact: true })).toBeVisible()
    await page.goto('/downloads')
    await expect(page.getByText(`Downloading ${open.length} songs`)).toBeVisible()
    return
  }
  throw new Error('every album of home may be kept whole')
})
