/** Pages that were seen, and that are another one or none at the next visit. */
import type { Page } from '@playwright/test'
import { isPageCached, openAndCachePage, reloadOffline } from '../support/cached-page.ts'
import { expect, testOnOwnPortal, whenShown } from '../support/portal.ts'
import { screensOf } from '../support/screens.ts'
import { changeStoreWhileStopped } from '../support/while-stopped.ts'
import type { Portal } from '../tools/lib/portal.mjs'

/** An album is removed and home is reversed: later tests would not find either. */
const test = testOnOwnPortal()
test.use({ serviceWorkers: 'allow' })

/** Long enough after the first visit for page and browser to request every cached answer again. */
const later = async (page: Page) => {
  await page.clock.setFixedTime(Date.now() + 10 * 60_000)
  // A browser whose requests are intercepted has no HTTP cache.
  await page.route('**/api/**', (route) => route.continue())
}
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('a withdrawn album leaves the cache: its cached page shows that it is gone, and the next load is the 404 page', async ({
  page,
  portal,
  context,
}) => {
  const { album = '' } = await screensOf(portal)
  const id = album.split('/').at(-1) ?? ''
  await openAndCachePage(page, album)
  const title = await heading(page).innerText()
  await changeStoreWhileStopped(portal, 'riwaq', ({ db, tenant }) =>
    db.deleteFrom('item').where('tenant', '=', tenant).where('id', '=', id).execute(),
  )
  // Offline it shows what was seen last.
  await reloadOffline(page)
  await expect(heading(page)).toHaveText(title)
  await context.setOffline(false)

  await later(page)
  await page.reload()
  await expect(heading(page)).toHaveText('Page not found')
  await expect(page.getByRole('main').getByRole('button', { name: 'Play', exact: true })).toHaveCount(0)
  // The worker is set offline separately.
  await expect.poll(() => isPageCached(page)).toBe(false)
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith(album)),
    page.reload(),
  ])
  expect(answer.status()).toBe(404)
  await expect(heading(page)).toHaveText('Page not found')
})

interface Tree {
  substructure: { name: string }[]
}
/** An editor moves the last block to the top. */
const turnHome = (portal: Portal) =>
  changeStoreWhileStopped(portal, 'riwaq', async ({ db, tenant }) => {
    const home = () => db.selectFrom('structure').where('tenant', '=', tenant).where('name', '=', 'home')
    const row = await home().select('tree').executeTakeFirstOrThrow()
    const tree = row.tree as Tree
    const blocks = [...tree.substructure.slice(-1), ...tree.substructure.slice(0, -1)]
    await db
      .updateTable('structure')
      .set({ tree: JSON.stringify({ ...tree, substructure: blocks }) })
      .where('tenant', '=', tenant)
      .where('name', '=', 'home')
      .execute()
  })
/** Each block on screen, from the top; personal ones arrive late. */
const blocksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-type]')]
      .filter((block) => block.checkVisibility())
      .map(({ dataset, textContent }) => [
        dataset.type,
        dataset.type === 'shelf' && textContent.slice(0, 20),
      ]),
  )
const turned = <T>(blocks: T[]) => [...blocks.slice(-1), ...blocks.slice(0, -1)]
const news = (page: Page) => page.getByRole('button', { name: 'This page has been updated' })
const statusWithText = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Home from the device's cache, with another one already fetched. */
const openOld = async (page: Page, portal: Portal) => {
  await openAndCachePage(page, '/')
  const seen = await blocksOf(page)
  await turnHome(portal)
  await later(page)
  await page.reload()
  await expect(news(page)).toBeVisible()
  expect(await blocksOf(page)).toEqual(seen)
  return seen
}

test('an edited home page stays as it is on screen, shows an update notice, and scrolls to the top with the new content on request', async ({
  page,
  portal,
}) => {
  const seen = await openOld(page, portal)
  await expect(statusWithText(page, 'This page has been updated')).toHaveCount(1)
  const marked = page.locator('main [data-type=shelf]').nth(1)
  await marked.scrollIntoViewIfNeeded()
  await marked.evaluate((element) => element.classList.add('marked'))
  await news(page).click()
  await expect(news(page)).toHaveCount(0)
  expect(await blocksOf(page)).toEqual(turned(seen))
  expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'main'])
  await expect(statusWithText(page, 'the latest version of this page')).toHaveCount(1)
  // A block that only moved is not rendered again.
  await expect(page.locator('main .marked')).toHaveCount(1)
})

test('a dismissed update appears on the next visit to the page', async ({ page, portal }) => {
  const seen = await openOld(page, portal)
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Library' }).click()
  await whenShown(page, /^\/favorites$/)
  await page.goBack()
  await whenShown(page, /^\/$/)
  expect(await blocksOf(page)).toEqual(turned(seen))
  await expect(news(page)).toHaveCount(0)
})

test('a dismissed update appears after a visit to another page', async ({ page, portal }) => {
  const seen = await openOld(page, portal)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(news(page)).toHaveCount(0)
  expect(await blocksOf(page)).toEqual(turned(seen))
})
