/** A reloaded page restores its lists and scroll position. */
import type { Page } from '@playwright/test'
import type { CollectionDetails } from '../../src/contract/podcasts.ts'
import { fetchJson, lastSegmentOf, firstLinkedPathOn, linkedPathsOn } from '../support/backend-content.ts'
import { expect, test, whenHydrated, whenIdleTasksLoaded } from '../support/portal.ts'
import { resultsGrid } from '../support/search-page.ts'
import type { Portal } from '../tools/lib/portal.mjs'

const more = (page: Page) => page.getByRole('button', { name: /^Show more/ })
/** The entry in the middle of the screen, by where it leads. */
const inTheMiddle = (page: Page) =>
  page.evaluate(() => {
    const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li, [role="row"]')
    return row?.querySelector('a')?.getAttribute('href') ?? row?.textContent ?? ''
  })
const goTo = (page: Page, part: number) =>
  page.evaluate((of) => scrollTo(0, document.documentElement.scrollHeight * of), part)

const longBook = async (portal: Portal) => {
  for (const path of await linkedPathsOn(portal, '/audiobook/list', 'book')) {
    const { total } = await fetchJson<CollectionDetails>(portal, `content/audiobooks/${lastSegmentOf(path)}`)
    if (total > 10) return path
  }
  throw new Error('no book has more chapters than come at once')
}

/** Discarded as a phone discards a tab that needs memory, together with its running work. */
const discardAndReopen = async (page: Page) => {
  await whenIdleTasksLoaded(page)
  await expect.poll(() => inTheMiddle(page)).not.toBe('')
  const before = await inTheMiddle(page)
  await page.reload()
  await expect.poll(() => inTheMiddle(page)).toBe(before)
}

test('a structure list and search results restore their loaded pages', async ({ page }) => {
  await page.goto('/music/tracks/category')
  await whenHydrated(page)
  const size = () => page.locator('main [aria-setsize]').first().getAttribute('aria-setsize').then(Number)
  await more(page).click()
  await expect.poll(size).toBeGreaterThan(30)
  const first = await size()
  await more(page).click()
  await expect.poll(size).toBeGreaterThan(first)
  await goTo(page, 0.6)
  await discardAndReopen(page)

  await page.goto('/search?q=a&kind=songs')
  await whenHydrated(page)
  const rows = () =>
    resultsGrid(page)
      .getByRole('row')
      .evaluateAll((all) => Math.max(...all.map((row) => Number(row.getAttribute('aria-rowindex')))))
  await more(page).click()
  await goTo(page, 1)
  await expect.poll(rows).toBeGreaterThan(40)
  await goTo(page, 0.7)
  await discardAndReopen(page)
})

test('scrolling meanwhile cancels the restore of the scroll position', async ({ page }) => {
  await page.goto('/music/tracks/category')
  await whenHydrated(page)
  await more(page).click()
  await expect(page.locator('main [aria-setsize]').first()).toBeVisible()
  await goTo(page, 0.7)
  await whenIdleTasksLoaded(page)
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(/\/api\/structure\/.*lastId=/, async (route) => {
    await held
    await route.continue()
  })
  // The disk would have it at once.
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
  await page.reload()
  await whenHydrated(page)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, -5_000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  release()
  await expect(page.locator('main [aria-setsize]').first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the songs of an artist and the chapters of an audiobook restore their loaded pages', async ({
  page,
  portal,
}) => {
  await page.goto(await firstLinkedPathOn(portal, '/music/list', 'artist'))
  await whenHydrated(page)
  const songs = page.getByRole('list', { name: 'Most played' }).getByRole('listitem')
  await expect(songs).toHaveCount(10)
  const all = Number(/\d+$/.exec((await more(page).textContent()) ?? '')?.[0])
  expect(all).toBeGreaterThan(10)
  await more(page).click()
  await expect(songs).toHaveCount(all)
  await page.reload()
  await expect(songs).toHaveCount(all)

  await page.goto(await longBook(portal))
  await whenHydrated(page)
  const chapters = page.getByRole('list', { name: 'Chapters' }).getByRole('listitem')
  await expect(chapters).toHaveCount(10)
  await page.getByRole('button', { name: /^Show \d+ more/ }).click()
  await expect.poll(() => chapters.count()).toBeGreaterThan(10)
  const chapterCount = await chapters.count()
  await page.reload()
  await expect(chapters).toHaveCount(chapterCount)
})
