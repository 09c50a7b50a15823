/** On a phone, songs of a genre, an artist, the history and the downloads: a tap on a row plays what the row shows. */
import type { BrowserContext, Page } from '@playwright/test'
import { fetchJson, linkedPathsOn } from '../support/backend-content.ts'
import { downloadSong, serveToneAtOnce, shortSongs } from '../support/downloads.ts'
import { clearPlayHistory, writePlayHistory } from '../support/play-history.ts'
import { expect, logInAs, test } from '../support/portal.ts'
import type { Card } from '../../src/contract/content.ts'
import type { Found } from '../../src/contract/search.ts'
import type { Portal } from '../tools/lib/portal.mjs'

interface Visit {
  page: Page
  context: BrowserContext
  portal: Portal
}
interface SongPage {
  path: string
  hasLockedSong: boolean
}

/** The first of these pages with a song that is not licensed here. */
const pathWithLockedSong = async (portal: Portal, paths: readonly string[]) => {
  for (const path of paths) if ((await portal.get(path)).body.includes('data-state="locked"')) return path
  throw new Error('none of these pages has a locked song')
}
const genrePaths = async (portal: Portal) => {
  const { body } = await portal.get('/music/list')
  return [...new Set(body.match(/\/music\/genre\/[^"]+/g))]
}
const openGenre = async ({ page, portal }: Visit): Promise<SongPage> => {
  const path = await pathWithLockedSong(portal, await genrePaths(portal))
  await logInAs(page, 'omar', path)
  return { path, hasLockedSong: true }
}
const openArtist = async ({ page, portal }: Visit): Promise<SongPage> => {
  const path = await pathWithLockedSong(portal, await linkedPathsOn(portal, '/music/list', 'artist'))
  await logInAs(page, 'omar')
  await page.goto(path)
  return { path, hasLockedSong: true }
}
const openHistory = async ({ page, portal }: Visit): Promise<SongPage> => {
  const { groups } = await fetchJson<Found>(portal, 'search?q=a&kind=songs&limit=110')
  const songs: readonly Card[] = groups.flatMap(({ entries }) => entries)
  const locked = songs.filter(({ restriction }) => restriction).slice(0, 1)
  const played = [...songs.filter(({ restriction }) => !restriction).slice(0, 3), ...locked]
  await logInAs(page, 'omar')
  await clearPlayHistory(page)
  expect(await writePlayHistory(page, played)).toBe(played.length)
  await page.goto('/history')
  return { path: '/history', hasLockedSong: locked.length > 0 }
}
const openDownloads = async ({ page, context, portal }: Visit): Promise<SongPage> => {
  const songs = await shortSongs(portal)
  await serveToneAtOnce(context)
  await logInAs(page, 'omar')
  for (const song of songs) {
    await page.goto(`/music/tracks/${song.id}`)
    await downloadSong(page, song)
    await expect(page.getByRole('button', { name: `Downloaded: ${song.title}` })).toBeVisible()
  }
  await page.goto('/downloads')
  return { path: '/downloads', hasLockedSong: false }
}

const songRows = (page: Page) =>
  page
    .locator('main li[data-state]')
    .filter({ has: page.locator('a[href*="/music/tracks/"]'), visible: true })
/** Two rows that follow each other and may be played. */
const neighbours = async (page: Page) => {
  await expect(songRows(page).nth(1)).toBeVisible()
  const rows = await songRows(page).evaluateAll((all) =>
    all.map((row) => ({
      isOpen: row.dataset['state'] === 'idle',
      title: row.querySelector('a bdi')?.textContent ?? '',
    })),
  )
  const at = rows.findIndex(({ isOpen }, index) => isOpen && rows[index + 1]?.isOpen)
  return [rows[at]?.title ?? '', rows[at + 1]?.title ?? ''] as const
}
const rowOf = (page: Page, title: string) =>
  songRows(page).filter({ has: page.locator('a bdi').getByText(title, { exact: true }) })
/** The position of the player moves songs to the top of the history, under a finger that only aims at coordinates. */
const tapTitle = async (row: ReturnType<typeof rowOf>) => {
  await row.scrollIntoViewIfNeeded()
  const position = await row.evaluate((element) => {
    const outer = element.getBoundingClientRect()
    const title = element.querySelector('a bdi')?.getBoundingClientRect() ?? outer
    return { x: title.x - outer.x + 10, y: title.y - outer.y + 8 }
  })
  await row.tap({ position })
}

const lists = [
  ['a genre', openGenre, 'block'],
  ['an artist', openArtist, 'block'],
  ['the history', openHistory, 'block'],
  ['the downloads', openDownloads, 'allow'],
] as const

for (const [list, open, serviceWorkers] of lists)
  test.describe(`of ${list}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 915 }, serviceWorkers })
    test('a tap on a row plays its song and marks it, the next row follows, and a locked one says why', async ({
      page,
      context,
      portal,
    }) => {
      const { path, hasLockedSong } = await open({ page, context, portal })
      const player = page.getByRole('region', { name: 'Player' })
      const [first, second] = await neighbours(page)
      await tapTitle(rowOf(page, first))
      await expect(player).toContainText(first)
      await expect(rowOf(page, first)).toHaveAttribute('aria-current', 'true')
      await expect(rowOf(page, first).getByRole('button', { name: `Pause ${first}` })).toBeVisible()

      await player.getByRole('button', { name: 'Next' }).first().tap()
      await expect(player).toContainText(second)
      await expect(rowOf(page, second)).toHaveAttribute('aria-current', 'true')
      await expect(rowOf(page, first)).not.toHaveAttribute('aria-current', 'true')
      expect(new URL(page.url()).pathname).toBe(path)

      if (!hasLockedSong) return
      await tapTitle(songRows(page).and(page.locator('[data-state=locked]')).first())
      await expect(
        page.getByRole('status').filter({ hasText: 'Not available in your country yet' }),
      ).toBeVisible()
      await expect(player).toContainText(second)
    })
  })
