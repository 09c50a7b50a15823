/** The cookie consent: asked once, either answer holds, can be changed at any time, and covers nothing. */
import type { Locator, Page } from '@playwright/test'
import { allowedCookie, consentCookie } from '../../src/contract/cookies.ts'
import { openAndCachePage, reloadOffline } from '../support/cached-page.ts'
import { expect, logInAs, test, whenHydrated, whenShown } from '../support/portal.ts'
import { recordLayoutShifts, layoutShiftsOf } from '../support/layout-shifts.ts'

test.use({ hasAnswered: false })

const question = (page: Page) => page.getByRole('complementary', { name: 'Cookies' })
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookies' })
const within = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('analyticsConsent'))
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)
const year = 31_536_000_000

const open = async (page: Page) => {
  await page.goto('/')
  await whenHydrated(page)
  await expect(question(page)).toBeVisible()
}

test('Accept stores all cookies for a year, at the bottom of the page, and is not asked again [CONSENT-03] [CONSENT-04] [CONSENT-10] [CONSENT-11] [CONSENT-12] [CONSENT-13] [CONSENT-14] [CONSENT-15] [CONST-13]', async ({
  page,
}) => {
  await open(page)
  const { y, height } = (await question(page).boundingBox()) ?? { y: 0, height: 0 }
  const tabs = await page.getByRole('navigation', { name: 'Sections' }).boundingBox()
  expect((tabs?.y ?? 0) - (y + height)).toBeGreaterThanOrEqual(0)
  expect((tabs?.y ?? 0) - (y + height)).toBeLessThan(40)
  const before = Date.now()
  await answer(page, 'Accept').click()
  await expect(question(page)).toBeHidden()
  const [given, allowed] = await Promise.all([
    cookie(page, consentCookie.name),
    cookie(page, allowedCookie.name),
  ])
  expect(given).toMatchObject({ name: 'ncc_c', value: 'sessionstatisticsmarketing', path: '/' })
  expect(decodeURIComponent(allowed?.value ?? '')).toBe('statistics|marketing')
  expect(allowed).toMatchObject({ name: 'ncc_e', path: '/' })
  for (const one of [given, allowed])
    expect(Math.abs((one?.expires ?? 0) * 1000 - before - year)).toBeLessThan(60_000)
  expect(await flag(page)).toBe('1')
  // On another section and after a reload it is not asked again.
  await page.goto('/music/list')
  await whenShown(page, /^\/music\/list$/)
  await page.getByRole('button', { name: 'Account and settings' }).click()
  // The menu knows of the question, so the page does.
  await expect(page.getByRole('button', { name: 'Cookies' })).toBeVisible()
  await expect(question(page)).toBeHidden()
})

test('Decline is as prominent as Accept, sets no optional cookie and counts as an answer [CONSENT-17]', async ({
  page,
}) => {
  await open(page)
  const [yes, no] = await Promise.all([
    answer(page, 'Accept').boundingBox(),
    answer(page, 'Decline').boundingBox(),
  ])
  expect(no?.width).toBeCloseTo(yes?.width ?? 0, 0)
  await answer(page, 'Decline').click()
  await expect(question(page)).toBeHidden()
  expect((await cookie(page, consentCookie.name))?.value).toBe('sessionstatisticsmarketing')
  expect((await cookie(page, allowedCookie.name))?.value ?? '').toBe('')
  expect(await flag(page)).toBeNull()
})

test('cookies are chosen one by one under Learn more and customize, and all accepted or declined later from the menu [CONSENT-16] [CONSENT-18] [CONSENT-19] [CONSENT-20] [CONSENT-21]', async ({
  page,
}) => {
  await open(page)
  await answer(page, 'Learn more and customize').click()
  const switches = dialog(page).getByRole('switch')
  await expect(switches).toHaveCount(3)
  await expect(switches.first()).toBeDisabled()
  await expect(switches.first()).toBeChecked()
  await dialog(page)
    .getByRole('switch', { name: /Partners/ })
    .check()
  await within(page, 'Save').click()
  await expect(question(page)).toBeHidden()
  const allowed = async () => decodeURIComponent((await cookie(page, allowedCookie.name))?.value ?? '')
  expect(await allowed()).toBe('marketing')
  expect(await flag(page)).toBeNull()
  const again = async (name: string) => {
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('button', { name: 'Account and settings' }).click()
    await page.getByRole('button', { name: 'Cookies' }).click()
    await within(page, name).click()
  }
  await again('Accept all')
  await expect.poll(allowed).toBe('statistics|marketing')
  expect(await flag(page)).toBe('1')
  await again('Decline all')
  await expect.poll(allowed).toBe('')
  expect(await flag(page)).toBeNull()
})

