/** Screens whose code does not load: the build is gone, or the page is left meanwhile. */
import type { Page } from '@playwright/test'
import { maxWaitMs } from '../../src/app/router/run-navigation.ts'
import { recordDocumentRequests } from '../support/document-requests.ts'
import { firstLinkedPathOn } from '../support/backend-content.ts'
import { markAsJustReloaded } from '../support/blocked-chunks.ts'
import type { Portal } from '../tools/lib/portal.mjs'
import { expect, test, whenHydrated } from '../support/portal.ts'

const scriptsIn = (html: string) =>
  [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)

/** The chunks of an album's page alone: shared ones may be needed by a late part of home as well. */
const loseAlbum = async (page: Page, portal: Portal) => {
  const read = async (path: string) => scriptsIn((await portal.get(path, 'riwaq.localhost')).body)
  const album = await firstLinkedPathOn(portal, '/', 'album')
  const known = new Set([...(await read('/')), ...(await read('/music/list'))])
  const lost = (await read(album)).filter((path) => /\/AlbumScreen-/.test(path) && !known.has(path))
  expect(lost).toHaveLength(1)
  // Blocked in the browser, which answers at once.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: lost.map((path) => `*${path}`) })
  // The clock of the guard is stopped: whatever this takes, it is within ten seconds.
  await page.clock.setFixedTime(new Date())
  // A refusal that arrives after the page has stopped waiting for it finds the next address in the address bar: the page
  // never stops waiting.
  await page.addInitScript((longest) => {
    const { setTimeout } = window
    window.setTimeout = Object.assign(
      (work: TimerHandler, ms?: number, ...args: unknown[]) =>
        ms === longest ? 0 : setTimeout(work, ms, ...args),
      setTimeout,
    )
  }, maxWaitMs)
  return album
}
const albumLink = (page: Page) =>
  page.locator('main a[href*="/music/albums/"]').filter({ visible: true }).first()
const tap = (page: Page) => albumLink(page).evaluate((link: HTMLElement) => link.click())

test('a chunk that fails to load reloads the page, at most once in ten seconds per path [ERR-25, ERR-26]', async ({
  page,
  portal,
}) => {
  const album = await loseAlbum(page, portal)
  const stopped = page.waitForEvent('console', (message) =>
    message.text().startsWith('the page could not start'),
  )
  const opened = recordDocumentRequests(page)
  await page.goto('/')
  await whenHydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await tap(page)
  await expect.poll(() => opened).toEqual(['/', '/'])
  await page.waitForFunction(() => !('stayed' in window))
  await whenHydrated(page)
  await tap(page)
  await expect.poll(() => opened).toEqual(['/', '/', album])
  await stopped
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(opened).toEqual(['/', '/', album])
})

test('a failed chunk of a prefetched page reloads nothing until that page is opened', async ({
  page,
  portal,
}) => {
  await loseAlbum(page, portal)
  await page.goto('/')
  await whenHydrated(page)
  const opened = recordDocumentRequests(page)
  const lost = page.waitForEvent('requestfailed', (request) => /\/\w+Screen-/.test(request.url()))
  await albumLink(page).hover()
  await lost
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(opened).toEqual([])
  await tap(page)
  await expect.poll(() => opened).toEqual(['/'])
})

test('an opened page whose chunk fails is loaded as a document, whatever is being prefetched', async ({
  page,
  portal,
}) => {
  const album = await loseAlbum(page, portal)
  await markAsJustReloaded(page, '/')
  await page.goto('/')
  await whenHydrated(page)
  // The album's content is never answered, so the prefetch lasts for this time.
  await page.route(/\/api\/.*album/, () => {})
  const opened = recordDocumentRequests(page)
  const lost = page.waitForEvent('requestfailed', (request) => /\/\w+Screen-/.test(request.url()))
  await albumLink(page).hover()
  await lost
  await tap(page)
  await expect.poll(() => opened).toEqual([album])
})

test('a chunk load that is aborted by a navigation does not navigate back', async ({ page }) => {
  await page.goto('/')
  await whenHydrated(page)
  let stopLoading = () => {}
  const requested = new Promise<void>((resolve) =>
    page.route('**/assets/*Screen-*.js', (route) => {
      stopLoading = () => void route.abort()
      resolve()
    }),
  )
  let release = () => {}
  const underway = new Promise<void>((resolve) =>
    page.route('**/impressum', (route) => {
      release = () => void route.continue()
      resolve()
    }),
  )
  await page
    .locator('main a[href*="/music/albums/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await requested
  const opened = recordDocumentRequests(page)
  await page.evaluate(() => location.assign('/impressum'))
  await underway
  const failed = page.waitForEvent('requestfailed')
  stopLoading()
  await failed
  await page.unroute('**/assets/*Screen-*.js')
  release()
  await expect(page).toHaveURL(/\/impressum$/)
  await whenHydrated(page)
  expect(opened).toEqual(['/impressum'])
})
