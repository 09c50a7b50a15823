/**
 * Nothing moves by itself for a signed-in person while a page loads: what is personal fills a box that is there before.
 * Short: an address of each screen, and those that are mostly personal, half of them on a phone and half on a desktop.
 * With LONG every row of the route table, on both.
 */
import type { Browser, Page } from '@playwright/test'
import { type RouteRow, routes } from '../../src/contract/routes.ts'
import { existingAddresses } from '../support/addresses.ts'
import { recordLayoutShifts, totalLayoutShift } from '../support/layout-shifts.ts'
import { expect, logInAs, test, whenHydrated, whenSignedIn } from '../support/portal.ts'
import { whenNetworkIdle } from '../support/page-problems.ts'
import { isSecondRun } from '../support/second-run.ts'

const isLong = Boolean(process.env['LONG'])
const phone = { width: 412, height: 915 }
const desktop = { width: 1440, height: 900 }

const personal = [
  'apps-manage',
  'history',
  'favorites',
  'subscription',
  'downloads',
  'notifications',
  'home',
  'profile',
  'profile-info',
  'profile-manage',
  'parental-control',
]
/** They leave the page, or show a header without the account. */
const isLeft = ({ name, layout }: RouteRow) => name === 'external-logout' || layout !== 'default'

const rowsFor = (isDesktop: boolean): readonly RouteRow[] => {
  const shown = routes.filter((row) => !isLeft(row) && !/-\d$/.test(row.name))
  if (isLong) return shown
  const firstOfScreen = shown.filter(
    ({ screen }, at) => shown.findIndex((row) => row.screen === screen) === at,
  )
  const half = firstOfScreen.filter((_, at) => (at % 2 === 0) !== (isDesktop !== isSecondRun))
  return [...new Set([...shown.filter(({ name }) => personal.includes(name)), ...half])]
}

/** A label that becomes personal in its place, as Play becomes Continue, is less; a footer's one line is more. */
const smallest = 0.002
const shiftsOn = async (page: Page, path: string) => {
  await page.goto(path)
  await whenHydrated(page)
  await whenSignedIn(page)
  await whenNetworkIdle(page)
  await expect(page.locator('main [aria-busy=true]').filter({ visible: true })).toHaveCount(0)
  const shifts = await page.evaluate(() => window.shifts)
  return shifts
    .filter(({ value }) => value > smallest)
    .map(({ value, what }) => `${path} ${value.toFixed(4)} ${what.join(' ')}`)
}

const signedInPage = async (browser: Browser, baseURL: string, viewport: typeof phone) => {
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await logInAs(page, 'omar')
  await recordLayoutShifts(page)
  return page
}

for (const [device, viewport] of Object.entries({ phone, desktop }))
  test(`nothing moves while a screen loads for a signed-in person, on a ${device}`, async ({
    browser,
    portal,
  }) => {
    test.setTimeout(isLong ? 1_800_000 : 240_000)
    const addresses = await existingAddresses(portal, 'riwaq')
    const page = await signedInPage(browser, portal.origin(), viewport)
    const found: string[] = []
    for (const row of rowsFor(viewport === desktop)) {
      const path = addresses.get(row)
      if (path) found.push(...(await shiftsOn(page, path)))
    }
    expect(found).toEqual([])
    await page.context().close()
  })

test('pictures that arrive one after the other move nothing, from right to left either', async ({
  browser,
  portal,
}) => {
  const page = await signedInPage(browser, portal.origin(), desktop)
  await page.goto('/ar/apps/manage')
  await whenSignedIn(page)
  const pictures = page.locator('main [data-state]').filter({ has: page.locator('img'), visible: true })
  await expect(pictures.first()).toHaveAttribute('data-state', 'loaded')
  await whenNetworkIdle(page)
  await expect(page.locator('main [data-state=loading]').filter({ has: page.locator('img') })).toHaveCount(0)
  expect(await totalLayoutShift(page)).toBe(0)
  await page.context().close()
})
