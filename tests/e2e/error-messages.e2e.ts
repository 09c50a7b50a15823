/** Error messages: refused tokens, settings that do not load, toasts; what keeps working. */
import { recordDocumentRequests } from '../support/document-requests.ts'
import { startAlbumPlayback, whenStarted } from '../support/start-playback.ts'
import { expect, logInAs, test, whenHydrated, whenShown } from '../support/portal.ts'
import { overrideConfiguration } from '../support/override-configuration.ts'
import { recordPlayback, whenAudible } from '../support/audible-playback.ts'
import { followLink, sectionTabs } from '../support/navigation.ts'

const configurations = '**/api/structure/configurations?*'

const refused = {
  status: 401,
  error: 'UNAUTHORIZED',
  i18Message: 'error.UNAUTHORIZED',
  requestId: 'r-00000001',
}

test('a 401 that remains after the token refresh reloads the page [ERR-24]', async ({ page }) => {
  await logInAs(page, 'lina')
  // Home requests likes as well and would be reloaded first.
  await page.goto('about:blank')
  await page.route('**/api/like/**', (route) => route.fulfill({ status: 401, json: refused }))
  const opened = recordDocumentRequests(page)
  await page.goto('/favorites', { waitUntil: 'commit' })
  await expect.poll(() => opened).toEqual(['/favorites', '/favorites'])
  await whenHydrated(page)
})

test('a 401 that remains waits for the end of playback before the page reloads', async ({ page, portal }) => {
  await recordPlayback(page)
  const bar = await startAlbumPlayback(page, portal)
  const { at } = await whenAudible(page)
  await page.route('**/api/like/**', (route) => route.fulfill({ status: 401, json: refused }))
  const opened = recordDocumentRequests(page)
  const refusal = page.waitForResponse((answer) => answer.status() === 401)
  await followLink(page, sectionTabs(page).last())
  await refusal
  await whenAudible(page, at + 6)
  expect(opened).toEqual([])
  await bar.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect.poll(() => opened).toHaveLength(1)
})

test('a song stopped by a refused token offers after the reload to continue by a tap', async ({
  page,
  portal,
}) => {
  const bar = await startAlbumPlayback(page, portal)
  await whenStarted(bar)
  await bar.getByRole('button', { name: 'Pause', exact: true }).click()
  // Prefetched data is in memory and is requested again.
  await page.reload()
  await page.route('**/api/song', (route) => route.fulfill({ status: 401, json: refused }))
  const opened = recordDocumentRequests(page)
  await bar.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => opened).toHaveLength(1)
  await expect(bar.getByText('Tap play to continue')).toBeVisible()
  await page.unroute('**/api/song')
  await bar.getByRole('button', { name: 'Play', exact: true }).click()
  await whenStarted(bar)
  await expect(bar.getByText('Tap play to continue')).toHaveCount(0)
})

test('configurations that fail to load are logged, and the page works [ERR-55]', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.route(configurations, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/')
  await whenHydrated(page)
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
  await overrideConfiguration(page, portal, 'custom_styling', { cdnLink: '/tenant-look.css' })
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

test('the latest build is polled at the tenant’s interval [VERSION-01, AMBIG-037]', async ({ page }) => {
  let requestCount = 0
  page.on('request', (request) => {
    if (request.url().includes('/builds/latest.json')) requestCount++
  })
  await page.clock.install()
  await page.goto('/')
  await whenHydrated(page)
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
  await expect.poll(() => requestCount).toBe(1)
  await page.clock.runFor(period - 6000)
  expect(requestCount).toBe(1)
  await page.clock.runFor(6500)
  await expect.poll(() => requestCount).toBe(2)
  await page.clock.runFor(period)
  await expect.poll(() => requestCount).toBe(3)
})

test('a snackbar stays for 5 seconds; a guest’s like shows one and stays unset [CONST-11, FAV-05]', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  await page.locator('main a[href*="/music/albums/"]').first().click()
  await whenShown(page, /^\/music\/albums\//)
  const likeButton = page
    .getByRole('main')
    .getByRole('button', { name: /^Like: / })
    .first()
  const line = page.getByText('Sign in to save favourites')
  await likeButton.click()
  await expect(line).toBeVisible()
  const start = Date.now()
  await expect(likeButton).toHaveAttribute('aria-pressed', 'false')
  await expect(line).toBeHidden({ timeout: 8000 })
  expect(Math.abs(Date.now() - start - 5000)).toBeLessThan(700)
})
