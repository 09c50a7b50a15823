/** No layout shift, console message, failed request or hydration mismatch. */
import type { Locator, Page } from '@playwright/test'
import { languageCodes } from '../../src/contract/languages.ts'
import { collectProblems, whenNetworkIdle } from '../support/page-problems.ts'
import {
  expect,
  logInAs,
  test,
  testOnOwnPortal,
  whenHydrated,
  whenShown,
  whenSignedIn,
} from '../support/portal.ts'
import { type Theme, addressIn, screensOf, setThemeCookie } from '../support/screens.ts'
import { recordLayoutShifts, layoutShiftsOf } from '../support/layout-shifts.ts'
import { inSecondRun } from '../support/second-run.ts'

/** Far from the host's own day, in a browser of none of the portal's languages. */
test.use({
  serviceWorkers: 'allow',
  reducedMotion: 'no-preference',
  timezoneId: 'Pacific/Kiritimati',
  locale: 'th-TH',
})

// They take longest: several workers share them.
test.describe.configure({ mode: 'parallel' })

/** Hydrated, with everything that loads after it. */
const settle = async (page: Page) => {
  await whenHydrated(page)
  await whenNetworkIdle(page)
}

/** All idle work is done: what the next start needs is cached last. */
const whenQuiet = (page: Page, tenant: string, lang: string) =>
  page.waitForFunction((key) => {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as { timestamp?: number }
    return (stored.timestamp ?? 0) > performance.timeOrigin
  }, `boot:${tenant}:${lang}`)

/** English and German are opened by the homes below. */
const variants: [tenant: string, lang: string, theme: Theme][] = [
  ['riwaq', 'ar', 'dark'],
  ['nour', 'fr', 'light'],
]
/** With LONG each tenant is looked at in each language. */
const longVariants = ['riwaq', 'nour', 'klang'].flatMap((tenant) =>
  languageCodes.map((lang): (typeof variants)[number] => [tenant, lang, 'light']),
)
for (const [tenant, lang, theme] of process.env['LONG'] ? longVariants : variants)
  test(
    `home and album of ${tenant} in ${lang}, ${theme}, hydrate without a mismatch and shift nothing`,
    tenant === 'riwaq' ? {} : inSecondRun,
    async ({ page, portal }) => {
      const { home = '/', album = '/' } = await screensOf(portal, tenant)
      const origin = portal.origin(tenant)
      await recordLayoutShifts(page)
      const complaints = collectProblems(page)
      await setThemeCookie(page, origin, tenant, theme)
      for (const path of [home, album]) {
        await page.goto(addressIn(origin, lang, path))
        await settle(page)
        for (const shift of await layoutShiftsOf(page)) complaints.push(`${path}: ${shift}`)
      }
      expect(complaints).toEqual([])
    },
  )

/** No other file has changed the likes and the history of its users. */
const testWithSeededUser = testOnOwnPortal()
testWithSeededUser(
  'home and album of a signed-in user with likes and history do not shift',
  async ({ page, portal }) => {
    const { home = '/', album = '/' } = await screensOf(portal, 'riwaq')
    await logInAs(page, 'lina')
    await recordLayoutShifts(page)
    const complaints = collectProblems(page)
    for (const path of [home, album]) {
      await page.goto(path)
      await whenSignedIn(page)
      await settle(page)
      for (const shift of await layoutShiftsOf(page)) complaints.push(`${path}: ${shift}`)
    }
    expect(complaints).toEqual([])
  },
)

/** Families of the web fonts that this text is really set in. */
const fontsOf = async (page: Page, text: Locator) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.getDocument')
  await devtools.send('CSS.enable')
  await text.evaluate((element) => {
    Object.assign(window, { inspected: element })
  })
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'inspected' })
  const { nodeId } = await devtools.send('DOM.requestNode', { objectId: result.objectId ?? '' })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)
}

const lateFontVariants: [tenant: string, lang: string, width: number, font: string][] = [
  ['riwaq', 'ar', 412, 'Readex Pro'],
  ['nour', 'ar', 1280, 'Reem Kufi'],
]
const longLateFontVariants: typeof lateFontVariants = [
  ['riwaq', 'en', 412, 'Readex Pro'],
  ...lateFontVariants,
]
test.describe('fonts that load last', () => {
  // The worker would have them on its disk.
  test.use({ serviceWorkers: 'block' })
  for (const [tenant, lang, width, font] of process.env['LONG'] ? longLateFontVariants : lateFontVariants)
    test(
      `do not shift home and album of ${tenant} in ${lang}, ${width} wide, and apply to the next page`,
      tenant === 'riwaq' ? {} : inSecondRun,
      async ({ page, portal }) => {
        const { home = '/', album = '/' } = await screensOf(portal, tenant)
        const origin = portal.origin(tenant)
        await page.setViewportSize({ width, height: 900 })
        await recordLayoutShifts(page)
        for (const path of [home, album]) {
          let release = () => {}
          const gate = new Promise<void>((open) => (release = open))
          let requestedAt = Infinity
          await page.route('**/*.woff2', async (route) => {
            requestedAt = Date.now()
            await gate
            await route.continue()
          })
          // The load of a page waits for its fonts.
          await page.goto(addressIn(origin, lang, path), { waitUntil: 'commit' })
          await whenHydrated(page)
          await page.waitForFunction(() => document.fonts.status === 'loading')
          // A font that loads within the 100 ms that the browser waits is not late: no fallback was shown.
          await expect.poll(() => Date.now() - requestedAt).toBeGreaterThan(300)
          release()
          await page.waitForFunction(() => document.fonts.status === 'loaded')
          await whenQuiet(page, tenant, lang)
          await settle(page)
          await page.unrouteAll()
          expect(await layoutShiftsOf(page)).toEqual([])
        }
        const title = page.getByRole('main').getByRole('heading', { level: 1 })
        expect(await fontsOf(page, title)).toEqual([])
        await page.locator('main a[href*="/music/artists/"]').first().click()
        await whenShown(page, /\/music\/artists\//)
        await expect.poll(() => fontsOf(page, title.filter({ visible: true }))).toContain(font)
        await page.reload()
        await whenHydrated(page)
        expect(await fontsOf(page, title)).toContain(font)
      },
    )
})

test('a screen that hydrates long after its shell still fits its markup: the session starts afterwards', async ({
  page,
}) => {
  const complaints = collectProblems(page)
  // React goes on by messages to itself: on a slow processor each is late.
  await page.addInitScript(() => {
    const post = Reflect.get(MessagePort.prototype, 'postMessage') as (message: unknown) => void
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      const isLate = document.documentElement.dataset['alive'] === 'true' && message === null
      if (isLate) setTimeout(() => post.call(this, message), 300)
      else post.call(this, message)
    }
  })
  for (const path of ['/history', '/favorites', '/apps/manage']) {
    await page.goto(`/en${path}`)
    await settle(page)
    await expect(page.locator('main a[href$="/user/login"]')).toBeVisible()
  }
  expect(complaints).toEqual([])
})

for (const [tenant, langs] of [
  ['nour', ['en', 'ar']],
  ['klang', ['de', 'ar']],
] as const)
  test(
    `home of ${tenant} hydrates without a mismatch or console problem, in ${langs.join(' and ')}`,
    tenant === 'klang' ? inSecondRun : {},
    async ({ page, portal }) => {
      const complaints = collectProblems(page)
      for (const lang of langs) {
        await page.goto(addressIn(portal.origin(tenant), lang, '/'))
        await settle(page)
      }
      expect(complaints).toEqual([])
    },
  )
