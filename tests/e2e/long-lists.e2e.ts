import type { Locator, Page } from '@playwright/test'
import { fetchManySongIds } from '../support/backend-content.ts'
import {
  expect,
  logInAs,
  testOnOwnPortal,
  whenHydrated,
  whenIdleTasksLoaded,
  whenShown,
} from '../support/portal.ts'
import { tooManyRequests, tooManyRequestsText } from '../support/error-responses.ts'

const test = testOnOwnPortal()

const rows = (page: Page) => page.getByRole('list', { name: 'Songs' }).getByRole('listitem')
/** A list without a name of its own, under the heading of its page. */
const positionedRows = (page: Page) => page.locator('main [aria-posinset]').filter({ visible: true })
/** The rows in the middle of the screen; none until they fill it: after a jump they are added one by one. */
const onScreen = (listed: Locator) =>
  listed.evaluateAll((all) => {
    const [upper, lower] = [200, innerHeight - 200]
    const boxes = all.map((row) => ({ row, ...row.getBoundingClientRect().toJSON() }))
    const seen = boxes.filter(({ top, bottom }) => bottom > upper && top < lower)
    const filled = seen.some(({ top }) => top <= upper) && seen.some(({ bottom }) => bottom >= lower)
    return filled ? seen.map(({ row }) => Number(row.getAttribute('aria-posinset'))) : []
  })

/** Likes as many songs as the tenant has, up to that number, with the page’s own session. */
const likeSongs = (page: Page, ids: readonly string[]) =>
  page.evaluate(async (songs) => {
    const token = /user-token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = { authorization: `Bearer ${decodeURIComponent(token)}` }
    const answers = await Promise.all(
      songs.map((id) => fetch(`/api/like/tracks/${id}`, { method: 'POST', headers })),
    )
    return answers.filter(({ ok }) => ok).length
  }, ids)

test('favourites load beyond their first hundred, keep few rows in the document, and back restores the row', async ({
  page,
  portal,
}) => {
  const ids = await fetchManySongIds(portal)
  expect(ids.length).toBeGreaterThan(100)
  await logInAs(page, 'lina', '/favorites')
  expect(await likeSongs(page, ids)).toBe(ids.length)
  await page.reload()
  await expect(rows(page).first()).toHaveAttribute('aria-posinset', '1')

  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(rows(page).last()).toHaveAttribute('aria-posinset', String(ids.length), { timeout: 300 })
  }).toPass()
  expect(await rows(page).count()).toBeLessThan(80)

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect.poll(async () => (await onScreen(rows(page))).length).toBeGreaterThan(2)
  const left = await onScreen(rows(page))
  const middle = left[Math.floor(left.length / 2)]
  await page.locator(`[aria-posinset="${middle}"] a`).click()
  await whenShown(page, /^\/music\/tracks\//)
  await page.goBack()
  await whenShown(page, /^\/favorites$/)
  await expect.poll(() => onScreen(rows(page))).toEqual(left)
})

test('a structure list loads beyond its first page, keeps few rows in the document, and back restores the row', async ({
  page,
}) => {
  await page.goto('/music/tracks/category')
  await whenHydrated(page)
  const all = page.locator('main ul > li a[href*="/music/tracks/"]')
  const first = await all.count()
  expect(first).toBeGreaterThan(24)
  await expect(positionedRows(page)).toHaveCount(0)

  const known = () => positionedRows(page).first().getAttribute('aria-setsize').then(Number)
  for (const times of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(known).toBe(first * times)
  }
  expect(await positionedRows(page).count()).toBeLessThan(80)

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect.poll(async () => (await onScreen(positionedRows(page))).length).toBeGreaterThan(2)
  const left = await onScreen(positionedRows(page))
  const middle = left[Math.floor(left.length / 2)]
  expect(middle).toBeGreaterThan(first)
  await page.locator(`[aria-posinset="${middle}"] a`).click()
  await whenShown(page, /^\/music\/tracks\/(?!category)/)
  await page.goBack()
  await whenShown(page, /^\/music\/tracks\/category$/)
  await expect.poll(() => onScreen(positionedRows(page))).toEqual(left)
})

