/** A page that is kept on the device once it was opened. */
import { type Page } from '@playwright/test'
import { expect, whenAlive, whenControlled } from './portal.ts'

/** Asked again and again from here: a promise counts as true where a page is asked to wait for it. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('-pages-'))
    const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).match(location.href)))
    return pages.some((kept) => kept !== undefined)
  })

/** Once more, from this device alone. */
export const reloadOffline = async (page: Page) => {
  await page.context().setOffline(true)
  await page.reload()
  await whenAlive(page)
}

/** Opened once, with the worker in control and this very address kept. */
export const openOnce = async (page: Page, path: string) => {
  await page.goto(path)
  await whenAlive(page)
  await whenControlled(page)
  await expect.poll(() => isKept(page)).toBe(true)
}
