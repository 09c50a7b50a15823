/** Theme and language: chosen by a guest, stored for a user, restored at the next login. */
import type { Browser, Page } from '@playwright/test'
import { alternateThemeCookie } from '../../src/contract/cookies.ts'
import { answerConsentBefore, expect, password, test, whenHydrated, whenShown } from '../support/portal.ts'

const menu = async (page: Page) => {
  await page
    .getByRole('button', { name: /Account|Konto|الحساب/ })
    .first()
    .click()
  return page.getByRole('group', { name: /Language|Sprache|اللغة/ })
}
const themeOf = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset['theme'],
    accent: getComputedStyle(document.body).getPropertyValue('--accent').trim(),
    onBody: document.body.style.getPropertyValue('--accent').trim(),
    bar: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
  }))
const documentLanguage = (page: Page) =>
  page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }))
const saves = (page: Page) => {
  const seen: { path: string; body: unknown }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'PUT') seen.push({ path: pathname, body: request.postDataJSON() })
  })
  return seen
}
/** At a tenant where no other journey signs in: what is chosen here stays with the person. */
const signIn = async (page: Page, origin: string) => {
  await page.goto(`${origin}/user/login`)
  await whenHydrated(page)
  await page.getByRole('main').getByRole('link').first().click()
  await page.locator('input[type=password]').waitFor()
  await page.locator('input:not([type=password]):not([type=hidden])').first().fill('omar@klang.example')
  await page.locator('input[type=password]').fill(password('omar'))
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/oidc') && url.search === '')
  await whenHydrated(page)
}

test('a guest’s switch changes between default and alternate theme, in this browser only [THEME-02, THEME-07, THEME-10]', async ({
  page,
}) => {
  const sent = saves(page)
  await page.goto('/')
  await whenHydrated(page)
  const light = await themeOf(page)
  expect(light.theme).toBe('light')
  await menu(page)
  await page.getByRole('button', { name: 'Dark theme' }).click()
  const darkTheme = await themeOf(page)
  expect(darkTheme.theme).toBe('dark')
  expect(darkTheme.accent).not.toBe(light.accent)
  expect(darkTheme.onBody).toBe(darkTheme.accent)
  // The window's own bar as well, at once as after the reload, for which the host has chosen it.
  expect(darkTheme.bar).not.toBe(light.bar)
  await page.reload()
  await whenHydrated(page)
  expect(await themeOf(page)).toMatchObject({ theme: 'dark', accent: darkTheme.accent, bar: darkTheme.bar })
  await menu(page)
  await page.getByRole('button', { name: 'Light theme' }).click()
  expect(await themeOf(page)).toEqual({ ...light, onBody: light.accent })
  const cookie = (await page.context().cookies()).find(({ name }) => name === alternateThemeCookie.name)
  expect(cookie?.value).toBe('0')
  await page.reload()
  await whenHydrated(page)
  expect(sent).toEqual([])
})

