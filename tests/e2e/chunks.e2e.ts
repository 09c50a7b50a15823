/** Pages whose code does not come: whose build has gone, that are left, whose error page is lost as well. */
import type { Page } from '@playwright/test'
import words from '../../locales/ar/boot.json' with { type: 'json' }
import { documentsOf } from '../support/documents-of.ts'
import { pathOn } from '../support/ask.ts'
import { hasJustReloaded, lose } from '../support/lost-code.ts'
import { expect, test, whenAlive } from '../support/portal.ts'

const scriptsIn = (html: string) =>
  [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)

test('a chunk that does not load reloads the page, for one path once in ten seconds [ERR-25, ERR-26]', async ({
  page,
  portal,
}) => {
  const home = await portal.get('/', 'riwaq.localhost')
  const list = await portal.get('/music/list', 'riwaq.localhost')
  const album = await pathOn(portal, '/', 'album')
  const known = new Set([...scriptsIn(home.body), ...scriptsIn(list.body)])
  // The album's own: what it shares with others, a late part of home may need as well.
  const own = (path: string) => /\/Screen-/.test(path) && !known.has(path)
  const lost = scriptsIn((await portal.get(album, 'riwaq.localhost')).body).filter(own)
  expect(lost).toHaveLength(1)
  // By the browser itself: a refusal that comes late would find the next address written already.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: lost.map((path) => `*${path}`) })
  const tap = () =>
    page
      .locator('main a[href*="/music/albums/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
  const stopped = page.waitForEvent('console', (line) => line.text().startsWith('the page could not start'))
  // The clock of the guard stands still: whatever this takes, it is within ten seconds.
  await page.clock.setFixedTime(new Date())
  const opened = documentsOf(page)
  await page.goto('/')
  await whenAlive(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await tap()
  await expect.poll(() => opened).toEqual(['/', '/'])
  await page.waitForFunction(() => !('stayed' in window))
  await whenAlive(page)
  await tap()
  await expect.poll(() => opened).toEqual(['/', '/', album])
  await stopped
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(opened).toEqual(['/', '/', album])
})

test('a chunk that stops loading because the page is left for another one takes nobody back', async ({
  page,
}) => {
  await page.goto('/')
  await whenAlive(page)
  let stopLoading = () => {}
  const asked = new Promise<void>((begun) =>
    page.route('**/assets/Screen-*.js', (route) => {
      stopLoading = () => void route.abort()
      begun()
    }),
  )
  let letGo = () => {}
  const onItsWay = new Promise<void>((begun) =>
    page.route('**/impressum', (route) => {
      letGo = () => void route.continue()
      begun()
    }),
  )
  await page
    .locator('main a[href*="/music/albums/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await asked
  const opened = documentsOf(page)
  await page.evaluate(() => location.assign('/impressum'))
  await onItsWay
  const failed = page.waitForEvent('requestfailed')
  stopLoading()
  await failed
  await page.unroute('**/assets/Screen-*.js')
  letGo()
  await expect(page).toHaveURL(/\/impressum$/)
  await whenAlive(page)
  expect(opened).toEqual(['/impressum'])
})

const loseErrorPage = async (page: Page, ...paths: string[]) => {
  await hasJustReloaded(page, ...paths)
  return lose(page, 'ErrorPage')
}

test('an error page whose own code does not come ends in plain words, and may be tried again', async ({
  page,
}) => {
  const nowhere = '/no/such/place'
  const comesBack = await loseErrorPage(page, '/', nowhere)
  const opened = documentsOf(page)
  await page.goto('/')
  await whenAlive(page)
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, nowhere)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible()
  await comesBack()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByText('Error 404')).toBeVisible()
  expect(opened).toEqual(['/'])
})

test('a page that came empty and whose code is lost says so, and may be tried again', async ({
  page,
  portal,
}) => {
  const comesBack = await loseErrorPage(page, '/')
  const { body, headers } = await portal.get('/_/shell/en', 'riwaq.localhost')
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ body, headers: headers as Record<string, string> }),
  )
  const opened = documentsOf(page)
  await page.goto('/?t=20')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'A part of the page is missing' })).toBeVisible()
  await expect(main.getByRole('alert')).toHaveText(/^It could not be loaded/)
  await comesBack()
  await main.getByRole('link', { name: 'Try again' }).click()
  await whenAlive(page)
  await expect(main.getByText('A part of the page is missing')).toBeHidden()
  expect(opened).toEqual(['/', '/'])
  expect(new URL(page.url()).search).toBe('?t=20')
})

/** What a rendered page says over what can be read. */
const bar = (page: Page) => page.getByRole('complementary').filter({ hasText: words.screen.head })

const isTold = async (page: Page) => {
  await expect(bar(page).getByRole('alert')).toHaveText(words.screen.head)
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
}
const isTriedAgain = async (page: Page) => {
  await bar(page).getByRole('link', { name: words.retry }).click()
  await whenAlive(page)
  await expect(page.locator('header button[aria-expanded]')).toBeVisible()
  await expect(bar(page)).toBeHidden()
}

test('a rendered page that cannot start says so in its language, and may be tried again', async ({
  page,
}) => {
  await hasJustReloaded(page, '/ar')
  const loseOnly = await lose(page, 'connect-page', 'words-ar')
  const opened = documentsOf(page)
  await page.goto('/ar')
  await isTold(page)
  await loseOnly()
  await isTriedAgain(page)
  expect(opened).toEqual(['/ar', '/ar'])
})

test('a page whose first code does not come at all says so as well, rendered or empty', async ({
  page,
  portal,
}) => {
  const { body, headers } = await portal.get('/_/shell/ar', 'riwaq.localhost')
  const loseOnly = await lose(page, 'react')
  await page.goto('/ar')
  await isTold(page)
  await page.route(
    (url) => url.pathname === '/ar/music/list',
    (route) => route.fulfill({ body, headers: headers as Record<string, string> }),
  )
  await page.goto('/ar/music/list')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: words.screen.head })).toBeVisible()
  await loseOnly()
  await main.getByRole('link', { name: words.retry }).click()
  await whenAlive(page)
  await expect(main.getByText(words.screen.head)).toBeHidden()
  await loseOnly('index')
  await page.goto('/ar')
  await isTold(page)
  await loseOnly()
  await isTriedAgain(page)
})
