/** What nobody should notice: no shift, no complaint of the console, no request that fails, no mismatch at hydration. */
import type { Page } from '@playwright/test'
import { expect, test, whenAlive } from '../support/portal.ts'
import { type Theme, addressIn, screensOf, wear } from '../support/screens.ts'

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[]
  }
}

/** The page that does not exist is answered with 404, which the browser notes as an error. */
const isMeant = (text: string) => text.includes('404')

const listen = (page: Page) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || /hydrat|did not match/i.test(message.text())
    if (isBad && !isMeant(message.text())) complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${String(error)}`))
  page.on('response', (answer) => {
    const isPage = answer.request().isNavigationRequest()
    if (answer.status() >= 400 && !isPage) complaints.push(`${answer.status()} ${answer.url()}`)
  })
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it still asks for.
    const why = request.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') complaints.push(`${why} ${request.url()}`)
  })
  return complaints
}
/** Hydrated, with everything that comes behind it. */
const settle = async (page: Page) => {
  await whenAlive(page)
  await page.waitForLoadState('networkidle')
}

const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Element | null }[]
        }
        window.shifts.push({ value, what: sources.map(({ node }) => node?.nodeName ?? '') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

for (const tenant of ['riwaq'])
  test(`home and album of ${tenant} hydrate without a mismatch and shift nothing, in both directions and themes`, async ({
    browser,
    portal,
  }) => {
    const { home = '/', album = '/' } = await screensOf(portal, tenant)
    const found: string[] = []
    for (const [lang, theme] of [
      ['en', 'light'],
      ['ar', 'dark'],
      ['de', 'dark'],
    ] as [string, Theme][]) {
      const origin = portal.origin(tenant)
      const context = await browser.newContext({ viewport: { width: 412, height: 915 } })
      const page = await context.newPage()
      await noteShifts(page)
      const complaints = listen(page)
      await wear(page, origin, tenant, theme)
      for (const path of [home, album]) {
        await page.goto(addressIn(origin, lang, path))
        await settle(page)
        const shifts = await page.evaluate(() => window.shifts)
        // Below a thousandth nothing is seen: an icon beside a word whose face came in by half a pixel.
        for (const { value, what } of shifts.filter(({ value: shift }) => shift >= 0.001))
          found.push(`${lang} ${theme} ${path}: ${value.toFixed(4)} ${what.join(' ')}`)
      }
      found.push(...complaints)
      await context.close()
    }
    expect(found).toEqual([])
  })

for (const tenant of ['nour', 'klang'])
  test(`home of ${tenant} hydrates without a mismatch and without a complaint, in English and Arabic`, async ({
    page,
    portal,
  }) => {
    const complaints = listen(page)
    for (const lang of ['en', 'ar']) {
      await page.goto(addressIn(portal.origin(tenant), lang, '/'))
      await settle(page)
    }
    expect(complaints).toEqual([])
  })
