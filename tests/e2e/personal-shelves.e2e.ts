/** Personal pages: guests see a prompt to log in, users never do. */
import type { Page } from '@playwright/test'
import { linkedPathsOn } from '../support/backend-content.ts'
import {
  expect,
  logInAs,
  passLogin,
  testOnOwnPortal,
  whenHydrated,
  whenShown,
  whenSignedIn,
} from '../support/portal.ts'

const test = testOnOwnPortal()

declare global {
  interface Window {
    textsOfMain: string[]
  }
}

const shelves = [
  { path: '/favorites', notice: 'Sign in to see your favourites' },
  { path: '/history', notice: 'Sign in to see your history' },
  { path: '/downloads', notice: 'Sign in to see your downloads' },
  { path: '/apps/manage', notice: 'Sign in to keep your apps in one place, on all your devices.' },
]

/** Notes before each frame what the page shows, from its first on. */
const watchMain = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    window.textsOfMain = seen
    const measure = () => {
      const text = document.querySelector('main')?.innerText
      if (text && text !== seen.at(-1)) seen.push(text)
      requestAnimationFrame(measure)
    }
    measure()
  })
const seenOn = (page: Page) => page.evaluate(() => window.textsOfMain.join('\n'))

test('a reload never shows the sign-in notice to a signed-in user', async ({ page, problems }) => {
  await logInAs(page, 'lina')
  await watchMain(page)
  for (const { path, notice } of shelves) {
    await page.goto(path)
    await expect(page.locator('main [aria-busy]')).toHaveCount(0)
    const seen = await seenOn(page)
    expect(seen).toContain(await page.locator('main h1').innerText())
    expect(seen).not.toContain(notice)
  }
  expect(problems).toEqual([])
})

test.describe('a guest', () => {
  for (const scripts of [true, false])
    test(`sees the sign-in notice, ${scripts ? 'with' : 'without'} scripts`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: scripts })
      const page = await context.newPage()
      for (const { path, notice } of shelves) {
        await page.goto(`${baseURL}${path}`)
        await expect(page.getByText(notice)).toBeVisible()
        await expect(page.locator('main [aria-busy]').filter({ visible: true })).toHaveCount(0)
      }
      await context.close()
    })
})

test('signing in at the notice returns to it, in the same language', async ({ page }) => {
  await page.goto('/ar/history?from=home')
  await whenHydrated(page)
  await page.locator('main a[href$="/user/login"]').click()
  await whenShown(page, /^\/user\/login/)
  // Also after a reload: the return address is in the URL.
  await page.reload()
  await whenHydrated(page)
  const loginLink = page.locator('main a[href*="/login/riwaq"]').first()
  // A new tab has the same return address.
  await expect(loginLink).toHaveAttribute('href', /redirectUrl=%2Far%2Fhistory%3Ffrom%3Dhome/)
  await loginLink.click()
  await passLogin(page, 'lina')
  await page.waitForURL((url) => url.pathname + url.search === '/ar/history?from=home')
  await whenSignedIn(page)
})

test('favourites show their like as set before all likes are loaded', async ({ page }) => {
  let waited = 0
  await page.route(/\/api\/like\/tracks\?.*limit=0\b/, () => void waited++)
  await logInAs(page, 'omar', '/favorites')
  const likeButtons = (pressed: boolean) =>
    page.getByRole('main').getByRole('button', { name: /^Like: /, pressed })
  await expect(likeButtons(true).first()).toBeVisible()
  await expect(likeButtons(false)).toHaveCount(0)
  await expect.poll(() => waited).toBeGreaterThan(0)
})

test('favourites open on the first tab with content: a user who liked one episode and no song sees it', async ({
  page,
  portal,
}) => {
  const [show = ''] = await linkedPathsOn(portal, '/podcast/list', 'show')
  await logInAs(page, 'lina')
  await page.goto(show)
  await whenSignedIn(page)
  const likeButton = page
    .getByRole('listitem')
    .getByRole('button', { name: /^Like: /, pressed: false })
    .first()
  const title = ((await likeButton.getAttribute('aria-label')) ?? '').replace('Like: ', '')
  // All lists are prefetched as well: the one meant here contains the new one.
  const brought = page.waitForResponse(
    async (answer) =>
      /\/api\/like\/podcasts\?.*limit=100\b/.test(answer.url()) && (await answer.text()).includes(title),
  )
  await likeButton.click()
  await brought
  await page.locator('a[href="/favorites"]:visible').first().click()
  await whenShown(page, /^\/favorites$/)
  await expect(page.getByRole('button', { name: 'Episodes', pressed: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
})

test('in-progress items that failed to load do not count as nothing in progress', async ({ page }) => {
  await page.route('**/api/user/history/PLAY?*', (route) => route.abort())
  await logInAs(page, 'omar')
  await expect(page.getByText('This didn’t load')).toBeVisible()
  await expect(page.getByText('Nothing in progress')).toHaveCount(0)
})

test('home greets a signed-in user above their first personal shelf, once, and no guest', async ({
  page,
  portal,
}) => {
  const greeting = page.getByText(/^Good (?:morning|afternoon|evening|night)/)
  const recent = page.getByRole('heading', { name: 'Recently added' })
  const first = page.getByRole('heading', { name: 'Pick up where you left off' })
  await page.goto('/')
  await whenHydrated(page)
  await recent.scrollIntoViewIfNeeded()
  await expect(greeting).toHaveCount(0)
  await logInAs(page, 'lina')
  await expect(greeting).toHaveText(/, Lina$/)
  const [reason, title, hero] = await Promise.all(
    [greeting, first, page.getByRole('heading', { level: 1 }).first()].map((one) => one.boundingBox()),
  )
  expect((reason?.y ?? 0) + (reason?.height ?? 0)).toBeLessThan((title?.y ?? 0) + 3)
  expect(reason?.y).toBeGreaterThan(hero?.y ?? Infinity)
  await recent.scrollIntoViewIfNeeded()
  await expect(greeting).toHaveCount(1)
  // Where no started item is shown, the recommendations come first.
  await page.goto(`${portal.origin('klang')}/login/klang?lang=en&redirectUrl=%2Fen`)
  await passLogin(page, 'lina', 'klang')
  await page.waitForURL(/\/en$/)
  await whenSignedIn(page)
  await expect(first).toHaveCount(0)
  await recent.scrollIntoViewIfNeeded()
  await expect(greeting).toHaveText(/, Lina$/)
})
