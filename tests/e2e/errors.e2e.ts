/** The error page of the whole application. */
import type { Page } from '@playwright/test'
import { expect, logInAs, test, whenHydrated, whenShown } from '../support/portal.ts'
import { overrideConfiguration } from '../support/override-configuration.ts'

const main = (page: Page) => page.getByRole('main')
const head = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name })
const button = (page: Page) => main(page).getByRole('link', { name: 'Back to home' })
const notice = (page: Page) => main(page).getByText('Parental control is on')

test('an unknown address shows the error page with the code and the link to the tenant’s home, and waits for the theme [ERR-02] [ERR-03] [ERR-06] [ERR-08] [ERR-10] [ERR-11] [ERR-12] [ERR-13] [AMBIG-045]', async ({
  page,
  portal,
}) => {
  await overrideConfiguration(page, portal, 'global_shared_links', { homeUrl: '/music/{room}' })
  await page.goto('/no/such/place?room=list')
  await whenHydrated(page)
  await expect(head(page, 'Page not found')).toBeVisible()
  await expect(main(page).getByText('Error 404')).toBeVisible()
  await expect(main(page).locator('[data-not-found=true]').getByRole('link')).toHaveText('Back to home')
  await expect(notice(page)).toHaveCount(0)
  const setTheme = (theme: string | null) =>
    page.evaluate((name) => {
      if (name === null) delete document.documentElement.dataset['theme']
      else document.documentElement.dataset['theme'] = name
    }, theme)
  await setTheme(null)
  await expect(head(page, 'Page not found')).toBeHidden()
  await setTheme('light')
  await expect(head(page, 'Page not found')).toBeVisible()
  await expect(button(page)).toHaveAttribute('href', '/music/list')
  await button(page).click()
  await whenShown(page, /^\/music\/list$/)
})

test('a render error shows the error page inside a working shell, and the page can be retried [ERR-01]', async ({
  page,
  portal,
}) => {
  const home = await portal.get('/', 'riwaq.localhost')
  const network = { isBroken: true }
  await page.route(/\/assets\/\w*Screen-[\w-]+\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!network.isBroken || home.body.includes(pathname)) return route.continue()
    return route.fulfill({
      contentType: 'text/javascript',
      body: `export const ${/(\w+Screen)-/.exec(pathname)?.[1]} = () => { if (!window.isMended) throw new Error("a mistake"); return "mended" }`,
    })
  })
  await page.goto('/')
  await whenHydrated(page)
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Library' }).click()
  await expect(head(page, 'Something went wrong')).toBeVisible()
  await expect(main(page).getByText('Error 500')).toBeVisible()
  await expect(main(page).locator('[data-not-found=false]').getByRole('link')).toHaveText('Back to home')
  await page.evaluate(() => Object.assign(window, { isMended: true }))
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByText('mended')).toBeVisible()
})

test('under parental control the error page mentions it [ERR-09]', async ({ page }) => {
  await logInAs(page, 'maya', '/no/such/place')
  await expect(head(page, 'Page not found')).toBeVisible()
  await expect(notice(page)).toBeVisible()
})

test('an item above the age ceiling is not reported as missing without mentioning parental control', async ({
  page,
  portal,
}) => {
  const { body } = await portal.get('/api/structure/video-category?lang=en&id=drama', 'riwaq.localhost')
  const [videoId] = /vid_\w+(?=","kind":"video"[^}]*}[^}]*"grading":[234]0)/.exec(body) ?? []
  const path = `/video/details/${videoId ?? 'none'}`
  await page.goto(path)
  await whenHydrated(page)
  await expect(notice(page)).toHaveCount(0)
  await logInAs(page, 'maya', path)
  await expect(head(page, 'Page not found')).toBeVisible()
  await expect(notice(page)).toBeVisible()
})
