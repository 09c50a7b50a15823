import { firstLinkedPathOn } from '../support/backend-content.ts'
import { expect, test, whenHydrated, whenShown } from '../support/portal.ts'
import { emptyAlbum, emptyPage } from '../tools/lib/empty-steps.mjs'

test('a home page with no content left shows why and links on [CONST-08]', async ({ page, portal }) => {
  await page.goto('/en')
  await whenHydrated(page)
  await emptyPage('home')(page, { lang: 'en', tenant: 'riwaq', host: 'riwaq.localhost', portal })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Nothing to show for this age limit' })).toBeVisible()
  await expect(main.getByRole('status')).toHaveText('No data available')
  await expect(main.getByText('above the age limit')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Go to Music' })).toBeVisible()
  await main.getByRole('link', { name: 'Search', exact: true }).click()
  await whenShown(page, /\/search$/)
})

test('an album with no tracks left shows its title and no Play button', async ({ page, portal }) => {
  await page.goto(await firstLinkedPathOn(portal, '/music/albums', 'album'))
  await whenHydrated(page)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await emptyAlbum(page, { lang: 'en', tenant: 'riwaq', host: 'riwaq.localhost', portal })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(main.getByRole('link', { name: 'Go to Music' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(main.getByRole('button', { name: /^(Play|Shuffle|Sign in)/ })).toHaveCount(0)
  await expect(main.getByText(/\d songs/)).toHaveCount(0)
})
