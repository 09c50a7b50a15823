/** Moving through the portal as a person does: scroll, back, the look-up of moved addresses, the first Tab. */
import type { Page } from '@playwright/test'
import { allowHeldRendering } from '../support/held-rendering.ts'
import { expect, test, whenHydrated, whenShown } from '../support/portal.ts'

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const scrollDown = (page: Page, y: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y)
const pathOf = (page: Page) => new URL(page.url()).pathname
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await whenHydrated(page)
}
const albumLink = (page: Page) => page.getByRole('main').locator('a[href*="/music/albums/"]').first()
/** Home stays mounted behind the page: its links are excluded. */
const artistLink = (page: Page) =>
  page.getByRole('main').locator('a[href*="/music/artists/"]').filter({ visible: true }).first()
const openAlbum = async (page: Page) => {
  await albumLink(page).evaluate((link: HTMLElement) => link.click())
  await whenShown(page, /^\/music\/albums\//)
}

test('a new page starts at its top; going back restores the scroll position [NAV-01, NAV-03]', async ({
  page,
}) => {
  await open(page, '/')
  await scrollDown(page, 700)
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(300)
  await openAlbum(page)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await whenShown(page, /^\/$/)
  await expect.poll(() => scrolled(page)).toBe(before)
})

test('an address with a hash leads to the element of that name and not to the top [NAV-02, NAV-04]', async ({
  page,
}) => {
  await page.route('**/api/redirect?*', (route) =>
    route.request().url().includes('albums')
      ? route.fulfill({ json: { redirect: '/music/list#end-of-page' } })
      : route.fulfill({ json: { redirect: null } }),
  )
  await open(page, '/music/list')
  await page.getByRole('navigation').locator('a[href="/"]').filter({ visible: true }).first().click()
  await whenShown(page, /^\/$/)
  const target = 'end-of-page'
  await page.locator('footer').evaluate((footer, id) => (footer.id = id), target)
  await albumLink(page).evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(/\/music\/list#end-of-page$/)
  await whenShown(page, /^\/music\/list/)
  await expect(page.locator(`#${target}`)).toBeInViewport()
  expect(await scrolled(page)).toBeGreaterThan(100)
})

test('a route change happens about 100 ms after the tap, even when nothing has to be fetched [NAV-05]', async ({
  page,
}) => {
  await open(page, '/')
  await openAlbum(page)
  await page.goBack()
  await whenShown(page, /^\/$/)
  const delays: number[] = []
  for (let time = 0; time < 3; time++) {
    const change = page.evaluate(
      () =>
        new Promise<number>((done) => {
          const push = history.pushState.bind(history)
          const link = document.querySelector<HTMLElement>('main a[href*="/music/albums/"]')
          const from = performance.now()
          history.pushState = (...args) => {
            history.pushState = push
            push(...args)
            done(performance.now() - from)
          }
          link?.click()
        }),
    )
    delays.push(await change)
    await whenShown(page, /^\/music\/albums\//)
    await page.goBack()
    await whenShown(page, /^\/$/)
  }
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(95)
  expect(Math.min(...delays)).toBeLessThan(250)
})

/** Its code and data are loaded then; returns its title. */
const visitAlbumFromHome = async (page: Page) => {
  await open(page, '/')
  await openAlbum(page)
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first(),
  ).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.goBack()
  await whenShown(page, /^\/$/)
  return title
}

test('a loaded page is rendered hidden during its delay and then only shown [NAV-05]', async ({ page }) => {
  await page.clock.install()
  const title = await visitAlbumFromHome(page)
  const drawn = page.locator('main h1').filter({ hasText: title })
  await expect(drawn).toHaveCount(0)
  // The clock is stopped, so the wait does not end.
  await page.clock.pauseAt(Date.now() + 60_000)
  await albumLink(page).evaluate((link: HTMLElement) => link.click())
  await expect(drawn).toHaveCount(1)
  await expect(drawn).toBeHidden()
  // The browser would retain a picture with widths, and this page with it, if rendering were cancelled.
  const cover = page
    .locator('main header')
    .filter({ has: page.locator('h1', { hasText: title }) })
    .locator('img')
  await expect(cover).toHaveCount(1)
  await expect(cover).not.toHaveAttribute('srcset')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await expect(page).toHaveURL(/\/$/)
  await drawn.evaluate((heading) => heading.setAttribute('data-early', ''))
  await page.clock.resume()
  await whenShown(page, /^\/music\/albums\//)
  await expect(drawn).toBeVisible()
  await expect(drawn).toHaveAttribute('data-early')
  await expect(cover).toHaveAttribute('srcset')
})

test('a page whose hidden rendering takes longer than its delay is shown when that has ended [NAV-05]', async ({
  page,
}) => {
  await allowHeldRendering(page)
  await page.clock.install()
  const title = await visitAlbumFromHome(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate('holdRendering()')
  await albumLink(page).evaluate((link: HTMLElement) => link.click())
  await page.clock.runFor(130)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('main h1').filter({ hasText: title })).toHaveCount(0)
  await page.evaluate('resumeRendering()')
  await whenShown(page, /^\/music\/albums\//)
  await expect(page.locator('main h1').filter({ hasText: title })).toBeVisible()
})

test('header buttons get a disc background over a hero image, only once the page is shown', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  const click = () => artistLink(page).evaluate((link: HTMLElement) => link.click())
  await click()
  await whenShown(page, /^\/music\/artists\//)
  const sign = page.getByRole('banner').locator('a[href$="/notifications"]')
  await expect(sign).toHaveCSS('background-color', 'rgba(14, 12, 18, 0.7)')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(sign).not.toHaveCSS('background-color', /rgba/)
  await page.emulateMedia({ forcedColors: 'none' })
  await page.goBack()
  await whenShown(page, /^\/$/)
  // The clock is stopped, so the wait does not end.
  await page.clock.pauseAt(Date.now() + 60_000)
  await click()
  const drawn = page.locator('main > [data-behind-header]')
  await expect(drawn).toHaveCount(1)
  await expect(drawn).toBeHidden()
  await expect(sign).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.clock.resume()
  await expect(drawn).toBeVisible()
  await expect(sign).toHaveCSS('background-color', 'rgba(14, 12, 18, 0.7)')
})

test('the back button leads home when the history is short, and one step back otherwise [NAV-06, NAV-07]', async ({
  page,
}) => {
  await open(page, '/')
  const album = await albumLink(page).getAttribute('href')
  const fresh = await page.context().newPage()
  await open(fresh, album ?? '')
  expect(await fresh.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  await fresh.getByRole('link', { name: 'Back' }).click()
  await whenShown(fresh, /^\/$/)

  await openAlbum(page)
  await artistLink(page).click()
  await whenShown(page, /^\/music\/artists\//)
  expect(await page.evaluate(() => history.length)).toBeGreaterThan(2)
  await page.getByRole('link', { name: 'Back' }).click()
  await whenShown(page, /^\/music\/albums\//)
  await page.getByRole('link', { name: 'Back' }).click()
  await whenShown(page, /^\/$/)
})

for (const [home, whose] of [
  ['/', 'every path visited is'],
  ['/de', 'in another language every path is, with its prefix,'],
] as const)
  test(`${whose} looked up once for a redirect [NAV-09]`, async ({ page }) => {
    const requested: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/redirect') requested.push(searchParams.get('path'))
    })
    await open(page, home)
    await expect.poll(() => requested).toEqual([home])
    await openAlbum(page)
    await expect.poll(() => requested).toEqual([home, pathOf(page)])
    const [, album] = requested
    await artistLink(page).click()
    await whenShown(page, /^\/music\/artists\//)
    await expect.poll(() => requested).toEqual([home, album, pathOf(page)])
  })

test('the first Tab after a page load focuses the skip link [A11Y-01]', async ({ page }) => {
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await openAlbum(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('home has all its cards after hydration; its document contains those of the first view', async ({
  page,
  portal,
}) => {
  const cards = 'main a[href*="/music/"]'
  const brought = (await portal.get('/', 'riwaq.localhost')).body.split(/<a [^>]*href="\/music\//).length - 1
  await open(page, '/')
  expect(brought).toBeGreaterThan(5)
  await expect.poll(() => page.locator(cards).count()).toBeGreaterThan(brought)
})

test('the footer leaves space for the tab bar, and none in layouts without tabs', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  const bottomSpace = () =>
    page.evaluate(() => {
      const { scrollHeight } = document.documentElement
      const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
      return Math.round(scrollHeight - end - scrollY)
    })
  await open(page, '/')
  expect(await bottomSpace()).toBeGreaterThanOrEqual(72)
  for (const path of ['/launch', '/mp/food']) {
    await open(page, path)
    expect(await bottomSpace(), path).toBeLessThan(20)
  }
})
