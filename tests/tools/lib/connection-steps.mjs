/** Slow, unstable and offline connections; see `shot-steps.mjs`. */
import { expect } from '@playwright/test'
import { wordOf, whenHydrated, whenSettled } from './shot-steps.mjs'

export const goOnline = (page) => page.context().setOffline(false)

const openListPage = (page) =>
  page
    .locator('main a[href*="/music/playlists"], main a[href*="/list"], nav a[href*="/list"]')
    .filter({ visible: true })
    .first()
    .click()
/** A tap whose answer never arrives. */
export const showPendingPage = async (page) => {
  await page.route('**/api/**', () => undefined)
  await openListPage(page)
  // The new page, not a shelf of the previous one.
  await page.locator('main [aria-busy=true]:has(h1)').filter({ visible: true }).first().waitFor()
}
export const showBrokenPage = async (page, { lang }) => {
  // From the start: the linked sections are fetched as soon as the page is idle.
  await page.route(/\/api\/(structure|prefetch)\b/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await whenHydrated(page)
  await openListPage(page)
  await page.getByRole('heading', { name: wordOf(lang, 'states.broken.title') }).waitFor()
}

export const whenPageCached = async (page) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // A promise counts as true where a page is asked to wait for it, so the worker's cache is read from here.
  const isCached = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('-pages-'))
      const cached = await Promise.all(
        names.map(async (name) => (await caches.open(name)).match(location.href)),
      )
      return cached.some(Boolean)
    })
  await expect.poll(isCached, { message: 'the page is kept', timeout: 15_000 }).toBe(true)
}
export const openOffline =
  (path) =>
  async (page, { lang }) => {
    await whenSettled(page)
    await whenPageCached(page)
    await page.context().setOffline(true)
    if (path) await page.goto(new URL(`/${lang}${path}`, page.url()).href)
    else await page.reload()
    await whenHydrated(page)
  }

/**
 * One album was opened, the others only appeared in lists; then the connection is cut and only what works offline is
 * shown.
 */
export const showOnlyAvailable = async (page, { lang }) => {
  const list = page.url()
  await page.locator('main li > a').nth(1).click()
  await page.waitForURL((url) => url.href !== list)
  await whenSettled(page)
  await page.goto(list)
  await whenSettled(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: wordOf(lang, 'states.here.only') }).click()
}
/** The connection returns: hidden content waits for a tap. */
export const returnOnline = async (page, eyes) => {
  await showOnlyAvailable(page, eyes)
  await goOnline(page)
  await page.getByRole('button', { name: wordOf(eyes.lang, 'states.here.all') }).waitFor()
}

/** The empty page of the language with one resource missing: the start stops at that step. */
export const failBoot =
  (missing) =>
  async (page, { lang, host, portal }) => {
    const { status, headers, body } = await portal.get(`/_/shell/${lang}`, host)
    const list = new URL(`/${lang}/music/list`, page.url()).href
    await page.route(missing, (route) => route.fulfill({ status: 500, body: '' }))
    await page.route(list, (route) => route.fulfill({ status, headers, body }))
    await page.goto(list)
    await page.getByRole('alert').waitFor()
  }
