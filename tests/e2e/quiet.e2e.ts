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

/** Faces swap in behind the first paint: a line of another script may then begin a hair elsewhere, which nobody sees. */
const invisible = 0.001

const looks: [tenant: string, lang: string, theme: Theme][] = [
  ['riwaq', 'en', 'light'],
  ['riwaq', 'ar', 'dark'],
  ['nour', 'ar', 'light'],
  ['klang', 'de', 'dark'],
]
for (const [tenant, lang, theme] of looks)
  test(`home and album of ${tenant} in ${lang}, ${theme}, hydrate without a mismatch and shift nothing`, async ({
    page,
    portal,
  }) => {
    const { home = '/', album = '/' } = await screensOf(portal, tenant)
    const origin = portal.origin(tenant)
    await noteShifts(page)
    const complaints = listen(page)
    await wear(page, origin, tenant, theme)
    for (const path of [home, album]) {
      await page.goto(addressIn(origin, lang, path))
      await settle(page)
      const shifts = await page.evaluate(() => window.shifts)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      if (sum >= invisible)
        complaints.push(`${path}: ${sum.toFixed(4)} ${shifts.flatMap(({ what }) => what).join(' ')}`)
    }
    expect(complaints).toEqual([])
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
