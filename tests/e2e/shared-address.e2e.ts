/** The address that a phone's own share button uses: the canonical address of the page. */
import { expect, test, whenHydrated, whenShown } from '../support/portal.ts'

test('a page reached by client navigation is shared by its canonical address in every language, and home by its own after back [SEO-03, SEO-06]', async ({
  page,
}) => {
  const link = (rel: string) => page.locator(`head link[rel="${rel}"]`)
  const isKnownBy = async (href: string) => {
    await expect(link('canonical')).toHaveAttribute('href', href)
    await expect(page.locator('head link[rel="alternate"][hreflang]')).toHaveCount(7)
    const arabic = href.replace(/^(https?:\/\/[^/]+)\/?/, '$1/ar/').replace(/\/$/, '')
    await expect(page.locator('head link[rel="alternate"][hreflang="ar"]')).toHaveAttribute('href', arabic)
    await expect(page.locator('head meta[property="og:url"]')).toHaveAttribute('content', href)
  }
  await page.goto('/')
  await whenHydrated(page)
  const home = new URL('/', page.url()).href
  await isKnownBy(home)
  await page
    .getByRole('main')
    .locator('a[href*="/music/albums/"]')
    .first()
    .evaluate((album: HTMLElement) => album.click())
  await whenShown(page, /^\/music\/albums\//)
  expect(page.url()).not.toBe(home)
  await isKnownBy(page.url())
  await page.goBack()
  await whenShown(page, /^\/$/)
  await isKnownBy(home)
})