test('a failed page of a list shows an error, and a retry loads it', async ({ page }) => {
  await page.goto('/music/tracks/category')
  await whenHydrated(page)
  const all = page.locator('main ul > li a[href*="/music/tracks/"]')
  const first = await all.count()
  const next = /\/api\/structure\/.*lastId=/
  await page.route(next, (route) => route.fulfill(tooManyRequests))
  const more = page.getByRole('button', { name: 'Show more' })
  await more.click()
  await expect(page.getByRole('alert')).toHaveText(tooManyRequestsText)
  expect(await all.count()).toBe(first)
  await page.unroute(next)
  await more.click()
  await expect(positionedRows(page).first()).toHaveAttribute('aria-setsize', String(first * 2))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the visible rows do not move when a list becomes virtualised, also before all translations are loaded', async ({
  page,
}) => {
  let release = () => {}
  const words = new Promise<void>((done) => (release = done))
  await page.route(/\/assets\/words-/, async (route) => {
    await words
    await route.continue()
  })
  await page.goto('/music/tracks/category')
  await whenHydrated(page)
  const more = page.getByRole('button', { name: 'Show more' })
  await more.scrollIntoViewIfNeeded()
  // Each frame from the tap on: the row above the button, and how far it is from the upper edge. The page taps itself:
  // a hand from outside would scroll first to where it can be seen.
  await more.evaluate((button: HTMLElement) => {
    const last = [...document.querySelectorAll('main ul > li a[href*="/music/tracks/"]')].at(-1)
    const href = last?.getAttribute('href') ?? ''
    const top = () => document.querySelector(`main a[href="${href}"]`)?.getBoundingClientRect().top ?? null
    const seen: (number | null)[] = []
    const measure = () => {
      seen.push(top() && Math.round(Number(top())))
      requestAnimationFrame(measure)
    }
    Object.assign(window, { seen })
    measure()
    button.click()
  })
  await expect(positionedRows(page).first()).toBeVisible()
  const seen = await page.evaluate(() => (window as { seen?: (number | null)[] }).seen ?? [])
  expect(seen.length).toBeGreaterThan(2)
  expect([...new Set(seen)]).toHaveLength(1)
  release()
})

test('loading more by keyboard moves the focus to the first new row, also when the list becomes virtualised', async ({
  page,
}) => {
  await page.goto('/articles')
  await whenHydrated(page)
  const more = page.getByRole('button', { name: 'Show more' })
  const list = page.getByRole('region', { name: 'All articles' }).getByRole('listitem')
  const first = await list.count()
  await whenIdleTasksLoaded(page)
  await more.press('Enter')
  await expect(more).toHaveCount(0)
  await expect(page.locator(`[aria-posinset="${first + 1}"] a`)).toBeFocused()
})

test('an artist page shows how many songs there are, loads the rest on tap, and restores them on back', async ({
  page,
}) => {
  await page.goto('/music/list')
  await whenHydrated(page)
  await page.locator('main a[href*="/music/artists/"]').filter({ visible: true }).first().click()
  await whenShown(page, /^\/music\/artists\//)
  const songs = page.getByRole('list', { name: 'Most played' }).getByRole('listitem')
  await expect(songs).toHaveCount(10)
  const more = page.getByRole('button', { name: /Show more · 10 of \d+/ })
  const all = Number(/\d+$/.exec((await more.textContent()) ?? '')?.[0])
  expect(all).toBeGreaterThan(10)
  await whenIdleTasksLoaded(page)
  await more.press('Enter')
  await expect(songs).toHaveCount(all)
  await expect(more).toHaveCount(0)
  // Keyboard focus continues with the rows that were added.
  await expect(songs.nth(10).getByRole('button').first()).toBeFocused()
  await page.locator('main a[href*="/music/albums/"]').filter({ visible: true }).first().click()
  await whenShown(page, /^\/music\/(?!artists)/)
  await page.goBack()
  await whenShown(page, /^\/music\/artists\//)
  await expect(songs).toHaveCount(all)
})