test('the consent banner follows the skip link in tab order', async ({ page }) => {
  await page.goto('/music/list')
  await whenHydrated(page)
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(answer(page, 'Learn more and customize')).toBeFocused()
  await answer(page, 'Decline').press('Enter')
  await expect(question(page)).toHaveCount(0)
})

const boxOf = async (place: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {}
  return { left: x, top: y, right: x + width, bottom: y + height, height }
}
const areApart = async (one: Locator, other: Locator) => {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)])
  expect(Math.min(a.height, b.height)).toBeGreaterThan(0)
  return a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left
}

test('the snackbar and the stale content notice stand above the consent banner', async ({
  page,
  context,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'Like' }).first().click()
  const snackbar = page.locator('[data-snacks] > div')
  await expect.poll(() => areApart(snackbar, question(page))).toBe(true)
  await context.setOffline(true)
  const note = page.getByText(/^You’re offline/)
  await expect.poll(() => areApart(note, question(page))).toBe(true)
})

test.describe('on a cached page', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the consent banner shifts nothing, and the stale content notice stands above it', async ({
    page,
  }) => {
    await recordLayoutShifts(page)
    await openAndCachePage(page, '/')
    await reloadOffline(page)
    await expect(question(page)).toBeVisible()
    const note = page.getByText(/^You’re offline/)
    await expect.poll(() => areApart(note, question(page))).toBe(true)
    expect(await layoutShiftsOf(page)).toEqual([])
  })
})

test('beside the player the consent banner is one line, and the page keeps its Play button', async ({
  page,
}) => {
  await logInAs(page, 'omar')
  await expect(question(page)).toBeVisible()
  const { height } = await boxOf(question(page))
  await page.goto('/music/list')
  await page.locator('main a[href*="/music/albums/"]').first().click()
  await whenShown(page, /\/music\/albums\//)
  const play = page.locator('main').getByRole('button', { name: 'Play', exact: true }).first()
  await play.click()
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  await expect.poll(async () => (await boxOf(question(page))).height).toBeLessThan(height / 2)
  await expect(answer(page, 'Accept')).toBeVisible()
  await expect.poll(() => areApart(page.getByRole('heading', { level: 1 }), question(page))).toBe(true)
})

for (const [width, height] of [
  [320, 256],
  [360, 225],
] as const)
  test(`at 400 % zoom, ${width} x ${height}, the consent banner stands at the end of the page and covers no focused element`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page)
    expect((await boxOf(question(page))).top).toBeGreaterThan(height)
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement
        const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
        // Of a picture higher than the window, the part that is in it.
        const middleOf = (from: number, to: number, size: number) =>
          (Math.max(0, from) + Math.min(size, to)) / 2
        const seen = document.elementFromPoint(
          middleOf(left, right, innerWidth),
          middleOf(top, bottom, innerHeight),
        )
        return { name: element?.textContent, isSeen: element?.contains(seen) === true }
      })
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press('Tab')
      await expect.poll(focused).toMatchObject({ isSeen: true })
    }
    // Scrolled to, it is fully visible and apart from the content above it.
    await answer(page, 'Accept').focus()
    const { top, height: size } = await boxOf(question(page))
    expect(size).toBeLessThan(height)
    const above = await page
      .getByRole('navigation', { name: 'Sections' })
      .filter({ visible: true })
      .boundingBox()
    expect(top - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(8)
  })

test('in a window of 360 x 225 the consent dialog scrolls in itself behind its title, and every answer can be given', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 225 })
  for (const lang of ['en', 'ar', 'de']) {
    await page.goto(`/${lang}`)
    await whenHydrated(page)
    await page.getByRole('complementary').getByRole('button').first().click()
    const shown = page.getByRole('dialog')
    const header = shown.locator('header')
    await expect(header).toBeInViewport()
    for (const control of await shown.locator('button:enabled, label:has(input:enabled)').all()) {
      await control.scrollIntoViewIfNeeded()
      await control.click({ trial: true })
    }
    const { top } = await boxOf(header)
    expect(top).toBeGreaterThanOrEqual(0)
    const colours = await shown.evaluate((box) =>
      [box, box.querySelector('header')].map((part) => part && getComputedStyle(part).backgroundColor),
    )
    expect(colours[1]).toBe(colours[0])
    await page.keyboard.press('Escape')
    await expect(shown).toHaveCount(0)
  }
})
