/** Installing, as the browser itself judges it: a profile on disk, because a private window never installs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type Page, chromium } from '@playwright/test'
import { browserArgs, browserPath } from '../support/browser.ts'
import { answerConsentBefore, expect, logInAs, test, whenHydrated, whenShown } from '../support/portal.ts'
import { inSecondRun } from '../support/second-run.ts'

test.use({ serviceWorkers: 'allow' })

const withProfile = async (work: (context: BrowserContext) => Promise<void>, userAgent?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'riwaq-profile-'))
  const executablePath = browserPath()
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath ? { executablePath } : {}),
    ...(userAgent ? { userAgent } : {}),
    args: browserArgs,
    viewport: { width: 412, height: 915 },
  })
  await answerConsentBefore(context)
  try {
    await work(context)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
const isLong = Boolean(process.env['LONG'])
const pageOf = (context: BrowserContext) => context.pages()[0] ?? context.newPage()
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Install / })
const openMenu = (page: Page) => page.getByRole('button', { name: 'Account and settings' }).click()

/** The tenants share the languages out among them; with LONG each has all. */
const languages = ['en', 'ar', 'fr', 'de', 'es', 'ro']
const brands = { riwaq: 'Riwaq', nour: 'Nour', klang: 'Klang' } as const
for (const [at, [tenant, brand]] of Object.entries(brands).entries())
  test(
    `${brand} is installable in its languages: the browser reports no installability error [SHELL-38]`,
    tenant === 'riwaq' ? {} : inSecondRun,
    async ({ portal }) => {
      await withProfile(async (context) => {
        const page = await pageOf(context)
        const session = await context.newCDPSession(page)
        const ids = new Set<string>()
        const own = languages.filter((_, place) => isLong || place % 3 === at)
        for (const lang of own) {
          await page.goto(`${portal.origin(tenant)}/${lang}`, { waitUntil: 'domcontentloaded' })
          const { errors, data, url } = await session.send('Page.getAppManifest')
          expect(errors).toEqual([])
          expect(new URL(url).pathname).toBe(`/manifest/${lang}.webmanifest`)
          const manifest = JSON.parse(data ?? '') as { lang: string; dir: string; short_name: string }
          expect(manifest.lang.startsWith(lang)).toBe(true)
          expect(manifest.dir).toBe(lang === 'ar' ? 'rtl' : 'ltr')
          ids.add((await session.send('Page.getAppId')).appId ?? '')
          const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
          expect(installabilityErrors).toEqual([])
        }
        // One app, whatever its language: changing it must not install a second one.
        expect(ids.size).toBe(1)
      })
    },
  )

/** The browser's install prompt at the earliest moment: the document is parsed, the page not yet hydrated. */
const offerEarly = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => void document.documentElement.setAttribute('data-prompted', ''),
        userChoice: Promise.resolve({ outcome: 'dismissed' }),
      })
      dispatchEvent(offer)
    }),
  )

test('the browser’s install prompt is offered in the account menu from the first visit and on a card from the second until it is dismissed [SHELL-38, DIALOG-41]', async ({
  page,
}) => {
  const card = page.getByRole('complementary', { name: /^Install / })
  await offerEarly(page)
  await page.goto('/')
  await whenHydrated(page)
  await openMenu(page)
  await page.getByRole('button', { name: 'Install Riwaq' }).click()
  await expect(card).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Install' }).click()
  await expect(page.locator('html[data-prompted]')).toHaveCount(1)
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Not now' }).click()
  await expect(card).toHaveCount(0)
  await page.reload()
  await whenHydrated(page)
  await openMenu(page)
  await expect(page.getByRole('button', { name: 'Install Riwaq' })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('the install card is shown on home only, and not while the player is shown', async ({ page }) => {
  const card = page.getByRole('complementary', { name: /^Install / })
  await offerEarly(page)
  await logInAs(page, 'omar')
  await page.goto('/')
  await expect(card).toBeVisible()
  await page.locator('main a[href*="/music/albums/"]').filter({ visible: true }).first().click()
  await whenShown(page, /\/music\/albums\//)
  await expect(card).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible()
  await page.goBack()
  await whenShown(page, /^\/$/)
  await expect(card).toHaveCount(0)
})

const phones = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  firefox: 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
} as const
for (const [name, step] of [
  ['ios', 'Choose “Add to Home Screen”.'],
  ['firefox', 'Choose “Add app to Home screen”.'],
] as const)
  test(
    `without a native prompt (${name}) the install dialog shows three steps [DIALOG-41]`,
    name === 'firefox' ? inSecondRun : {},
    async ({ browser, portal }) => {
      const context = await browser.newContext({
        userAgent: phones[name],
        viewport: { width: 412, height: 915 },
      })
      await answerConsentBefore(context)
      const page = await context.newPage()
      await page.goto(`${portal.origin()}/`)
      await whenHydrated(page)
      await openMenu(page)
      await page.getByRole('button', { name: 'Install Riwaq' }).click()
      await expect(dialog(page).getByRole('listitem')).toHaveCount(3)
      await expect(dialog(page).getByText(step)).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Got it' }).click()
      await expect(dialog(page)).toBeHidden()
      await context.close()
    },
  )
