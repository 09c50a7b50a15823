/** Local storage that was tampered with or corrupted: the portal works whatever it contains. */
import type { Page } from '@playwright/test'
import { ceilingCookie } from '../../src/contract/cookies.ts'
import { readBrowserStorage } from '../support/browser-storage.ts'
import { expect, logInAs, test, whenHydrated, whenShown } from '../support/portal.ts'

test.use({ serviceWorkers: 'allow' })

/** How a record is bent; each is a function of the page. */
const tamperings = ['gone', 'text', 'empty', 'nonsense', 'list', 'torn', 'future', 'foreign'] as const
type Tampering = (typeof tamperings)[number]

/** Corrupts every cached answer of every database of the page; returns their number. */
const bendAnswers = (page: Page, tampering: Tampering) =>
  page.evaluate(async (how) => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.addEventListener('success', () => done(request.result))
        request.addEventListener('error', () => fail(request.error ?? new Error('not written')))
      })
    /** Every list becomes an object and every text a number, at every depth. */
    const tear = (value: unknown): unknown =>
      Array.isArray(value)
        ? { ...value.map(tear) }
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tear(inner)]))
          : typeof value === 'string'
            ? value.length
            : value
    interface StoredRecord {
      state: { data: unknown; dataUpdatedAt: number }
    }
    const later = Date.now() + 400 * 24 * 3600_000
    const withData = (record: StoredRecord, data: unknown, dataUpdatedAt = Date.now()) => ({
      ...record,
      state: { ...record.state, data, dataUpdatedAt },
    })
    const bend: Record<string, (record: StoredRecord) => unknown> = {
      gone: (record) => ({ ...record, state: null }),
      text: () => 'nonsense',
      empty: () => ({}),
      nonsense: (record) => withData(record, { nonsense: true }),
      list: (record) => withData(record, []),
      torn: (record) => withData(record, tear(record.state.data)),
      future: (record) => withData(record, { nonsense: true }, later),
      foreign: (record) =>
        withData(record, { pages: 7, pageParams: null, entries: [{}], substructure: [{}], data: {} }),
    }
    let count = 0
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('queries:')) continue
      const database = await ended(indexedDB.open(name))
      const store = database.transaction('queries', 'readwrite').objectStore('queries')
      const [keys, values] = [
        await ended(store.getAllKeys()),
        (await ended(store.getAll())) as StoredRecord[],
      ]
      for (const [at, key] of keys.entries()) {
        const value = values[at]
        if (value) await ended(store.put(bend[how]?.(value), key))
        count++
      }
      database.close()
    }
    return count
  }, tampering)

/** Not the session and not the consent: only what a visit stores for the next one. */
const bendStorage = (page: Page, text: string) =>
  page.evaluate((written) => {
    const names = Object.keys(localStorage)
    for (const name of names) localStorage.setItem(name, written)
    for (const name of ['recentSearch', 'currentTrackTime']) localStorage.setItem(name, written)
    for (const name of Object.keys(sessionStorage)) sessionStorage.setItem(name, written)
    return names
  }, text)

/** The page that is left may be in the document together with the next one for a moment. */
const heading = (page: Page) => page.locator('main h1').filter({ visible: true }).last()
/** The page shows what it is about, and no page of errors. */
const expectHealthy = async (page: Page, problems: readonly string[], where: string) => {
  await expect(heading(page)).toBeVisible()
  expect([where, await page.getByRole('main').getByRole('alert').filter({ visible: true }).count()]).toEqual([
    where,
    0,
  ])
  expect([where, problems]).toEqual([where, []])
}
const toMusic = (page: Page) =>
  page.getByRole('navigation').locator('a[href$="/music/list"]').filter({ visible: true }).first()
const toAlbum = (page: Page) =>
  page.locator('main a[href*="/music/albums/"]').filter({ visible: true }).first()

/** Opens sections whose answers are cached. */
const openPages = async (page: Page, problems: readonly string[], where: string) => {
  await whenHydrated(page)
  await expectHealthy(page, problems, `${where}: home`)
  await toMusic(page).click()
  await whenShown(page, /^\/music\/list$/)
  await expect(toAlbum(page)).toBeVisible()
  await expectHealthy(page, problems, `${where}: music`)
  await toAlbum(page).click()
  await whenShown(page, /^\/music\/albums\//)
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first(),
  ).toBeVisible()
  await expectHealthy(page, problems, `${where}: album`)
}

