/** A connection that is too slow: measured from real answers, used sparingly, and never waited for without a limit. */
import type { Page } from '@playwright/test'
import { firstLinkedPathOn } from '../support/backend-content.ts'
import { videoState, firstSeriesStreamPath } from '../support/video.ts'
import { openAndCachePage } from '../support/cached-page.ts'
import { expect, logInAs, test, whenHydrated, whenShown } from '../support/portal.ts'

const albums = (page: Page) => page.locator('main a[href*="/music/albums/"]').filter({ visible: true })
/** Every answer is delayed by this time, as the browser's own throttling does. */
const emulateSlowConnection = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  return (latency: number) =>
    browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
}
const spared = (page: Page) =>
  page.getByText('Slow connection: images are smaller and nothing loads in advance.')

const choice = (page: Page) => page.evaluate(() => localStorage.getItem('line:riwaq'))

test('slow answers are detected and reported, with the data saver offered', async ({ page }) => {
  const setLatency = await emulateSlowConnection(page)
  await page.goto('/')
  await whenHydrated(page)
  await page.waitForLoadState('networkidle')
  await setLatency(2500)
  await albums(page).first().click()
  await expect(spared(page)).toBeVisible()
  await page.getByRole('button', { name: 'Load everything' }).click()
  await expect.poll(() => choice(page)).toBe('off')
})

test('the data saver prefetches nothing, requests small images, and ends the longest wait with an explanation', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.addInitScript(() => localStorage.setItem('line:riwaq', 'on'))
  await page.goto('/')
  await whenHydrated(page)
  await page.waitForLoadState('networkidle')
  requests.length = 0
  await albums(page).first().hover()
  await albums(page).first().focus()
  // After the rest of the 60 ms that a link waits, and anything it would start then.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 60)))
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 250))))
  expect(requests.filter((path) => /^\/api\/(?:content|prefetch|item)/.test(path))).toEqual([])

  // Neither refused nor answered.
  await page.route(/\/api\/(?:content|prefetch)/, () => undefined)
  await albums(page).first().click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Your connection is too slow right now' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await main.getByRole('button', { name: 'Try again' }).click()
  await whenShown(page, /^\/music\/albums\//)
  const cover = main.locator('img[srcset*="/img/alb_"]').filter({ visible: true }).first()
  await expect(cover).toHaveAttribute('srcset', /^\S+\/320x0\.webp 320w$/)
})

test('on a stalled connection a video and a form stop waiting, show an error, and lose nothing', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => localStorage.setItem('line:riwaq', 'on'))
  await logInAs(page, 'omar')
  await page.route('**/api/video/streaming', () => undefined)
  await page.goto(await firstSeriesStreamPath(portal))
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.getByRole('status').filter({ has: again })).toContainText(
    'Your connection is too slow right now',
  )
  await page.unroute('**/api/video/streaming')
  await again.click()
  await expect.poll(async () => (await videoState(page)).at).toBeGreaterThan(0)

  await page.goto('/resetpassword')
  await whenHydrated(page)
  await page.route(/\/api\/.*password/i, () => undefined)
  const address = page.getByLabel('Email')
  const send = page.getByRole('button', { name: 'Send link' })
  await address.fill('omar@riwaq.example')
  await send.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Your connection is too slow right now',
  )
  await expect(address).toHaveValue('omar@riwaq.example')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
})

test('a connection that never answers does not block: a page that was never opened shows an error', async ({
  page,
}) => {
  await page.goto('/')
  await whenHydrated(page)
  await page.waitForLoadState('networkidle')
  await page.clock.install()
  await page.route('**/api/**', () => undefined)
  await albums(page).first().click()
  await whenShown(page, /^\/music\/albums\//)
  const main = page.getByRole('main')
  const silent = main.getByRole('heading', { name: 'We can’t connect right now' })
  // The page waits for its songs by now: one that appears after the request was given up asks once more.
  await expect(main.getByRole('button', { name: 'Play', exact: true })).toBeDisabled()
  await page.clock.runFor(9_000)
  await expect(silent).toBeHidden()
  await page.clock.runFor(5_000)
  await expect(silent).toBeVisible()
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
  // Once the connection answers, the page appears without a tap.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(main.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
  await expect(silent).toBeHidden()
})

test.describe('with cached pages', () => {
  test.use({ serviceWorkers: 'allow' })
  test('on a stalled connection a page that was opened before appears at once', async ({
    page,
    context,
    portal,
  }) => {
    const album = await firstLinkedPathOn(portal, '/', 'album')
    const title = page.getByRole('main').getByRole('heading', { level: 1 }).filter({ visible: true })
    await openAndCachePage(page, album)
    const name = (await title.textContent()) ?? ''
    await page.goto('/')
    await whenHydrated(page)
    await page.waitForLoadState('networkidle')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1_000)
    await context.route('**/api/**', () => undefined)
    await page.locator(`main a[href="${album}"]`).filter({ visible: true }).first().click()
    let waited = 0
    await expect(async () => {
      await page.clock.runFor(50)
      waited += 50
      await expect(title).toHaveText(name, { timeout: 250 })
    }).toPass()
    expect(waited).toBeLessThanOrEqual(400)
  })
})

test('a dialog opened before its translations loaded opens with them, never empty', async ({ page }) => {
  let release = () => {}
  const gate = new Promise<void>((open) => (release = open))
  await page.route(/\/assets\/words-/, async (route) => {
    await gate
    await route.continue()
  })
  await page.addInitScript(() => {
    const measure = () => {
      const [title, close] = ['h2', 'button'].map((name) => document.querySelector(`[role=dialog] ${name}`))
      if (title?.textContent === '' || close?.ariaLabel === '') document.documentElement.dataset['empty'] = ''
    }
    new MutationObserver(measure).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await whenHydrated(page)
  const play = page.getByRole('main').getByRole('button', { name: 'Play', exact: true })
  await play.filter({ visible: true }).first().click()
  // Drawn around whatever is open, be it nothing yet.
  await page.locator('style[data-mantine-styles]').first().waitFor({ state: 'attached' })
  release()
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Sign in')
  expect(await page.evaluate(() => 'empty' in document.documentElement.dataset)).toBe(false)
})
