/** 'Pick up where you left off': long forms first and apart, songs folded, resumed by one tap, in a box of one size. */
import type { Page } from '@playwright/test'
import type { Album, Card } from '../../src/contract/content.ts'
import type { CollectionDetails } from '../../src/contract/podcasts.ts'
import {
  fetchCards,
  fetchJson,
  firstLinkedPathOn,
  lastSegmentOf,
  linkedPathsOn,
} from '../support/backend-content.ts'
import { layoutShiftsOf, recordLayoutShifts } from '../support/layout-shifts.ts'
import { type PlayedItem, clearPlayHistory, writePlayHistory } from '../support/play-history.ts'
import { expect, logInAs, testOnOwnPortal, whenHydrated, whenShown } from '../support/portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

const test = testOnOwnPortal()

const title = 'Pick up where you left off'
const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const long = (page: Page) => page.getByRole('list', { name: title })
const music = (page: Page) => page.getByRole('list', { name: 'Music', exact: true })
const played = ({ id, contentType }: Pick<Card, 'id' | 'contentType'>, at = 0): PlayedItem => ({
  id,
  contentType,
  at,
})

const findContent = async (portal: Portal) => {
  const idOn = async (path: string, link: 'album' | 'book' | 'show') =>
    lastSegmentOf(await firstLinkedPathOn(portal, path, link))
  const album = await fetchJson<Album>(portal, `content/albums/${await idOn('/music/list', 'album')}`)
  const book = await fetchJson<CollectionDetails>(
    portal,
    `content/audiobooks/${await idOn('/audiobook/list', 'book')}`,
  )
  const show = await fetchJson<CollectionDetails>(
    portal,
    `content/podcasts/${await idOn('/podcast/list', 'show')}`,
  )
  const video = (await fetchCards(portal, 'home')).find(({ kind, premium }) => kind === 'video' && !premium)
  if (!video) throw new Error('home has no video for everyone')
  return { album, book, show, video }
}
/** A book just started and an episode half played, then one album for a whole evening. */
const listen = async (page: Page, { album, book, show }: Awaited<ReturnType<typeof findContent>>) => {
  const [chapter] = book.parts
  const [episode] = show.parts
  if (!chapter || !episode) throw new Error('a book or a show has no part')
  const items = [
    played(book),
    played(chapter, 30),
    played(show),
    played(episode, Math.round(episode.duration / 2)),
    played(album),
    ...album.tracks.slice(0, 4).map((track) => played(track)),
  ]
  expect(await writePlayHistory(page, items)).toBe(items.length)
  return { chapter, episode, fourth: album.tracks[3] }
}

test('a book and an episode stand first with kind and time left, and the album once, behind them', async ({
  page,
  portal,
}) => {
  const content = await findContent(portal)
  await logInAs(page, 'omar')
  await clearPlayHistory(page)
  const { episode } = await listen(page, content)
  await page.goto('/')
  await expect(long(page).getByRole('listitem')).toHaveCount(2)
  await expect(long(page).getByRole('listitem').nth(0)).toContainText(episode.title)
  await expect(long(page).getByRole('listitem').nth(0)).toContainText(/Episode.* left/)
  await expect(long(page).getByRole('listitem').nth(1)).toContainText(content.book.title)
  // Of the whole book, not of its chapter.
  const left = Math.round(((content.book.duration ?? 0) - 30) / 60)
  const hours = Math.floor(left / 60)
  await expect(long(page).getByRole('listitem').nth(1)).toContainText(
    `Audiobook · ${hours > 0 ? `${hours} h ` : ''}${left % 60} min left`,
  )
  await expect(music(page).getByText(content.album.title, { exact: true })).toHaveCount(1)
  for (const { title: song } of content.album.tracks.slice(0, 4))
    if (song !== content.album.title)
      await expect(music(page).getByText(song, { exact: true })).toHaveCount(0)
})

