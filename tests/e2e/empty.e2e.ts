import { expect, test, whenAlive, whenShown } from '../support/portal.ts'
import { pageOfNothing } from '../tools/lib/empty-steps.mjs'

test('a home of which nothing is left says what is the matter and leads on [CONST-08]', async ({
  page,
  portal,
}) => {
  await page.goto('/en')
  await whenAlive(page)
  await pageOfNothing('home')(page, { lang: 'en', tenant: 'riwaq', host: 'riwaq.localhost', portal })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Nothing to show at this age' })).toBeVisible()
  await expect(main.getByRole('status')).toHaveText('No data available')
  await expect(main.getByText('An age limit is set')).toBeVisible()
  await expect(main.getByRole('link', { name: 'To the music' })).toBeVisible()
  await main.getByRole('link', { name: 'Search', exact: true }).click()
  await whenShown(page, /\/search$/)
})
