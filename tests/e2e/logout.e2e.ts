/** A logout deletes all data of the user from the device: checked in the browser's storage, before and after. */
import type { BrowserContext, Page } from '@playwright/test'
import { browserStorageText, readBrowserStorage } from '../support/browser-storage.ts'
import {
  expect,
  logInAs,
  test,
  whenHydrated,
  whenControlled,
  whenSignedIn,
  whenShown,
} from '../support/portal.ts'
import { type PersonalData, tooShort, readPersonalData, personalDataIn } from '../support/personal-data.ts'
import { inSecondRun } from '../support/second-run.ts'

test.use({ serviceWorkers: 'allow' })

const seen = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true }).first()
const likeButton = (page: Page) => seen(page, /^Like: /)
const corner = (page: Page) => page.getByRole('button', { name: 'Account and settings' })

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account: / }).click()
  const back = page.waitForRequest(/\/login\/logged-out/)
  await page.getByRole('button', { name: 'Sign out' }).click()
  // A song was played: its queue would be lost.
  const question = page.getByRole('dialog', { name: 'Sign out' })
  await expect(question.getByRole('alert')).toContainText('Queue: ')
  await question.getByRole('button', { name: 'Sign out anyway' }).click()
  await back
  await whenHydrated(page)
  await expect(corner(page)).toBeVisible()
}
/** One of the favourites that the demo gave its first user. */
const openFavourite = async (page: Page) => {
  await page.goto('/favorites')
  await whenHydrated(page)
  await seen(page, 'Albums').click()
  await page.locator('main a[href*="/music/albums/"]').filter({ visible: true }).first().click()
  await whenShown(page, /^\/music\/albums\//)
  return new URL(page.url()).pathname
}

const whoIsLeft = async (tab: Page, context: BrowserContext, person: PersonalData) =>
  personalDataIn(await browserStorageText(tab, context), person)
const personal = /^(queries:riwaq:|outbox|player|session)/
const personalDatabases = async (tab: Page) => {
  const { databases } = await readBrowserStorage(tab)
  return databases.map(({ name }) => name).filter((name) => personal.test(name))
}

/** Another tab may hold a transaction: a table that cannot be cleared is deleted, and so is everything else. */
const refuseToEmpty = (page: Page, kind: string) =>
  page.evaluate((kind) => {
    const transaction = IDBDatabase.prototype.transaction
    IDBDatabase.prototype.transaction = function (...args) {
      // Only the clearing code opens several tables at once.
      if (this.name.startsWith(kind) && Array.isArray(args[0]))
        throw new DOMException('not now', 'InvalidStateError')
      return Reflect.apply(transaction, this, args)
    }
  }, kind)

test('after a logout browser storage holds nothing of the user, not even in names, and the next user on the device sees none of their data', async ({
  page,
  context,
}) => {
  await logInAs(page, 'omar')
  await whenControlled(page)
  const album = await openFavourite(page)
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Pause', exact: true }).first()).toBeVisible()
  await page.goto('/profile/manage')
  await expect(page.getByText('This device')).toBeVisible()
  await page.goto('/favorites')
  await seen(page, 'Albums').click()
  await expect(likeButton(page)).toBeVisible()
  const person = await readPersonalData(page, context)
  expect(tooShort(person)).toEqual([])
  expect(await browserStorageText(page, context)).toContain(person.email)
  const names = await personalDatabases(page)
  expect(names.map((name) => name.split(':')[0]).sort()).toEqual(['outbox', 'player', 'queries'])
  expect(names.filter((name) => name.includes(person.userId))).toEqual([])

  const other = await context.newPage()
  await other.goto('/favorites')
  await whenSignedIn(other)
  await refuseToEmpty(page, 'player:')
  await refuseToEmpty(other, 'player:')
  await logOut(page)
  await expect(corner(other)).toBeVisible()
  await expect(other.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  for (const tab of [page, other]) {
    // First, because opening a database that is about to be deleted waits until it is deleted.
    await expect.poll(() => personalDatabases(tab)).toEqual([])
    expect(await whoIsLeft(tab, context, person)).toEqual([])
  }

  await logInAs(page, 'lina', album)
  await expect(likeButton(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('region', { name: 'Player' })).toHaveCount(0)
  await whenSignedIn(other)
  await seen(other, 'Albums').click()
  await expect(other.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
  await expect(likeButton(other)).toHaveCount(0)
  expect(await whoIsLeft(page, context, person)).toEqual([])
})

test(
  'a session found ended at the next start leaves no more viewed data than a logout does',
  inSecondRun,
  async ({ page, context }) => {
    await logInAs(page, 'omar')
    await whenControlled(page)
    await page.goto('/favorites')
    await whenSignedIn(page)
    await page.goto('/')
    await whenSignedIn(page)
    const cachedPages = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.includes('-pages-'))
        const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return cached.flat().map(({ url }) => new URL(url).pathname)
      })
    await expect.poll(cachedPages).toContain('/favorites')
    await context.route('**/security/token/refresh', (route) =>
      route.fulfill({
        status: 401,
        json: { status: 401, error: 'TOKEN_REUSED', i18Message: 'x', requestId: 'r' },
      }),
    )
    await context.clearCookies({ name: 'user-token' })
    await page.reload()
    await whenHydrated(page)
    await expect(corner(page)).toBeVisible()
    // A call sent before the end was known is refused, and reloads the page [ERR-24].
    await expect(async () => expect(await cachedPages()).not.toContain('/favorites')).toPass()
  },
)
