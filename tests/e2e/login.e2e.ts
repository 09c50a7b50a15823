/** The login in the browser: to the provider and back to the same page, in every tab, and the logout. */
import { violationsOf } from '../support/axe.ts'
import { type Page } from '@playwright/test'
import { expect, password, test, whenHydrated } from '../support/portal.ts'

const signIn = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: 'Email and password' }).click()
  await page.waitForURL(/\/oidc\/interaction\//)
  await page.getByLabel('Email').fill('lina@riwaq.example')
  await page.getByLabel('Password', { exact: true }).fill(password('lina'))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
const account = (page: Page) => page.getByRole('button', { name: 'Account: Lina' })

test('a guest at a protected route signs in at the provider and returns to that address [SESSION-20]', async ({
  page,
}) => {
  await page.goto('/profile')
  await whenHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  const dataOfUser = ['**/api/subscription/type?*', '**/api/subscription?*'].map((path) =>
    page.waitForRequest(path),
  )
  await signIn(page)
  await page.waitForURL(/\/profile$/)
  await Promise.all(dataOfUser)
  await expect(account(page)).toBeVisible()
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'user-token')
  expect(cookie).toMatchObject({ secure: true, sameSite: 'Lax', httpOnly: false })
  await page.reload()
  await expect(account(page)).toBeVisible()
})

test('the login options are rendered in the document as the tenant offers them and stay unchanged', async ({
  browser,
  baseURL,
  page,
}) => {
  const still = await browser.newContext({ javaScriptEnabled: false })
  const document = await still.newPage()
  const names = async (of: Page) => of.getByRole('main').getByRole('link').allTextContents()
  for (const lang of ['/', '/ar/']) {
    await document.goto(`${baseURL}${lang}user/login`)
    const configuration = page.waitForResponse('**/api/structure/configurations?**')
    await page.goto(`${lang}user/login`)
    await configuration
    await whenHydrated(page)
    expect((await names(document)).length).toBeGreaterThan(1)
    expect(await names(page)).toEqual(await names(document))
  }
  await document.goto(`${baseURL}/user/login`)
  expect(await names(document)).toContain('Email and password')
  await still.close()
})

test('a login option tapped before the session is known leads to the provider', async ({ page }) => {
  await page.route('**/assets/app-boot-*.js', () => undefined)
  await page.goto('/user/login')
  await whenHydrated(page)
  await page.getByRole('main').getByRole('link').first().click()
  await page.waitForURL(/\/oidc\/interaction\//)
})

test('the login returns to the requested address unless it is outside the portal', async ({ page }) => {
  const providerAddress = async (search: string) => {
    await page.goto(`/user/login?${search}`)
    await whenHydrated(page)
    const passwordLink = page.getByRole('main').getByRole('link', { name: 'Email and password' })
    await expect(passwordLink).toHaveAttribute('href', /redirectUrl=/)
    return new URL((await passwordLink.getAttribute('href')) ?? '', page.url()).searchParams.get(
      'redirectUrl',
    )
  }
  for (const name of ['returnTo', 'redirectUrl']) {
    await expect.poll(() => providerAddress(`${name}=%2Fhistory`)).toBe('/history')
    for (const outside of ['https://evil.example/', '//evil.example'])
      expect(await providerAddress(`${name}=${encodeURIComponent(outside)}`)).toBe('/')
  }
})

test('at the provider a typed password can be shown, and the typed address goes along to the registration', async ({
  page,
}) => {
  await page.goto('/login/riwaq?lang=en&redirectUrl=%2F')
  await page.getByLabel('Email').fill('nadia@riwaq.example')
  const typed = page.getByLabel('Password', { exact: true })
  await typed.fill('twelve letters')
  const reveal = page.getByRole('button', { name: 'Show password' })
  await expect(typed).toHaveAttribute('type', 'password')
  await reveal.click()
  await expect(typed).toHaveAttribute('type', 'text')
  await expect(reveal).toHaveAttribute('aria-pressed', 'true')
  await expect(typed).toBeFocused()
  await reveal.press('Enter')
  await expect(typed).toHaveAttribute('type', 'password')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
  await expect(page.getByLabel('Email')).toHaveValue('nadia@riwaq.example')
  await expect(typed).toHaveValue('')
  await expect(page.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/info/terms')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'I already have an account' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('nadia@riwaq.example')
})

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await page.goto('/user/login')
  await whenHydrated(page)
  await signIn(page)
  await page.waitForURL((url) => url.pathname === '/' && url.search === '')
  const second = await context.newPage()
  await second.goto('/music/list')
  await expect(account(second)).toBeVisible()
  await account(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(second.getByRole('button', { name: 'Account and settings' })).toBeVisible()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('button', { name: 'Account and settings' })).toBeVisible()
  // The page is a visitor's at once; the provider forgets a moment later.
  const left = async () => (await context.cookies()).map(({ name }) => name)
  await expect
    .poll(async () => (await left()).filter((name) => /user-token|op_session/.test(name)))
    .toEqual([])
})

test('an invalid code opens the login options with the reason and is removed from the address', async ({
  page,
}) => {
  await page.goto('/?code=wrong')
  await expect(page.getByRole('alert')).toHaveText('This sign-in is no longer valid. Start again.')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Email and password' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('an expired code leads to the login options, which work', async ({ page, context }) => {
  await page.goto('/user/login')
  await whenHydrated(page)
  // The cookie that is needed to redeem it expires as well; it has expired when the page calls.
  await page.route(
    '**/login/api',
    async (route) => {
      await context.clearCookies({ name: /^__Host-code/ })
      await route.continue()
    },
    { times: 1 },
  )
  await signIn(page)
  const options = page.getByRole('dialog')
  await expect(options.getByRole('alert')).toHaveText('This sign-in is no longer valid. Start again.')
  expect(new URL(page.url()).search).toBe('')
  await options.getByRole('link', { name: 'Email and password' }).click()
  // The provider knows who this is already.
  await expect(account(page)).toBeVisible()
})
