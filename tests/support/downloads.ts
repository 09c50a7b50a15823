/** Downloads one song: the shortest, with a tone instead of its music. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Portal } from '../tools/lib/portal.mjs'
import { fetchJson, lastSegmentOf, firstLinkedPathOn } from './backend-content.ts'
import { readBrowserStorage } from './browser-storage.ts'
import { expect, logInAs, whenHydrated } from './portal.ts'
import { wave } from './wave.ts'

interface Song {
  id: string
  title: string
  duration: number
  restriction?: string | null
}
/** The two shortest of an album: their sound is made while the test waits. */
export const shortSongs = async (portal: Portal): Promise<[Song, Song]> => {
  const album = lastSegmentOf(await firstLinkedPathOn(portal, '/', 'album'))
  const { tracks } = await fetchJson<{ tracks: Song[] }>(portal, `content/albums/${album}`)
  const open = tracks.filter(({ restriction }) => !restriction)
  const [song, other] = open.toSorted((a, b) => a.duration - b.duration)
  if (!song || !other) throw new Error('no album on home has two songs that may be heard')
  return [song, other]
}
export const shortSong = async (portal: Portal): Promise<Song> => (await shortSongs(portal))[0]
interface ServedSound {
  /** The offset of a requested piece. */
  requestedOffsets: number[]
  /** Pieces after this offset of an audio file are not answered at all. */
  lastServedOffset: number
}
/** A tone of the requested length, at once: composing music takes too long on a busy machine. */
export const serveToneAtOnce = async (context: BrowserContext, seconds = 600): Promise<ServedSound> => {
  const sound: ServedSound = { requestedOffsets: [], lastServedOffset: Infinity }
  const tone = wave(seconds)
  await context.route('**/media/**', (route) => {
    const { range = '', 'if-range': etag = '' } = route.request().headers()
    const [, from = '0', to] = /(\d+)-(\d*)/.exec(range) ?? []
    const [first, last] = [Number(from), to ? Number(to) : tone.length - 1]
    if (first > sound.lastServedOffset) return
    sound.requestedOffsets.push(first)
    const headers = {
      etag,
      'content-type': 'audio/mpeg',
      'content-range': `bytes ${first}-${last}/${tone.length}`,
    }
    return route.fulfill({ status: 206, headers, body: tone.subarray(first, last + 1) })
  })
  return sound
}
/** On the song's own page, until its bytes are loading. */
export const downloadSong = async (page: Page, { title }: Song) => {
  await page.getByRole('button', { name: `Download: ${title}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Download · \d+ MB$/ })
    .click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The page with all downloads. */
export const downloadRows = (page: Page) =>
  page.getByRole('list', { name: 'Downloaded' }).getByRole('listitem')

/** A tap on what a row offers. */
export const pressDownloadButton = (page: Page, name: string) =>
  // Beside the title, which is a link on the row's button.
  downloadRows(page)
    .getByRole('button', { name })
    .click({ position: { x: 20, y: 20 } })

/** The text of a row whose download is complete. */
export const downloadedText = /\d+ MB ·\s*expires /

/** A user with a plan has downloaded the song and opens the downloads. */
export const openDownloads = async (page: Page, song: Song, text = downloadedText) => {
  await logInAs(page, 'omar', `/music/tracks/${song.id}`)
  await downloadSong(page, song)
  await expect(page.getByRole('button', { name: `Downloaded: ${song.title}` })).toBeVisible()
  await page.goto('/downloads')
  await whenHydrated(page)
  await expect(downloadRows(page)).toContainText(text)
}

interface JourneyFixtures {
  page: Page
  context: BrowserContext
  portal: Portal
}
/** The shortest song is downloaded and its row is on screen. */
export const openDownloadedSong = async ({ page, context, portal }: JourneyFixtures) => {
  const song = await shortSong(portal)
  await serveToneAtOnce(context)
  await openDownloads(page, song)
  return song
}
/** The player's place in what it plays. */
export const seekSliderOf = (page: Page) =>
  page.getByRole('region', { name: 'Player' }).getByRole('slider').first()
export const waitForPosition = (place: Locator, second: number) =>
  expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(second)

/** The number of stored audio pieces. */
export const countStoredChunks = async (page: Page) => {
  const { databases } = await readBrowserStorage(page)
  const rows = databases.filter(({ name }) => name.startsWith('kept-bytes:')).flatMap((each) => each.rows)
  return rows.reduce((sum, { keys }) => sum + keys.length, 0)
}
