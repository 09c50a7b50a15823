/**
 * Chunks or pictures of a running page that do not load: the page stays, names what is missing, and shows it once it
 * loads.
 */
import type { Page } from '@playwright/test'
import { recordDocumentRequests } from '../support/document-requests.ts'
import { firstLinkedPathOn } from '../support/backend-content.ts'
import { markAsJustReloaded, blockChunks } from '../support/blocked-chunks.ts'
import { expect, logInAs, test, whenHydrated } from '../support/portal.ts'

const play = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first()

test('a guest’s Play whose dialog chunk fails shows an error, leaves no history entry, and can be retried', async ({
  page,
  portal,
}) => {
  const album = await firstLinkedPathOn(portal, '/', 'album')
  await markAsJustReloaded(page, album)
  const unblock = await blockChunks(page, 'DialogHost')
  const opened = recordDocumentRequests(page)
  await page.goto(album)
  await whenHydrated(page)
  const failed = page.getByRole('status').filter({ hasText: 'Part of this page didn’t load' })
  const dialog = page.getByRole('dialog')
  const depth = () => page.evaluate(() => history.state?.dialogs ?? 0)
  await play(page).click()
  await expect(failed).toBeVisible()
  await expect.poll(depth).toBe(0)
  // Another tap requests it again and gets the same answer.
  await failed.getByRole('button', { name: 'Dismiss' }).click()
  await expect(failed).toBeHidden()
  await play(page).click()
  await expect(failed).toBeVisible()
  await expect.poll(depth).toBe(0)
  await unblock()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await depth()).toBe(1)
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(opened).toEqual([album])
})

test('a dialog whose styles fail is not shown without them, and opens styled on the next attempt', async ({
  page,
  portal,
}) => {
  const album = await firstLinkedPathOn(portal, '/', 'album')
  await markAsJustReloaded(page, album)
  const styles = /\/assets\/DialogHost-.*\.css$/
  await page.route(styles, (route) => route.abort())
  await page.goto(album)
  await whenHydrated(page)
  await play(page).click()
  const failed = page.getByRole('status').filter({ hasText: 'Part of this page didn’t load' })
  await expect(failed).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute(styles)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''))
  expect((await sheets()).filter((href) => styles.test(href))).toHaveLength(1)
})

test('music keeps playing when the player controls fail to load, and they appear once online', async ({
  page,
  context,
  portal,
}) => {
  const album = await firstLinkedPathOn(portal, '/', 'album')
  await logInAs(page, 'lina', album)
  const unblock = await blockChunks(page, 'PlayerAndQueue')
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/PlayerAndQueue-'))
  const opened = recordDocumentRequests(page)
  const sounds = () => page.evaluate(() => navigator.mediaSession.playbackState)
  await play(page).click()
  await lost
  await expect.poll(sounds).toBe('playing')
  const player = page.getByRole('region', { name: 'Player' })
  await expect(player).toBeHidden()
  await unblock()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(opened).toEqual([])
})

test('an account menu whose chunk fails leads to the login, and opens once online', async ({
  page,
  context,
}) => {
  // In the file of the small parts that the page loads late.
  const unblock = await blockChunks(page, 'page-late')
  const lost = page.waitForEvent('console', (message) => message.text().startsWith('the account menu cannot'))
  await page.goto('/')
  await lost
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const corner = page.getByRole('banner')
  await expect(corner.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await unblock()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(corner.locator('button[aria-expanded]')).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('a chunk that failed offline reloads no page when the failure arrives after reconnecting', async ({
  page,
  context,
}) => {
  let resolve = () => {}
  const gate = new Promise<void>((open) => (resolve = open))
  await page.route('**/downloaded-sound-*.js', async (route) => {
    await gate
    await route.abort()
  })
  await page.goto('/')
  await whenHydrated(page)
  // The code that requests it offline is a chunk itself: if it were missing, nothing would be requested.
  await page.waitForLoadState('networkidle')
  const opened = recordDocumentRequests(page)
  const chunkRequest = page.waitForRequest(/\/downloaded-sound-/)
  await context.setOffline(true)
  await chunkRequest
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: /offline/i })).toHaveCount(0)
  const warning = page.waitForEvent('console', (message) =>
    message.text().startsWith('the downloads could not be read'),
  )
  resolve()
  await warning
  // The handler that would load it again has run before the console message.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(opened).toEqual([])
})

test('the 20x0 placeholder stands in for an image until it loads [IMG-11]', async ({ page }) => {
  await page.route(/\/img\/.*\/(?!20x)\d+x0\.webp/, () => undefined)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await whenHydrated(page)
  // A picture of the document has several widths; its fallback has one address.
  const placeholder = page.locator('main [data-state=loading] > img:not([srcset])')
  await expect(placeholder.first()).toBeVisible()
  await expect(placeholder.first()).toHaveJSProperty('naturalWidth', 20)
  const addresses = await placeholder.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
  expect(addresses.filter((address) => !/^\/img\/\w+\/20x0\.webp$/.test(address))).toEqual([])
})

test('failed images load once online, those in the document as well [IMG-02] [IMG-03]', async ({
  page,
  context,
}) => {
  let chunkRequest = 0
  await page.route(/\/img\/.*\/(?!20x)\d+x0\.webp/, (route) => {
    chunkRequest++
    return route.abort()
  })
  await page.goto('/')
  await whenHydrated(page)
  const pictures = page.locator('main [data-state]').filter({ visible: true })
  // Marked, because more cards are inserted after it.
  await pictures.last().evaluate((box) => (box.id = 'far'))
  const far = page.locator('#far')
  const some = [pictures.nth(0), pictures.nth(1), pictures.nth(2), far]
  // Not requested before it is near the viewport, unlike those of the document.
  await expect(far).toHaveAttribute('data-state', 'loading')
  await far.scrollIntoViewIfNeeded()
  for (const one of some) await expect(one).toHaveAttribute('data-state', 'error')
  let attempts = -1
  const isSilent = () => attempts === (attempts = chunkRequest)
  await expect.poll(isSilent, { intervals: [500] }).toBe(true)
  await context.setOffline(true)
  await page.unrouteAll({ behavior: 'wait' })
  await context.setOffline(false)
  for (const one of some) {
    await expect(one).toHaveAttribute('data-state', 'loaded')
    await expect(one.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  }
  // They were not requested until then.
  expect(chunkRequest).toBe(attempts)
})
