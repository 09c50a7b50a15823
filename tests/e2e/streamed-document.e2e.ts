/** On a connection so slow that each part of a document is rendered before the next one arrives. */
import { expect, test, whenHydrated } from '../support/portal.ts'
import { addressIn, screensOf } from '../support/screens.ts'
import { recordLayoutShifts, totalLayoutShift } from '../support/layout-shifts.ts'
import { startSlowProxy } from '../support/slow-connection.ts'

/** A layout shift of 0.1 counts as good: this is a few buttons that move for the next one. */
const allowedShift = 0.01

for (const [tenant, lang] of [
  ['riwaq', 'en'],
  ['nour', 'ar'],
] as const)
  test(`home and album of ${tenant} in ${lang} do not shift while their document streams in`, async ({
    page,
    portal,
  }) => {
    await recordLayoutShifts(page)
    const { home = '/', album = '/' } = await screensOf(portal, tenant)
    const proxy = await startSlowProxy(portal, page, 40)
    for (const path of [home, album]) {
      await page.goto(addressIn(proxy.origin(tenant), lang, path), { waitUntil: 'commit' })
      await whenHydrated(page)
      expect(await totalLayoutShift(page), path).toBeLessThan(allowedShift)
    }
    proxy.stop()
  })
