/** Playwright's test with a real portal: one server per worker, a fresh browser profile per test. */
import { test as base, type BrowserContext, expect, type Page, type WorkerFixture } from '@playwright/test'
import { declinedConsentCookie } from '../tools/lib/consent.mjs'
import { type Portal, startPortal } from '../tools/lib/portal.mjs'

/** The cookie consent was declined before, so that it does not cover the page under test. */
export const answerConsentBefore = (context: BrowserContext) =>
  context.addInitScript((answer) => {
    if (!document.cookie.includes('ncc_c=')) document.cookie = answer
  }, declinedConsentCookie)

/** Another one at each call: Playwright knows fixtures apart by their function. */
const portalFixture = (): [WorkerFixture<Portal, object>, { scope: 'worker'; timeout: number }] => [
  async ({}, provide) => {
    const portal = await startPortal()
    await provide(portal)
    await portal.stop()
  },
  { scope: 'worker', timeout: 180_000 },
]

export const test = base.extend<{ problems: string[]; hasAnswered: boolean }, { portal: Portal }>({
  portal: portalFixture(),
  /** Off where the question itself is looked at. */
  hasAnswered: [true, { option: true }],
  context: async ({ context, hasAnswered }, provide) => {
    if (hasAnswered) await answerConsentBefore(context)
    await provide(context)
  },
  baseURL: async ({ portal }, provide) => provide(portal.origin()),
  /** What the console and the network complained about; `expectQuiet` looks at it. */
  problems: async ({ page }, provide) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    await provide(problems)
  },
})
/** For a file that changes what every visitor sees, or that expects a user's likes and history to be as seeded: no other
 * file meets its portal. */
export const testOnOwnPortal = () => test.extend<object, { portal: Portal }>({ portal: portalFixture() })
export { expect }

type DemoUser = 'lina' | 'omar' | 'maya'
export const password = (name: DemoUser) => `${name}-demo-2026`

/** The page is hydrated and its session is known. */
export const whenHydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['alive'] === 'true')

/** The page has also loaded everything that it loads when idle. */
export const whenIdleTasksLoaded = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/late-idle-tasks-')),
  )

/** The page at this path is on screen and no other: its address changes a moment before it. */
export const whenShown = (page: Page, path: RegExp) =>
  page.waitForFunction(
    (pattern) => new RegExp(pattern).test(document.documentElement.dataset['shown'] ?? ''),
    path.source,
  )

/** The files of the page that are on this disk, of this build or of all. */
export const cachedAssets = (page: Page, build = '') =>
  page.evaluate(async (build) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(build))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith('/assets/'))
  }, build)

/** The worker controls the page and has its words, so that what follows may go offline. */
export const whenControlled = async (page: Page) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const lang = await page.evaluate(() => document.documentElement.lang)
  await expect.poll(() => cachedAssets(page)).toContainEqual(expect.stringContaining(`words-${lang}-`))
}

/** Through the provider's own pages, as a person does; `path` as the address bar has it. */
export const passLogin = async (page: Page, name: DemoUser, tenant = 'riwaq') => {
  await page.waitForURL(/\/oidc\/interaction\//)
  await page.locator('input[name=email]').fill(`${name}@${tenant}.example`)
  await page.locator('input[name=password]').fill(password(name))
  await page.locator('form button:not([type=button])').click()
}
export const logInAs = async (page: Page, name: DemoUser, path = '/', tenant = 'riwaq') => {
  const redirectUrl = encodeURIComponent(path)
  await page.goto(`/login/${tenant}?lang=en&redirectUrl=${redirectUrl}`)
  await passLogin(page, name, tenant)
  await page.waitForURL((url) => url.pathname + url.search === path)
  await whenSignedIn(page)
}
/** The page knows its user: the header shows the initial. */
export const whenSignedIn = (page: Page) => expect(page.locator('header button bdi')).toBeVisible()
/**
 * An open page learns by itself that its session has ended, and reloads: in the middle of what a journey does next. That
 * reload may abort the navigation away from it as well.
 */
export const leavePortal = (page: Page) => expect(() => page.goto('about:blank')).toPass()
