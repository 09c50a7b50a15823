/** Ways into the portal that come back to the same place with what was wanted, and the ones that do not work here. */
import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { albumLinks } from '../support/albums.ts'
import { deviceSizes, variantsOf } from '../support/device-variants.ts'
import { overrideConfiguration } from '../support/override-configuration.ts'
import {
  expect,
  passLogin,
  password,
  test,
  whenHydrated,
  whenShown,
  whenSignedIn,
} from '../support/portal.ts'
import { wordOf } from '../tools/lib/shot-steps.mjs'
import { inSecondRun } from '../support/second-run.ts'

const register = async (page: Page) => {
  await page.locator('input[name=name]').fill('نادية')
  await page.locator('input[name=email]').fill(`nadia-${Date.now()}@riwaq.example`)
  await page.locator('input[name=password]').fill('four quiet lamps')
  await page.keyboard.press('Enter')
}

for (const [lang, device] of variantsOf(
  [['ar', 'phone']],
  [
    ['en', 'phone'],
    ['en', 'desktop'],
    ['ar', 'desktop'],
  ],
))
  test(
    `a guest’s like is carried out after creating an account, although the tab was closed meanwhile, in ${lang} on a ${device} [FAV-05, FAV-06]`,
    inSecondRun,
    async ({ page, context }) => {
      const word = (key: string) => wordOf(lang, key)
      await page.setViewportSize(deviceSizes[device])
      await page.goto(`/${lang}`)
      await whenHydrated(page)
      await albumLinks(page).first().click()
      await whenShown(page, /^\/music\/albums\//)
      const place = new URL(page.url()).pathname
      const likeButton = (of: Page) =>
        of
          .getByRole('main')
          .getByRole('button', { name: new RegExp(`^${word('likes.like').split('{{')[0]}`) })
          .first()
      await likeButton(page).click()
      await page
        .getByRole('button', { name: word('login.signIn'), exact: true })
        .filter({ visible: true })
        .last()
        .click()
      const dialog = page.getByRole('dialog', { name: word('dialogs.loginOrSignUp.title') })
      await expect(dialog).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await dialog.getByRole('link', { name: word('login.create') }).click()
      await page.locator('input[name=name]').waitFor()
      // The phone closes the tab; opened again, it has its address and nothing that it stored.
      const form = page.url()
      await page.close()
      const restored = await context.newPage()
      await restored.goto(form)
      const liked = restored.waitForRequest(
        (request) => request.method() === 'POST' && /\/api\/like\/albums\//.test(request.url()),
      )
      await register(restored)
      await restored.waitForURL((url) => url.pathname === place && url.search === '')
      await liked
      await expect(likeButton(restored)).toHaveAttribute('aria-pressed', 'true')
      expect(await restored.evaluate(() => localStorage.getItem('intention:riwaq'))).toBeNull()
    },
  )

test(
  'an option for mobile data alone says over wifi why it does not work, offers the others, and works once wifi is off [DIALOG-39]',
  inSecondRun,
  async ({ page, portal }) => {
    await page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { type: 'wifi' })
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    })
    const title = (en: string) => ({ en })
    await overrideConfiguration(page, portal, 'login_options', {
      list: [
        { id: 'msisdn', title: title('Mobile number'), clickUrl: '/login/{tenant}', mobileDataOnly: true },
        { id: 'password', title: title('Email and password'), clickUrl: '/login/{tenant}' },
      ],
    })
    await page.goto('/?code=wrong')
    const options = page.getByRole('dialog', { name: 'Sign-in options' })
    await options.getByRole('link', { name: 'Mobile number' }).click()
    const dialog = page.getByRole('dialog', { name: '“Mobile number” needs mobile data' })
    await expect(dialog.getByRole('status')).toContainText('Turn off Wi-Fi')
    await expect(dialog.getByRole('link')).toHaveText(['Email and password'])
    expect(await violationsOf(page)).toEqual([])
    await page.evaluate(() => {
      const { connection } = navigator as Navigator & { connection: EventTarget }
      Object.assign(connection, { type: 'cellular' }).dispatchEvent(new Event('change'))
    })
    await expect(dialog.getByRole('status')).toContainText('You’re on mobile data now')
    await dialog.getByRole('link', { name: 'Mobile number' }).click()
    await page.waitForURL(/\/oidc\/interaction\//)
  },
)

test('the one way in of /register asks the partner’s login where to go, and comes back to the place in the address', async ({
  page,
  portal,
}) => {
  // The page of a tenant without the flow of several options.
  const { headers, body } = await portal.get('/', 'riwaq.localhost')
  const several = '"multipleLoginOptions":true'
  expect(body).toContain(several)
  await page.route('**/', (route) =>
    route.fulfill({
      headers: headers as Record<string, string>,
      body: body.replace(several, several.replace('true', 'false')),
    }),
  )
  const requestedPaths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/partner/')) requestedPaths.push(pathname)
  })
  await page.goto('/')
  await whenHydrated(page)
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, '/register?returnTo=%2Fmusic%2Flist')
  await page.getByRole('main').getByRole('link', { name: 'Sign in with Riwaq' }).click()
  await page.waitForURL(/\/oidc\/interaction\//)
  expect(requestedPaths).toEqual(['/api/partner/login/riwaq/session/flow', '/api/partner/login/riwaq'])
  await page.getByLabel('Email').fill('lina@riwaq.example')
  await page.getByLabel('Password', { exact: true }).fill(password('lina'))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/music/list' && url.search === '')
})

test('a reload while the login is still being answered comes back signed in to the same place', async ({
  page,
}) => {
  await page.goto('/login/riwaq?lang=en&redirectUrl=%2Fprofile%2Fmanage')
  // The portal has redeemed the code, and its answer never arrives.
  const redeemed = new Promise<void>((resolve) => {
    void page.route(
      '**/api/login/api',
      async (route) => {
        const url = new URL(route.request().url())
        const headers = { ...route.request().headers(), host: url.host }
        url.hostname = '127.0.0.1'
        expect((await route.fetch({ url: url.href, headers })).status()).toBe(200)
        resolve()
      },
      { times: 1 },
    )
  })
  await passLogin(page, 'lina')
  await redeemed
  await page.reload()
  await page.waitForURL((url) => url.pathname === '/profile/manage' && url.search === '')
  await whenSignedIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage account')
})
