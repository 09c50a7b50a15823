/** What goes wrong on the way, and what stays on its feet: refused tokens, lost chunks, settings that do not come. */
import type { Page } from '@playwright/test'
import { expect, logInAs, test, whenAlive, whenShown } from '../support/portal.ts'

const documentsOf = (page: Page) => {
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname)
  })
  return opened
}
const scriptsIn = (html: string) =>
  [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
const configurations = '**/api/structure/configurations?*'

test('a 401 that remains after the token was renewed loads the page anew [ERR-24]', async ({ page }) => {
  await logInAs(page, 'lina')
  // Home asks for likes as well, and would be the one that is loaded anew.
  await page.goto('about:blank')
  const refused = {
    status: 401,
    error: 'UNAUTHORIZED',
    i18Message: 'error.UNAUTHORIZED',
    requestId: 'r-00000001',
  }
  await page.route('**/api/like/**', (route) => route.fulfill({ status: 401, json: refused }))
  const opened = documentsOf(page)
  await page.goto('/favorites', { waitUntil: 'commit' })
  await expect.poll(() => opened).toEqual(['/favorites', '/favorites'])
  await whenAlive(page)
})

test('a chunk that does not load reloads the page, for one path once in ten seconds [ERR-25, ERR-26]', async ({
  page,
  portal,
}) => {
  const home = await portal.get('/', 'riwaq.localhost')
  const list = await portal.get('/music/list', 'riwaq.localhost')
  const album = /href="(\/music\/albums\/[^"]+)"/.exec(home.body)?.[1] ?? ''
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

/** The code of the error page is gone, and every path was loaded anew for it a moment ago. */
const loseErrorPage = async (page: Page, ...paths: string[]) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: ['*/assets/ErrorPage*.js'] })
  await page.clock.setFixedTime(new Date())
  await page.addInitScript((reloaded) => {
    for (const path of reloaded) sessionStorage.setItem(`chunk-reload:${path}`, String(Date.now()))
  }, paths)
  return () => browser.send('Network.setBlockedURLs', { urls: [] })
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

test('a page that came empty and whose code is lost says so', async ({ page, portal }) => {
  await loseErrorPage(page, '/')
  const { body, headers } = await portal.get('/_/shell/en', 'riwaq.localhost')
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ body, headers: headers as Record<string, string> }),
  )
  await page.goto('/')
  await expect(page.getByRole('alert')).toHaveText(/^It could not be loaded/)
})

test('configurations that do not load are a line in the log, and the page goes on [ERR-55]', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.route(configurations, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/')
  await whenAlive(page)
  await expect
    .poll(() => lines.some((line) => line.startsWith('error found loading configs')), { timeout: 20_000 })
    .toBe(true)
  await page.getByRole('navigation').getByRole('link').nth(1).click()
  await expect(page).not.toHaveURL(/localhost:\d+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the tenant’s stylesheet is loaded from the address in customStyle [THEME-01]', async ({
  page,
  portal,
}) => {
  const { body } = await portal.get('/api/structure/configurations?lang=en', 'riwaq.localhost')
  const settings = JSON.parse(body) as {
    substructure: { name: string; data: { customProperties: object } }[]
  }
  for (const { name, data } of settings.substructure)
    if (name === 'custom_styling') data.customProperties = { cdnLink: '/tenant-look.css' }
  await page.route(configurations, (route) => route.fulfill({ json: settings }))
  await page.route('**/tenant-look.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: ':root{--from-the-tenant:7}' }),
  )
  await page.goto('/')
  await expect
    .poll(() =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--from-the-tenant')),
    )
    .toBe('7')
})

test('the latest build is asked for again each time the tenant’s period has passed [VERSION-01, AMBIG-037]', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/builds/latest.json')) asked++
  })
  await page.clock.install()
  await page.goto('/')
  await whenAlive(page)
  const period = await page.evaluate(
    () =>
      (
        JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as {
          tenant: { versionPollMs: number }
        }
      ).tenant.versionPollMs,
  )
  expect(period).toBeGreaterThan(10_000)
  await page.clock.runFor(3000)
  await expect.poll(() => asked).toBe(1)
  await page.clock.runFor(period - 6000)
  expect(asked).toBe(1)
  await page.clock.runFor(6500)
  await expect.poll(() => asked).toBe(2)
  await page.clock.runFor(period)
  await expect.poll(() => asked).toBe(3)
})

test('a line at the bottom stays for 5 seconds; a guest’s heart shows one and stays empty [CONST-11, FAV-05]', async ({
  page,
}) => {
  await page.goto('/')
  await whenAlive(page)
  await page.locator('main a[href*="/music/albums/"]').first().click()
  await whenShown(page, /^\/music\/albums\//)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Like: / })
    .first()
  const line = page.getByText('Sign in to keep favourites')
  await heart.click()
  await expect(line).toBeVisible()
  const began = Date.now()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(line).toBeHidden({ timeout: 8000 })
  expect(Math.abs(Date.now() - began - 5000)).toBeLessThan(700)
})
