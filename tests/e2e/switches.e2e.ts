/** What a tenant switched off, or wrote into its configuration, as a person meets it. */
import type { Page } from '@playwright/test'
import { dialog } from '../support/dialogs.ts'
import { expect, logInAs, test, whenHydrated, whenShown } from '../support/portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'
import { inSecondRun } from '../support/second-run.ts'

/** The document as a tenant with this switch off would have it. */
const switchOff = (page: Page, portal: Portal, path: string, name: string) =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      const { headers, body } = await portal.get(path, 'riwaq.localhost')
      const off = body.replace('"features":{', `"features":{"${name}":false,`)
      expect(off).not.toBe(body)
      const policy = String(headers['content-security-policy'])
      await route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: off,
      })
    },
  )

test(
  'a section that a tenant disabled is shown nowhere, and its old address is the 404 page [SHELL-24]',
  inSecondRun,
  async ({ page, portal }) => {
    const nour = portal.origin('nour')
    await page.goto(`${nour}/en`)
    await whenHydrated(page)
    await expect(page.locator('a[href*="/games/"], a[href*="/tournaments/"], a[href$="/cups"]')).toHaveCount(
      0,
    )
    // A step back to an address from before the switch.
    await page.evaluate(() => {
      history.pushState(null, '', '/en/games/list')
      history.pushState(null, '', '/en/read')
      history.back()
    })
    await whenShown(page, /^\/games\/list$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await page.goto(`${nour}/en/games/list`)
    await whenHydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await page.goto(`${portal.origin('klang')}/en/games/list`)
    await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  },
)

test(
  'a tenant with sharing disabled shows no share button, neither on a page nor in a song menu [SHELL-24]',
  inSecondRun,
  async ({ page, portal }) => {
    for (const isOff of [false, true]) {
      if (isOff) await switchOff(page, portal, '/', 'share')
      await page.goto('/')
      await whenHydrated(page)
      await page.locator('main a[href*="/music/albums/"]').filter({ visible: true }).first().click()
      await whenShown(page, /^\/music\/albums\/.+/)
      const shown = isOff ? 0 : 1
      await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(shown)
      await page
        .getByRole('button', { name: /^More: / })
        .first()
        .click()
      await expect(dialog(page).getByRole('link').first()).toBeVisible()
      await expect(dialog(page).getByRole('button', { name: 'Share' })).toHaveCount(shown)
    }
  },
)

test('a tenant without a disclaimer opens external links at once', async ({ page, portal }) => {
  const { body } = await portal.get('/api/structure/apps-view-all?lang=en', 'riwaq.localhost')
  const [, id = ''] = /"id":"(app_\w+)"/.exec(body) ?? []
  const path = `/apps/pd/any/${id}`
  const externalLink = page.locator('main a[target=_blank]').first()
  await page.context().route(/\.example\//, (route) => route.fulfill({ body: 'elsewhere' }))
  await page.goto(path)
  await whenHydrated(page)
  await externalLink.click()
  await expect(dialog(page)).toBeVisible()
  await switchOff(page, portal, path, 'disclaimer')
  await page.goto(path)
  await whenHydrated(page)
  const opened = page.context().waitForEvent('page')
  await externalLink.click()
  await (await opened).close()
  await expect(dialog(page)).toHaveCount(0)
})

test(
  'the account menu lists the links that the tenant’s profile menu configures [CONFIG-22]',
  inSecondRun,
  async ({ page }) => {
    await logInAs(page, 'omar')
    await page.getByRole('button', { name: /^Account: / }).click()
    const places = page.getByRole('banner').getByRole('list').getByRole('link')
    await expect(places.filter({ hasText: 'Purchases' })).toBeVisible()
    expect(await places.allTextContents()).toEqual([
      'Profile',
      'My plan',
      'Purchases',
      'Favourites',
      'History',
      'Downloads',
      'Notifications',
      'Settings',
    ])
    await places.filter({ hasText: 'Purchases' }).click()
    await whenShown(page, /^\/myPurchases$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Purchases' })).toBeVisible()
  },
)
