/** The pages of a series and its episodes: the season that was chosen, and what a plan opens. */
import { firstLinkedPathOn } from '../support/backend-content.ts'
import { expect, leavePortal, logInAs, test, whenHydrated, whenShown } from '../support/portal.ts'

test('back and a reload restore the selected season, and an episode shows its own', async ({
  page,
  portal,
}) => {
  await page.goto(await firstLinkedPathOn(portal, '/video/list/drama', 'series'))
  await whenHydrated(page)
  const season = (name: string) =>
    page.getByRole('group', { name: 'Seasons' }).getByRole('button', { name, exact: true })
  const pressed = (name: string) => expect(season(name)).toHaveAttribute('aria-pressed', 'true')
  const openFirst = async (name: string) => {
    const link = page.getByRole('list', { name }).getByRole('link').first()
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await whenShown(page, new RegExp(`^${path}$`))
  }
  await pressed('Season 1')
  await season('Season 2').click()
  await openFirst('Season 2')
  await pressed('Season 2')
  await season('Season 1').click()
  await openFirst('Season 1')
  await pressed('Season 1')
  await page.goBack()
  await whenShown(page, /^\/video\/(?!series)/)
  await page.goBack()
  await whenShown(page, /^\/video\/series\//)
  await pressed('Season 2')
  const address = page.url()
  await page.reload()
  await whenHydrated(page)
  await pressed('Season 2')
  expect(page.url()).toBe(address)
})

test('a plan that includes a series removes its locks; without one the main action offers the preview alone', async ({
  page,
  portal,
}) => {
  const path = await firstLinkedPathOn(portal, '/video/list/drama', 'series')
  const main = page.getByRole('main')
  const locks = main.getByRole('listitem').getByText('Premium')
  await page.goto(path)
  await whenHydrated(page)
  await expect(locks).toHaveCount(2)
  const free = main.getByText('Premium · First episode free')
  await expect(free).toBeVisible()
  await main.getByRole('list', { name: 'Season 1' }).getByRole('link').nth(1).click()
  await whenShown(page, /^\/video\/(?!series)/)
  const episode = new URL(page.url()).pathname
  await logInAs(page, 'omar', path)
  await expect(locks).toHaveCount(0)
  await expect(free).toHaveCount(0)
  await page.goto(episode)
  await expect(main.getByRole('link', { name: 'Watch episode 2' })).toBeVisible()
  await leavePortal(page)
  await page.context().clearCookies()
  await logInAs(page, 'lina', episode)
  await main.getByRole('link', { name: 'Watch preview' }).click()
  await expect(page.getByText('You’re watching a preview')).toBeVisible()
})