test('a tap resumes at once: the book at its second, the album with its last song; the titles lead to their pages', async ({
  page,
  portal,
}) => {
  const content = await findContent(portal)
  await logInAs(page, 'omar')
  await clearPlayHistory(page)
  const { chapter, fourth } = await listen(page, content)
  await page.goto('/')
  await whenHydrated(page)
  await music(page)
    .getByRole('button', { name: `Continue ${content.album.title}` })
    .click({ position: { x: 20, y: 20 } })
  await expect(player(page)).toContainText(fourth?.title ?? '')
  await expect(music(page).getByRole('button', { name: `Pause ${content.album.title}` })).toBeVisible()
  await long(page)
    .getByRole('button', { name: `Continue ${content.book.title}` })
    .click({ position: { x: 20, y: 20 } })
  await expect(player(page)).toContainText(chapter.title)
  await expect(player(page).getByRole('slider', { name: 'Position' })).toHaveValue(/^3\d/)
  expect(new URL(page.url()).pathname).toBe('/')
  await long(page).getByRole('link', { name: content.book.title }).click()
  await whenShown(page, /^\/audiobook\/details\/./)
})

test('a tap on a video in progress opens it and plays on where it stopped', async ({ page, portal }) => {
  const { video } = await findContent(portal)
  await logInAs(page, 'lina')
  expect(await writePlayHistory(page, [played(video, 300)])).toBe(1)
  await page.goto('/')
  await long(page)
    .getByRole('link', { name: `Continue ${video.title}` })
    .click({ position: { x: 20, y: 20 } })
  await whenShown(page, /^\/video\/stream\/./)
  await expect(page.getByRole('button', { name: /^Resumed at 5:00/ })).toBeVisible()
})

test('beyond four there is ‘See all’, which leads to the history, where all of them can be opened', async ({
  page,
  portal,
}) => {
  const { book } = await findContent(portal)
  const others = (await linkedPathsOn(portal, '/podcast/list', 'show')).slice(0, 7).map(lastSegmentOf)
  await logInAs(page, 'lina')
  const shows = await Promise.all(
    others.map((id) => fetchJson<CollectionDetails>(portal, `content/podcasts/${id}`)),
  )
  const items = [book.parts[0], ...shows.map(({ parts }) => parts[0])].flatMap((part) =>
    part && part.grading <= 10 ? [played(part, Math.round(part.duration / 2))] : [],
  )
  expect(await writePlayHistory(page, items)).toBe(items.length)
  await page.goto('/')
  await expect(long(page).getByRole('listitem')).toHaveCount(4)
  await page.getByRole('region', { name: title }).getByRole('link', { name: 'See all' }).click()
  await whenShown(page, /^\/history$/)
  const section = page.getByRole('region', { name: title })
  await expect(section.getByRole('listitem')).toHaveCount(4)
  await section.getByRole('button', { name: 'See all' }).click()
  expect(await section.getByRole('listitem').count()).toBeGreaterThan(4)
  await section.getByRole('button', { name: 'Show less' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(4)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 915 } })
  test('nothing moves on home and in the history, with nothing, one or many items to continue', async ({
    page,
    portal,
  }) => {
    const content = await findContent(portal)
    await recordLayoutShifts(page)
    await logInAs(page, 'omar')
    const box = page.getByRole('region', { name: title }).locator('> div').last()
    const heights: number[] = []
    const measure = async () => {
      // A first visit shows what this device knew, and then what was written meanwhile.
      for (const path of ['/', '/history']) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
      }
      for (const path of ['/', '/history']) {
        await page.goto(path)
        await expect(page.locator('main [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
        const shifts = await layoutShiftsOf(page)
        // With a short history the bottom of the page is beside the box, not below it.
        expect(
          shifts.filter((shift) => !shift.includes('FOOTER')),
          path,
        ).toEqual([])
        if (path === '/') heights.push((await box.boundingBox())?.height ?? 0)
      }
    }
    await measure()
    const [chapter] = content.book.parts
    if (chapter) await writePlayHistory(page, [played(chapter, 60)])
    await measure()
    await listen(page, content)
    await measure()
    expect(heights[0]).toBeGreaterThan(100)
    expect(new Set(heights).size).toBe(1)
    await page.goto('/')
    const tile = music(page).getByRole('listitem').first()
    await tile.tap()
    await expect(player(page)).toContainText(content.album.tracks[3]?.title ?? '')
  })
})
