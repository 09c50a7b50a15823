/** What is cached on the device: a page once it was opened, all rooms and words once the page has time. */
import { type Page } from '@playwright/test'
import { expect, cachedAssets, whenHydrated, whenControlled } from './portal.ts'

/** This very address. Asked again and again from here: a promise counts as true where a page is asked to wait for it. */
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

/** Opened once, with the worker in control and this very address kept. */
export const openAndCachePage = async (page: Page, path: string) => {
  await page.goto(path)
  await whenHydrated(page)
  await whenControlled(page)
  await expect.poll(() => isPageCached(page)).toBe(true)
}

/** Rooms and words that nobody asked for are fetched once the page has time. */
export const whenAllChunksAreCached = (page: Page) =>
  expect
    .poll(async () => {
      const cached = (await cachedAssets(page)).join()
      return [
        /words-ar/,
        /words-ro/,
        /WatchScreen/,
        /ArticlesScreen/,
        /SettingsPanel[\w-]*\.css/,
        /SettingsPanel[\w-]*\.js/,
      ].filter((name) => !name.test(cached))
    })
    .toEqual([])
