/** Pages whose code does not load: the build is gone, the page is left meanwhile, the error page fails as well. */
import type { Page } from '@playwright/test'
import words from '../../locales/ar/boot.json' with { type: 'json' }
import { recordDocumentRequests } from '../support/document-requests.ts'
import { firstLinkedPathOn } from '../support/backend-content.ts'
import { markAsJustReloaded, blockChunks } from '../support/blocked-chunks.ts'
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
  await page.addInitScript((maxWaitMs) => {
    const { setTimeout } = window
    window.setTimeout = Object.assign(
      (work: TimerHandler, ms?: number, ...args: unknown[]) =>
        ms === maxWaitMs ? 0 : setTimeout(work, ms, ...args),
      setTimeout,
    )
  }, 600)
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

const loseErrorPage = async (page: Page, ...paths: string[]) => {
  await markAsJustReloaded(page, ...paths)
  return blockChunks(page, 'ErrorPage')
}

test('an error page whose own chunk fails shows plain text and a retry', async ({ page }) => {
  const nowhere = '/no/such/place'
  const unblock = await loseErrorPage(page, '/', nowhere)
  const opened = recordDocumentRequests(page)
  await page.goto('/')
  await whenHydrated(page)
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, nowhere)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible()
  await unblock()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByText('Error 404')).toBeVisible()
  expect(opened).toEqual(['/'])
})

test('an empty page whose chunk fails shows an error and a retry', async ({ page, portal }) => {
  await markAsJustReloaded(page, '/')
  const unblock = await blockChunks(page, 'start-empty')
  const { body, headers } = await portal.get('/_/shell/en', 'riwaq.localhost')
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ body, headers: headers as Record<string, string> }),
  )
  const opened = recordDocumentRequests(page)
  await page.goto('/?t=20')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible()
  await expect(main.getByRole('alert')).toHaveText(/^Part of this page didn’t load/)
  await unblock()
  await main.getByRole('link', { name: 'Try again' }).click()
  await whenHydrated(page)
  await expect(main.getByText('This page didn’t load')).toBeHidden()
  expect(opened).toEqual(['/', '/'])
  expect(new URL(page.url()).search).toBe('?t=20')
})

/** The message that a rendered page shows above its readable content. */
const bar = (page: Page) => page.getByRole('complementary').filter({ hasText: words.screen.head })

const expectErrorShown = async (page: Page) => {
  await expect(bar(page).getByRole('alert')).toHaveText(words.screen.head)
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
}
const expectRetry = async (page: Page) => {
  await bar(page).getByRole('link', { name: words.retry }).click()
  await whenHydrated(page)
  await expect(page.locator('header button[aria-expanded]')).toBeVisible()
  await expect(bar(page)).toBeHidden()
}

test('a rendered page that fails to start shows an error in its language and a retry', async ({ page }) => {
  await markAsJustReloaded(page, '/ar')
  const loseOnly = await blockChunks(page, 'app-boot', 'words-ar')
  const opened = recordDocumentRequests(page)
  await page.goto('/ar')
  await expectErrorShown(page)
  await loseOnly()
  await expectRetry(page)
  expect(opened).toEqual(['/ar', '/ar'])
})

test('a page whose entry chunk fails shows an error, rendered or empty', async ({ page, portal }) => {
  const { body, headers } = await portal.get('/_/shell/ar', 'riwaq.localhost')
  const loseOnly = await blockChunks(page, 'react')
  await page.goto('/ar')
  await expectErrorShown(page)
  await page.route(
    (url) => url.pathname === '/ar/music/list',
    (route) => route.fulfill({ body, headers: headers as Record<string, string> }),
  )
  await page.goto('/ar/music/list')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: words.screen.head })).toBeVisible()
  await loseOnly()
  await main.getByRole('link', { name: words.retry }).click()
  await whenHydrated(page)
  await expect(main.getByText(words.screen.head)).toBeHidden()
  await loseOnly('index')
  await page.goto('/ar')
  await expectErrorShown(page)
  await loseOnly()
  await expectRetry(page)
})
