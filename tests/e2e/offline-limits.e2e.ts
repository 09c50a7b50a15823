/** Features that do not work offline explain it without a layout shift, and offer what does work. */
import type { Page } from '@playwright/test'
import type { Portal } from '../tools/lib/portal.mjs'
import { firstLinkedPathOn } from '../support/backend-content.ts'
import { violationsOf } from '../support/axe.ts'
import { openAndCachePage, whenAllChunksAreCached } from '../support/cached-page.ts'
import { expect, logInAs, test, whenHydrated, whenShown } from '../support/portal.ts'
import { inSecondRun } from '../support/second-run.ts'

test.use({ serviceWorkers: 'allow' })

/** Its page, and the item in the list of what was seen on this device. */
const openAlbum = async (page: Page, portal: Portal) => {
  const path = await firstLinkedPathOn(portal, '/music/albums', 'album')
  await openAndCachePage(page, path)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const noted = page.getByRole('main').getByRole('link').filter({ hasText: title }).first()
  await expect(async () => {
    await page.goto('/history')
    await expect(noted).toBeVisible()
  }).toPass()
  return { path, title }
}

test('an uncached page explains offline that it needs a connection, and suggests available pages, which open', async ({
  page,
  context,
  portal,
}) => {
  const { path, title } = await openAlbum(page, portal)
  await whenAllChunksAreCached(page)
  await context.setOffline(true)
  await page.goto('/music/playlists')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t available offline')
  const offered = page.getByRole('list', { name: 'You can open these offline' }).getByRole('link')
  await expect(offered).toHaveCount(1)
  await offered.click()
  await whenShown(page, /\/music\/albums\//)
  expect(new URL(page.url()).pathname).toBe(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
})

test(
  'a page cached in another language is offered in it with other viewed pages, without a reload',
  inSecondRun,
  async ({ page, context, portal }) => {
    const { path, title } = await openAlbum(page, portal)
    await whenAllChunksAreCached(page)
    await context.setOffline(true)
    await page.goto(`/fr${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Cette page n’est pas disponible hors ligne',
    )
    const offered = page
      .getByRole('list', { name: 'Vous pouvez ouvrir ces contenus hors ligne' })
      .getByRole('link')
    await expect(offered).toHaveCount(1)
    await expect(offered).toHaveAttribute('href', path)
    await expect(offered).toContainText('anglais')
    await page.evaluate(() => (document.documentElement.dataset['stays'] = 'true'))
    await page.getByRole('link', { name: 'Ouvrir en anglais' }).click()
    await whenShown(page, /^\/music\/albums\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.locator('html')).toHaveAttribute('data-stays', 'true')
  },
)

test('unavailable items are dimmed and labelled offline; one tap hides them, and nothing moves on reconnect', async ({
  page,
  context,
  portal,
}) => {
  const { path } = await openAlbum(page, portal)
  await openAndCachePage(page, '/music/albums')
  await context.setOffline(true)
  const cards = page.getByRole('main').locator('li > a[href*="/music/albums/"]')
  const opened = cards.and(page.locator(`[href="${path}"]`)).first()
  const never = cards.and(page.locator(`:not([href="${path}"])`)).first()
  await expect(never).toHaveAccessibleDescription('Not available offline')
  await expect(opened).toHaveAccessibleDescription('')
  expect(await violationsOf(page)).toEqual([])
  const only = page.getByRole('button', { name: 'Show only what’s available' })
  await expect(only).toHaveAttribute('aria-pressed', 'false')
  await only.click()
  await expect(never).toBeHidden()
  await expect(opened).toBeVisible()
  // The setting lasts over pages: the next one starts without unavailable entries.
  await opened.click()
  await whenShown(page, /\/music\/albums\//)
  await page.goBack()
  await whenShown(page, /\/music\/albums$/)
  await expect(opened).toBeVisible()
  await expect(never).toBeHidden()
  const place = await opened.boundingBox()
  await context.setOffline(false)
  const all = page.getByRole('button', { name: /show everything/i })
  await expect(all).toBeVisible()
  await expect(only).toBeHidden()
  expect(await opened.boundingBox()).toEqual(place)
  await all.click()
  await expect(never).toBeVisible()
  await expect(never).toHaveAccessibleDescription('')
  await expect(all).toBeHidden()
})

test('offline the main action of a page, the login and the rest of a list are shown as unavailable', async ({
  page,
  context,
}) => {
  await openAndCachePage(page, '/articles')
  await openAndCachePage(page, '/')
  const main = page.getByRole('main')
  const play = main.getByRole('button', { name: 'Play', exact: true }).first()
  const signIn = main.locator('a[href*="/user/login"]').first()
  for (const control of [play, signIn]) await expect(control).toHaveAccessibleDescription('')
  await context.setOffline(true)
  for (const control of [play, signIn])
    await expect(control).toHaveAccessibleDescription('Not available offline')
  await page.goto('/articles')
  await whenHydrated(page)
  const more = page.getByRole('button', { name: 'Show more' })
  await expect(more).toHaveAccessibleDescription('Not available offline')
  // At the very end of the scrolled page: no toast covers it.
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const note = await page.getByText('You’re offline.').boundingBox()
  const link = await last.boundingBox()
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan(note?.y ?? 0)
  await context.setOffline(false)
  await expect(more).toHaveAccessibleDescription('')
})

test(
  'a song that is not on this device is dimmed in its list, and Play moves to the available ones',
  inSecondRun,
  async ({ page, context, portal }) => {
    await openAndCachePage(page, await firstLinkedPathOn(portal, '/music/albums', 'album'))
    const song = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('button', { name: /^Play / })
      .first()
    const all = page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first()
    for (const button of [song, all]) await expect(button).toHaveAccessibleDescription('')
    await context.setOffline(true)
    for (const button of [song, all])
      await expect(button).toHaveAccessibleDescription('Not available offline')
    await expect(all).toHaveCSS('filter', 'grayscale(1)')
    await context.setOffline(false)
    for (const button of [song, all]) await expect(button).toHaveAccessibleDescription('')
    await expect(all).toHaveCSS('opacity', '1')
  },
)

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })
  test(
    'the offline notice is as wide as its text, and a later filter option shifts nothing',
    inSecondRun,
    async ({ page, context }) => {
      await logInAs(page, 'lina')
      await openAndCachePage(page, '/')
      await page.clock.install()
      await context.setOffline(true)
      const note = page.locator('[data-longest]')
      await expect(note).toBeVisible()
      const before = await note.boundingBox()
      expect(before?.width).toBeLessThan(320)
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Like: / })
        .filter({ visible: true })
        .first()
        .click()
      await expect(page.getByRole('link', { name: /waiting/ })).toBeVisible()
      expect(await note.boundingBox()).toEqual(before)
      await page.clock.runFor(23 * 60_000)
      await expect(note).toContainText('minutes ago')
      expect(await note.boundingBox()).toEqual(before)
      await context.setOffline(false)
    },
  )
})
