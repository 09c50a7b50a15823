/**
 * axe finds nothing to say on any built screen, as a guest sees it. Short: English in light; with LONG also Arabic and
 * dark.
 */
import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { expect, test, whenAlive } from '../support/portal.ts'
import { type Look, addressIn, screensOf, wear } from '../support/screens.ts'

const short: Look[] = [{ lang: 'en', theme: 'light' }]
const long: Look[] = [
  { lang: 'ar', theme: 'dark' },
  { lang: 'en', theme: 'dark' },
  { lang: 'ar', theme: 'light' },
]
const looks = process.env['LONG'] ? [...short, ...long] : short

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await whenAlive(page)
}
for (const { lang, theme } of looks)
  test.describe(`in ${lang}, ${theme}`, () => {
    test(`every screen of a guest is accessible (${lang}, ${theme})`, async ({ page, portal }) => {
      const found: Record<string, string[]> = {}
      await wear(page, portal.origin(), 'riwaq', theme)
      for (const [name, path] of Object.entries(await screensOf(portal))) {
        await open(page, addressIn(portal.origin(), lang, path))
        found[name] = await violationsOf(page)
      }
      for (const tenant of ['nour', 'klang']) {
        await wear(page, portal.origin(tenant), tenant, theme)
        await open(page, addressIn(portal.origin(tenant), lang, '/'))
        found[tenant] = await violationsOf(page)
      }
      expect(Object.entries(found).filter(([, broken]) => broken.length > 0)).toEqual([])
    })
  })
