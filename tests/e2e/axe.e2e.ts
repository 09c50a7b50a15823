/**
 * axe reports no violation in either theme. Short: each screen and the states with parts of their own, alternately in
 * English and Arabic. With LONG every screen and state that has a picture, in both languages; `every-page.e2e.ts` adds
 * the rows of the route table.
 */
import type { Browser, BrowserContext } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { answerConsentBefore, expect, logInAs, test, whenHydrated } from '../support/portal.ts'
import { addressIn } from '../support/screens.ts'
import { isSecondRun } from '../support/second-run.ts'
import { addressesOf } from '../tools/lib/addresses.mjs'
import type { Portal } from '../tools/lib/portal.mjs'
import { closePage } from '../tools/lib/shot-steps.mjs'
import { type Shot, shots } from '../tools/lib/shots.mjs'

const isLong = Boolean(process.env['LONG'])
const languages = ['en', 'ar'] as const

interface Visit {
  shot: Shot
  lang: string
}
const named = (wanted: string): Visit[] => {
  const [name, tenant, lang = ''] = wanted.split(' ')
  return shots
    .filter((shot) => shot.name === name && (shot.tenant ?? 'riwaq') === tenant)
    .map((shot) => ({ shot, lang }))
}
/** A third of them in the first run, the others in the second. */
const sample = [
  'home riwaq en',
  'home nour ar',
  'album riwaq en',
  'artist riwaq ar',
  'article riwaq ar',
  'login riwaq en',
  'provider-wrong riwaq en',
  'not-found riwaq ar',
  'menu-guest riwaq en',
  'dialog-ways riwaq ar',
  'favorites-full riwaq en',
  'playing riwaq ar',
  'consent riwaq en',
  'dialog-consent riwaq ar',
  'profile-seen riwaq en',
  'dialog-parental-change riwaq ar',
  'parental riwaq ar',
  'dialog-delete-account riwaq en',
]
  .filter((_, at) => at % 3 > 0 === isSecondRun)
  .flatMap(named)
const isOwnPage = ({ fullPage, sizes, forced }: Shot) => !fullPage && !sizes && !forced
const allShots = languages.flatMap((lang) => shots.filter(isOwnPage).map((shot) => ({ shot, lang })))

/**
 * A signed-in user keeps one browser context and so one session; guests, and tests that log out, get a new one each
 * time.
 */
const groupsOf = (visits: readonly Visit[]): Visit[][] => {
  const groups = new Map<string, Visit[]>()
  for (const [at, visit] of visits.entries()) {
    const { as, tenant = 'riwaq', unanswered, leaves } = visit.shot
    const group = as && !unanswered && !leaves ? `${as} ${tenant}` : String(at)
    groups.set(group, [...(groups.get(group) ?? []), visit])
  }
  return [...groups.values()]
}

type Found = [string, string[]][]

const visitShot = async (context: BrowserContext, portal: Portal, { shot, lang }: Visit) => {
  const { tenant = 'riwaq', path, foreign, steps } = shot
  const origin = portal.origin(tenant)
  const page = await context.newPage()
  try {
    const address = await addressesOf(portal)(tenant, path)
    await page.goto(foreign ? origin + path : addressIn(origin, lang, address))
    if (!foreign) await whenHydrated(page)
    await steps?.(page, { ...shot, tenant, lang, portal, host: `${tenant}.localhost` })
    // Between two screens there is a moment without one.
    await page.locator('h1').first().waitFor({ state: 'attached' })
    return await violationsOf(page)
  } catch (problem) {
    return [`could not be reached: ${String(problem)}`]
  } finally {
    await context.setOffline(false)
    await closePage(page)
  }
}

const visitAll = async (browser: Browser, portal: Portal, visits: readonly Visit[]): Promise<Found> => {
  const [{ shot: first }] = visits as [Visit]
  const { tenant = 'riwaq', agent, as } = first
  const context = await browser.newContext({
    baseURL: portal.origin(tenant),
    // Only offline states need the worker, which fetches the full shell for each new context.
    serviceWorkers: isLong ? 'allow' : 'block',
    ...(agent ? { userAgent: agent } : {}),
  })
  // What a state plays is generated on the cores that axe occupies, and the long run has all of it to generate.
  const timeoutMs = isLong ? 180_000 : 30_000
  context.setDefaultTimeout(timeoutMs)
  context.setDefaultNavigationTimeout(timeoutMs)
  if (!first.unanswered) await answerConsentBefore(context)
  if (as) {
    const page = await context.newPage()
    await logInAs(page, as, '/', tenant)
    await page.close()
  }
  const found: Found = []
  for (const visit of visits) {
    const what = `${visit.shot.name} of ${tenant} in ${visit.lang}`
    const rules = await visitShot(context, portal, visit)
    if (isLong) console.log(what, rules)
    found.push([what, rules])
  }
  await context.close()
  return found
}

const broken = (found: Found) => found.filter(([, rules]) => rules.length > 0)

/** So few in one test that a slow machine has time for them. */
const inParts = (groups: readonly Visit[][]): Visit[][][] =>
  groups.length > 4 ? [groups.slice(0, 4), ...inParts(groups.slice(4))] : [[...groups]]

test.describe('axe finds no violations in both themes,', () => {
  test.describe.configure({ mode: 'parallel' })
  for (const groups of inParts(groupsOf(isLong ? allShots : sample))) {
    const names = new Set(
      groups.flat().map(({ shot, lang }) => `${shot.name} (${shot.tenant ?? 'riwaq'}, ${lang})`),
    )
    test(`of ${[...names].join(', ')}`, async ({ browser, portal }) => {
      if (isLong) test.setTimeout(3_600_000)
      const found: Found = []
      for (const visits of groups) found.push(...(await visitAll(browser, portal, visits)))
      expect(broken(found)).toEqual([])
    })
  }
})
