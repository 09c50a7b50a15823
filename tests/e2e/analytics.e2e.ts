/** Counting what happens in the page: never before it is allowed, never who. */
import type { Page, Request } from '@playwright/test'
import { expect, test, whenHydrated, whenShown } from '../support/portal.ts'
import { overrideConfigurations } from '../support/override-configuration.ts'

test.use({ hasAnswered: false })

const banner = (page: Page) => page.getByRole('complementary', { name: 'Cookies' })
const hidePage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
const isCount = (request: Request) => new URL(request.url()).pathname === '/api/events'
interface Lot {
  platform: string
  events: { event: string; page?: string; code?: number }[]
}

test('no analytics event or cookie is sent before consent; afterwards page views and error pages are counted without a cookie or a name [ANALYTICS-04]', async ({
  page,
  portal,
}) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto('/no/such/place')
  await whenHydrated(page)
  await expect(banner(page)).toBeVisible()
  await hidePage(page)
  const own = new URL(portal.origin()).origin
  expect(requests.filter((request) => isCount(request) || new URL(request.url()).origin !== own)).toEqual([])
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('ncc_c')

  await banner(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await page.goto('/no/such/place')
  await whenHydrated(page)
  await page.getByRole('main').getByRole('link').first().click()
  await whenShown(page, /^\/$/)
  const counting = page.waitForRequest(isCount)
  const counted = async () => {
    await hidePage(page)
    return requests.filter(isCount).flatMap((request) => (request.postDataJSON() as Lot).events)
  }
  // A page counts once it was looked at for a moment.
  await expect.poll(counted).toContainEqual({ event: 'page_view', page: 'home', lang: 'en' })
  const headers = await (await counting).allHeaders()
  expect(headers['cookie']).toBeUndefined()
  expect(headers['authorization']).toBeUndefined()
  expect(await counted()).toContainEqual({
    event: 'error',
    error_action: 'displayed',
    area: 'error page',
    code: 404,
    message: 'Page not found: /no/such/place',
    type: 'not-found',
  })
})

test('a tenant’s tag manager loads after consent, receives page views, and receives none after consent is withdrawn [ANALYTICS-01] [CONST-14]', async ({
  page,
  portal,
}) => {
  const address = 'https://tags.example/gtm.js'
  const requests: string[] = []
  await page.route(`${address}*`, (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'document.title += "" ' })
  })
  await overrideConfigurations(page, portal, {
    analytics: { tagManager: { containerId: 'GTM-ABC1', address } },
    'google-ads': { enabled: true, conversionId: 'AW-123456789' },
  })
  // What the host sends for such a tenant (tests/contract/events.test.ts).
  await page.route(portal.origin() + '/', async (route) => {
    const { headers, body } = await portal.get('/', 'riwaq.localhost')
    const policy = String(headers['content-security-policy'])
    const wider = policy.replace('trusted-types default riwaq', 'trusted-types default riwaq tags')
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': wider },
      body,
    })
  })
  await page.goto('/')
  await whenHydrated(page)
  await expect(banner(page)).toBeVisible()
  expect(requests).toEqual([])
  await banner(page).getByRole('button', { name: 'Accept', exact: true }).click()
  await expect.poll(() => requests).toEqual([`${address}?id=GTM-ABC1`])
  const loaded = () => page.evaluate(() => localStorage.getItem('tenantTrackingScriptsLoaded'))
  await expect.poll(loaded).toBe('true')
  const layer = () => page.evaluate(() => JSON.stringify(window.dataLayer ?? []))
  await expect.poll(layer).toContain('"page":"home"')
  expect(await layer()).toContain('AW-123456789')

  await page.getByRole('button', { name: 'Account and settings' }).click()
  await page.getByRole('button', { name: 'Cookies' }).click()
  await page.getByRole('button', { name: 'Decline all' }).click()
  await expect.poll(loaded).toBeNull()
  const before = await layer()
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Music' }).click()
  await whenShown(page, /^\/music\/list$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Music' })).toBeVisible()
  // Longer than the moment after which a page counts.
  const shownAt = await page.evaluate(() => performance.now())
  await page.waitForFunction((at) => performance.now() > at + 500, shownAt)
  expect(await layer()).toBe(before)
})
