/**
 * Waits for the caches of the device: a page once it was opened, all sections and locale files once the page is idle.
 */
import { type Page } from '@playwright/test'
import { readBrowserStorage } from './browser-storage.ts'
import { expect, cachedAssets, whenHydrated, whenControlled } from './portal.ts'

/** This exact address. Polled from here: a promise counts as true where a page is asked to wait for it. */
export const isPageCached = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('-pages-'))
    const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).match(location.href)))
    return pages.some((page) => page !== undefined)
  })

/** Once more, from this device alone. */
export const reloadOffline = async (page: Page) => {
  await page.context().setOffline(true)
  await page.reload()
  await whenHydrated(page)
}

/** Opened once, with the worker in control and this exact address cached. */
export const openAndCachePage = async (page: Page, path: string) => {
  await page.goto(path)
  await whenHydrated(page)
  await whenControlled(page)
  await expect.poll(() => isPageCached(page)).toBe(true)
}

/** An answer whose query key contains this is on the device: a page that is loaded anew has it. */
export const whenAnswerIsStored = (page: Page, inKey: string) =>
  expect
    .poll(async () => {
      const { databases } = await readBrowserStorage(page)
      return databases.flatMap(({ rows }) => rows.flatMap(({ keys }) => keys.map(String)))
    })
    .toContainEqual(expect.stringContaining(inKey))

/** Sections and locale files that were not requested are fetched once the page is idle. */
export const whenAllChunksAreCached = (page: Page) =>
  expect
    .poll(async () => {
      const cached = (await cachedAssets(page)).join()
      return [/words-ar/, /words-ro/, /WatchScreen/, /ArticlesScreen/, /SettingsPanel[\w-]*\.js/].filter(
        (name) => !name.test(cached),
      )
    })
    .toEqual([])