test('choosing a language leads to its address and changes translations, the portal name, lang and dir [LANG-23, LANG-25, LANG-31, LANG-32]', async ({
  page,
}) => {
  await page.goto('/music/list')
  await whenHydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  expect(await documentLanguage(page)).toEqual({ lang: 'en', dir: 'ltr' })
  await (await menu(page)).getByRole('button', { name: 'العربية' }).click()
  await page.waitForURL((url) => url.pathname === '/ar/music/list')
  await expect.poll(() => documentLanguage(page)).toEqual({ lang: 'ar', dir: 'rtl' })
  await expect(
    page.getByRole('link', { name: 'الانتقال إلى المحتوى' }).or(page.locator('a[href="#main"]')),
  ).toHaveText(/[\u0600-\u06ff]/)
  await expect(page.locator('header a[href="/ar"]')).toHaveText('رواق')
  await expect(page).toHaveTitle(/ - رواق \| /)
  await (await menu(page)).getByRole('button', { name: 'Deutsch' }).click()
  await page.waitForURL((url) => url.pathname === '/de/music/list')
  await expect(page.locator('header a[href="/de"]')).toHaveText('Riwaq')
  await expect.poll(() => documentLanguage(page)).toEqual({ lang: 'de', dir: 'ltr' })
  await expect(page.locator('a[href="#main"]')).toHaveText(/Inhalt/)
  await page.locator('a[href="/de"]:visible').first().click()
  await expect(page).toHaveTitle(/\| Musik, Geschichten und Spiele an einem Ort$/)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('choosing a language keeps the scroll position, and back uses the new language too', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  await page.locator('a[href="/music/list"]:visible').first().click()
  await whenShown(page, /^\/music\/list$/)
  const entries = await page.evaluate(() => history.length)
  const arabic = page.getByRole('contentinfo').getByRole('link', { name: 'العربية' })
  // The page may be shown before its content is here, and is short until then.
  await expect
    .poll(async () => {
      await arabic.scrollIntoViewIfNeeded()
      return page.evaluate(() => scrollY)
    })
    .toBeGreaterThan(400)
  await arabic.click()
  await expect.poll(() => documentLanguage(page)).toEqual({ lang: 'ar', dir: 'rtl' })
  await expect(page).toHaveURL(/\/ar\/music\/list$/)
  await expect(arabic).toBeInViewport()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(page).toHaveURL(/\/ar$/)
  expect(await documentLanguage(page)).toEqual({ lang: 'ar', dir: 'rtl' })
  await page.goForward()
  await expect(page).toHaveURL(/\/ar\/music\/list$/)
  // An address that names another language wins.
  await page.goto('/fr')
  await whenHydrated(page)
  expect(await documentLanguage(page)).toEqual({ lang: 'fr', dir: 'ltr' })
})

test('a theme changed in one tab is applied in another when it becomes visible', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto('/')
    await whenHydrated(one)
  }
  await menu(page)
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect.poll(async () => (await themeOf(page)).theme).toBe('dark')
  // A browser under test shows all its tabs at once, so no tab ever becomes visible.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(await themeOf(other)).toEqual(await themeOf(page))
})

const elsewhere = async (browser: Browser) => {
  const context = await browser.newContext()
  await answerConsentBefore(context)
  return context.newPage()
}

test('the preferences of a user are stored at the server and applied on the next device [THEME-05, THEME-09, THEME-11, LANG-25, LANG-40]', async ({
  page,
  browser,
  portal,
}) => {
  const klang = portal.origin('klang')
  const sent = saves(page)
  await signIn(page, klang)
  await menu(page)
  await page.getByRole('button', { name: 'Dunkles Design' }).click()
  const theme = { path: '/api/user/selectUserTheme', body: { alternatTheme: true } }
  await expect.poll(() => sent).toContainEqual(theme)
  const languageSaved = page.waitForResponse(
    (answer) => answer.url().endsWith('/user/selectUserLang') && answer.ok(),
  )
  await page.getByRole('group', { name: 'Sprache' }).getByRole('button', { name: 'English' }).click()
  await languageSaved
  expect(sent).toContainEqual({ path: '/api/user/selectUserLang', body: { selectedLang: 'en' } })

  const other = await elsewhere(browser)
  await other.goto(klang)
  expect((await themeOf(other)).theme).toBe('light')
  await signIn(other, klang)
  await other.waitForURL((url) => url.pathname === '/en')
  await expect.poll(() => documentLanguage(other)).toEqual({ lang: 'en', dir: 'ltr' })
  await expect.poll(async () => (await themeOf(other)).theme).toBe('dark')
  await other.context().close()

  // Requested and not answered at the login, it is requested again.
  const lost = await elsewhere(browser)
  await lost.route(/\/api\/user\/checkUser/, (route) => route.abort())
  const failedRequest = lost.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/checkUserLang'),
  )
  await signIn(lost, klang)
  await failedRequest
  await lost.unroute(/\/api\/user\/checkUser/)
  await lost.reload()
  await expect.poll(() => documentLanguage(lost)).toEqual({ lang: 'en', dir: 'ltr' })
  await expect.poll(async () => (await themeOf(lost)).theme).toBe('dark')
  await lost.context().close()
})
