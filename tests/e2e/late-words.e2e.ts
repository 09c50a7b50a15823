/** Locale files that load late or never: content waits for them and renders once, and a page continues without them. */
import type { Page } from '@playwright/test'
import { alternateThemeCookie } from '../../src/contract/cookies.ts'
import { fetchJson, lastSegmentOf, firstLinkedPathOn } from '../support/backend-content.ts'
import { markAsJustReloaded, blockChunks } from '../support/blocked-chunks.ts'
import { expect, test, whenHydrated, whenShown } from '../support/portal.ts'
import { searchField } from '../support/search-page.ts'
import { recordLayoutShifts, layoutShiftsOf } from '../support/layout-shifts.ts'

const holdWords = async (page: Page) => {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/assets/words-en-*.js', async (route) => {
    await held
    await route.continue()
  })
  await recordLayoutShifts(page)
  return { letGo: release, wordsRequest: page.waitForRequest('**/assets/words-en-*.js') }
}
/** The file of the small parts that the page loads late: the offers, the notices, what is for you. */
const smallParts = 'page-late'
/** The code of a part is here, and what it makes of it was drawn. */
const whenDrawn = async (page: Page, part: string) => {
  await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((file) => file.name.includes(`/${name}-`)),
    part,
  )
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))),
  )
}

test('the stale content notice appears together with its translation and shifts nothing', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  const { letGo: release, wordsRequest } = await holdWords(page)
  await page.goto('/en')
  await whenHydrated(page)
  await wordsRequest
  await whenDrawn(page, smallParts)
  const note = page.getByText('You’re offline.')
  expect(await layoutShiftsOf(page)).toEqual([])
  release()
  await expect(note).toBeVisible()
  expect(await layoutShiftsOf(page)).toEqual([])
})

test('the article typography sheet names the other theme in either theme', async ({ page, portal }) => {
  await page.addInitScript((name) => {
    document.cookie = `${name}=1;path=/`
  }, alternateThemeCookie.name)
  const { letGo: release, wordsRequest } = await holdWords(page)
  await page.goto(await firstLinkedPathOn(portal, '/articles/culture', 'article'))
  await whenHydrated(page)
  await wordsRequest
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Text size and background' }).click()
  await expect(page.getByRole('button', { name: 'Light background' })).toBeVisible()
  release()
})

/** Elements without an accessible name: a screen reader only announces their role, and a sighted user sees a gap. */
const nameless = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, a[href], button, dt, p)')]
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden=true]'),
      )
      .filter((one) => !(one.getAttribute('aria-label') ?? one.textContent).trim())
      .map((one) => one.outerHTML.slice(0, 120)),
  )
for (const { what, path, part } of [
  { what: 'home', path: '/en', part: smallParts },
  { what: 'the settings', path: '/en/main/settings', part: 'SettingsPanel' },
  { what: 'the plans', path: '/en/subscription', part: 'Plans' },
])
  test(`while translations load nothing in ${what} is shown without its label`, async ({ page }) => {
    const { letGo: release, wordsRequest } = await holdWords(page)
    await page.goto(path)
    await whenHydrated(page)
    await wordsRequest
    await whenDrawn(page, part)
    expect(await nameless(page)).toEqual([])
    release()
    await expect.poll(() => page.getByRole('main').locator('[aria-busy=true]').count()).toBe(0)
    expect(await nameless(page)).toEqual([])
  })

test('while translations load the related songs of a song are not shown', async ({ page, portal }) => {
  const album = lastSegmentOf(await firstLinkedPathOn(portal, '/', 'album'))
  const { tracks } = await fetchJson<{ tracks: { id: string }[] }>(portal, `content/albums/${album}`)
  const { letGo: release, wordsRequest } = await holdWords(page)
  const answered = page.waitForResponse('**/content/albums/**')
  await page.goto(`/en/music/tracks/${tracks[1]?.id}`)
  await whenHydrated(page)
  await wordsRequest
  await (await answered).finished()
  await whenDrawn(page, 'index')
  expect(await nameless(page)).toEqual([])
  release()
  await expect(page.getByRole('list', { name: 'Songs' }).getByRole('listitem')).toHaveCount(tracks.length)
})

test.describe('with the consent banner open', () => {
  test.use({ hasAnswered: false })
  test('it appears together with its translation and shifts nothing', async ({ page }) => {
    const { letGo: release, wordsRequest } = await holdWords(page)
    await page.goto('/en')
    await whenHydrated(page)
    await wordsRequest
    await whenDrawn(page, smallParts)
    await expect(page.locator('aside h2')).toHaveCount(0)
    release()
    await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toHaveText(/./)
    expect(await layoutShiftsOf(page)).toEqual([])
  })
})

test('translations that fail to load are logged and skipped, and the page uses those of the document [LANG-41]', async ({
  page,
}) => {
  await markAsJustReloaded(page, '/ar', '/ar/impressum')
  await blockChunks(page, 'words-ar')
  const warning = page.waitForEvent('console', (line) =>
    line.text().startsWith('error loading language ar: core'),
  )
  await page.goto('/ar')
  expect((await warning).type()).toBe('warning')
  await whenHydrated(page)
  await page.getByRole('contentinfo').locator('a[href="/ar/impressum"]').click()
  await whenShown(page, /^\/impressum$/)
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(
    /\p{Script=Arabic}/u,
  )
})

test('a missing translation is warned of once, and its key is shown without an error [LANG-42]', async ({
  page,
  portal,
  problems,
}) => {
  await page.route('**/assets/words-en-*.js', async (route) => {
    const { pathname } = new URL(route.request().url())
    const { body: words } = await portal.get(pathname, 'riwaq.localhost')
    const less = words.replace('noMatch:', 'noMatchAnyMore:')
    expect(less).not.toBe(words)
    await route.fulfill({ contentType: 'text/javascript', body: less })
  })
  const warning: string[] = []
  page.on('console', (line) => line.type() === 'warning' && warning.push(line.text()))
  await page.goto('/en/search')
  await whenHydrated(page)
  for (const text of ['qqxxzzvvww', 'wwvvzzxxqq']) {
    await searchField(page).fill(text)
    await expect(page.getByRole('main').getByRole('status')).toHaveText('noMatch')
    await expect(page.getByText(text, { exact: false }).first()).toBeVisible()
  }
  expect(warning.filter((line) => line.startsWith('no words'))).toEqual(["no words for 'noMatch' in en"])
  expect(problems).toEqual([])
})