const countAnswers = async (page: Page) =>
  (await readBrowserStorage(page)).databases
    .filter(({ name }) => name.startsWith('queries:'))
    .flatMap(({ rows }) => rows.flatMap(({ keys }) => keys)).length

test('malformed cached answers are dropped one by one: every screen shows fresh data and caches it again', async ({
  page,
  problems,
}) => {
  await logInAs(page, 'maya')
  await openPages(page, problems, 'before')
  for (const tampering of tamperings) {
    await expect.poll(() => countAnswers(page)).toBeGreaterThan(4)
    expect(await bendAnswers(page, tampering)).toBeGreaterThan(4)
    await page.goto('/')
    await openPages(page, problems, tampering)
    await page.goto('/favorites')
    await whenHydrated(page)
    await expectHealthy(page, problems, `${tampering}: favourites`)
  }
})

const texts = ['', '{', 'null', '7', '[]', '{"a":1}', '[null,7,{},["x"]]', '"\\u0000"', 'x'.repeat(50_000)]

test('with any content in local storage the next visit starts and searches', async ({ page, problems }) => {
  await page.goto('/search?q=light')
  await whenHydrated(page)
  for (const text of texts) {
    await bendStorage(page, text)
    await page.goto('/')
    await whenHydrated(page)
    await expectHealthy(page, problems, `${text.slice(0, 20)}: home`)
    await page.goto('/search')
    await whenHydrated(page)
    await expectHealthy(page, problems, `${text.slice(0, 20)}: search`)
    const field = page.getByRole('combobox', { name: 'Search' })
    await field.fill('light')
    await field.press('Enter')
    await expect(page.getByRole('main').getByRole('link', { name: /light/i }).first()).toBeVisible()
    await expectHealthy(page, problems, `${text.slice(0, 20)}: found`)
  }
})

/** Written once the page is quiet. */
const countBootSets = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('boot:')).length)

test('malformed boot queries of an empty page are requested again', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  // With a ceiling the host sends no more than the empty page.
  await context.addCookies([{ name: ceilingCookie.name, value: '60', url: baseURL ?? '' }])
  await page.goto('/')
  await whenHydrated(page)
  const bent = [
    { nonsense: true },
    { substructure: [{}], data: {} },
    [],
    'text',
    { 'structure.more': { a: 1 } },
  ]
  for (const data of bent) {
    await expect.poll(() => countBootSets(page)).toBe(1)
    await page.evaluate((wrong) => {
      const names = Object.keys(localStorage).filter((name) => name.startsWith('boot:'))
      for (const name of names) {
        const stored = JSON.parse(localStorage.getItem(name) ?? '{}') as {
          clientState: { queries: { state: { data: unknown } }[] }
        }
        for (const query of stored.clientState.queries) query.state.data = wrong
        localStorage.setItem(name, JSON.stringify(stored))
      }
    }, data)
    await page.reload()
    await openPages(page, problems, JSON.stringify(data))
    await page.goto('/')
    await whenHydrated(page)
  }
})

test('tampered recent searches are shown as text, five at most, and each leads to a search', async ({
  page,
}) => {
  const written = [
    '<img src=x onerror=alert(1)>',
    'a'.repeat(5_000),
    '  ',
    7,
    null,
    {},
    'light',
    '{{brand}}',
    '</b>',
  ]
  await page.goto('/search')
  await whenHydrated(page)
  await page.evaluate((list) => localStorage.setItem('recentSearch', JSON.stringify(list)), written)
  await page.reload()
  await whenHydrated(page)
  const recent = page.getByRole('main').getByRole('button', { name: /^Remove / })
  await expect(recent).toHaveCount(5)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  const rows = page.getByRole('main').getByRole('grid').getByRole('row', { name: 'Recent searches' })
  const words = await rows.getByRole('button').allInnerTexts()
  const picks = words.filter(Boolean).map((word) => word.slice(0, 40))
  expect(picks).toEqual(['</b>', '{{brand}}', 'light', 'a'.repeat(40), '<img src=x onerror=alert(1)>'])
  await rows.getByRole('button', { name: 'light', exact: true }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /light/i }).first()).toBeVisible()
})
