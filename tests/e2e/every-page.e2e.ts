/**
 * A page opened by its address has no console error, no horizontal overflow at 400 %, no motion with reduced motion,
 * and a language on every title. Short: a few sections. With LONG a page of every row of the route table, in both
 * directions, both themes and at each tenant, and axe reports nothing either.
 */
import type { Browser, BrowserContext } from '@playwright/test'
import { routes } from '../../src/contract/routes.ts'
import { existingAddresses } from '../support/addresses.ts'
import { violationsOf } from '../support/axe.ts'
import { runningAnimations, overflowingElements } from '../support/overflow-and-motion.ts'
import { collectProblems, whenNetworkIdle } from '../support/page-problems.ts'
import { recordTitleLanguages } from '../support/title-languages.ts'
import { answerConsentBefore, expect, logInAs, test, whenHydrated } from '../support/portal.ts'
import { type Theme, addressIn, setThemeCookie } from '../support/screens.ts'
import { addressesOf } from '../tools/lib/addresses.mjs'
import type { Portal } from '../tools/lib/portal.mjs'
import { closePage } from '../tools/lib/shot-steps.mjs'

const isLong = Boolean(process.env['LONG'])
type Variant = readonly [tenant: string, lang: string, theme: Theme]
const nowhere = '/no/such/place'
/** A signed-in user is redirected from this page to the provider and is logged out afterwards. */
const externalLogout = '/external/logout'

const open = async (context: BrowserContext, origin: string, lang: string, path: string) => {
  const page = await context.newPage()
  const { pathname, href } = new URL(addressIn(origin, lang, path))
  const wrong = collectProblems(page, path === nowhere ? pathname : undefined)
  const titles = recordTitleLanguages(page)
  try {
    await page.goto(href)
    await whenHydrated(page)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await whenNetworkIdle(page)
    const { shown, astray } = await titles.collect()
    wrong.push(...astray, ...(await runningAnimations(page)).map((name) => `moves by itself: ${name}`))
    if (isLong) wrong.push(...(await violationsOf(page)))
    wrong.push(...(await overflowingElements(page)))
    // The current list: messages during unload do not count.
    return { wrong: [...wrong], foreign: shown }
  } catch (problem) {
    return { wrong: [...wrong, `could not be reached: ${String(problem)}`], foreign: 0 }
  } finally {
    await closePage(page)
  }
}

const visitor = async (browser: Browser, portal: Portal, [tenant, , theme]: Variant, isUser: boolean) => {
  const context = await browser.newContext({
    baseURL: portal.origin(tenant),
    reducedMotion: 'reduce',
    serviceWorkers: isLong ? 'allow' : 'block',
  })
  await answerConsentBefore(context)
  const page = await context.newPage()
  await setThemeCookie(page, portal.origin(tenant), tenant, theme)
  if (isUser) await logInAs(page, 'omar', '/', tenant)
  await page.close()
  return context
}

/** What is wrong, by path, and how many titles of another language were seen. */
const checkPages = async (
  browser: Browser,
  portal: Portal,
  variant: Variant,
  paths: readonly string[],
  isUser = false,
) => {
  const [tenant, lang] = variant
  const context = await visitor(browser, portal, variant, isUser)
  const found: [string, string[]][] = []
  let seen = 0
  for (const path of paths) {
    const { wrong, foreign } = await open(context, portal.origin(tenant), lang, path)
    if (isLong) console.log(...variant, path, wrong)
    if (wrong.length > 0) found.push([path, wrong])
    seen += foreign
  }
  await context.close()
  return { found, foreign: seen }
}

const few: [...Variant, string][] = [
  ['riwaq', 'ar', 'dark', '/'],
  ['riwaq', 'en', 'light', 'article'],
  ['nour', 'ar', 'dark', '/music/list'],
  ['klang', 'de', 'light', 'album'],
]
if (!isLong)
  test('a few screens log no problems, do not overflow at 400 %, have no running animations, and declare the language of each title', async ({
    browser,
    portal,
  }) => {
    const addressOf = addressesOf(portal)
    let titles = 0
    for (const [tenant, lang, theme, kind] of few) {
      const path = await addressOf(tenant, kind)
      const { found, foreign } = await checkPages(browser, portal, [tenant, lang, theme], [path])
      expect(found).toEqual([])
      titles += foreign
    }
    expect(titles, 'titles in another language than their page').toBeGreaterThan(0)
  })

const variants: Variant[] = [
  ['riwaq', 'en', 'light'],
  ['riwaq', 'ar', 'dark'],
  ['nour', 'ar', 'dark'],
  ['klang', 'de', 'light'],
  ['klang', 'de', 'dark'],
]
/** The long form of an address shows what its short one does. */
const screenRoutes = routes.filter(({ name }) => !/-\d$/.test(name))
const atOnce = 16
const parts = Array.from({ length: Math.ceil(screenRoutes.length / atOnce) }, (_, at) =>
  screenRoutes.slice(at * atOnce, (at + 1) * atOnce),
)

test.describe('every screen logs no problems, fits at 400 %, has no running animations and no axe violations,', () => {
  test.describe.configure({ mode: 'parallel' })
  for (const variant of isLong ? variants : [])
    for (const part of parts) {
      const names = part.map(({ name }) => name)
      test(`of ${variant.join(' ')}, from ${names[0] ?? ''} to ${names.at(-1) ?? ''}`, async ({
        browser,
        portal,
      }) => {
        test.setTimeout(1_800_000)
        const addresses = await existingAddresses(portal, variant[0])
        const paths = part.flatMap((row) => addresses.get(row) ?? [])
        // Riwaq has every section; other tenants disable some.
        expect(paths.length).toBeGreaterThan(variant[0] === 'riwaq' ? part.length - 1 : part.length / 2)
        const users = paths.filter((path) => path !== externalLogout)
        expect((await checkPages(browser, portal, variant, users, true)).found).toEqual([])
      })
    }
  for (const variant of isLong ? variants : [])
    test(`of ${variant.join(' ')}, the logout page and the 404 page`, async ({ browser, portal }) => {
      test.setTimeout(600_000)
      expect((await checkPages(browser, portal, variant, [externalLogout, nowhere])).found).toEqual([])
    })
})
