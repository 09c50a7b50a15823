/** Caches that the portal fills by itself have a size limit. */
import type { Page } from '@playwright/test'
import { imageUrl } from '../../src/lib/image-url.ts'
import { openAndCachePage } from '../support/cached-page.ts'
import { expect, test } from '../support/portal.ts'
import type { Portal } from '../tools/lib/portal.mjs'

test.use({ serviceWorkers: 'allow' })

const most = 400
const sections = ['music', 'podcast', 'audiobook', 'video', 'games', 'articles', 'vouchers', 'tournaments']

/** Small pictures of all that sections show, each at its own address; more than the cache holds. */
const smallPictures = async (portal: Portal) => {
  const answers = await Promise.all(
    sections.map((section) => portal.get(`/api/structure/${section}?lang=en`, 'riwaq.localhost')),
  )
  const found = answers.flatMap(({ body }) => [...body.matchAll(/"\/img\/[^"]+"/g)].map(([text]) => text))
  const own = [...new Set(found)].map((text) => String(JSON.parse(text)))
  return ([20, 96, 160, 320, 480] as const).flatMap((width) => own.map((url) => imageUrl(url, width)))
}
const loadImages = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (all) => {
    const load = (address: string) => {
      const picture = new Image()
      picture.src = address
      return picture.decode()
    }
    // One section after the other, as a visitor opens them.
    for (let at = 0; at < all.length; at += 20) await Promise.all(all.slice(at, at + 20).map(load))
  }, addresses)
const cachedImages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('pictures'))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })

test('the image cache keeps the last four hundred images', async ({ page, portal }) => {
  test.slow()
  const pictures = (await smallPictures(portal)).slice(0, most + 60)
  expect(pictures.length).toBe(most + 60)
  await openAndCachePage(page, '/info/terms')
  await loadImages(page, pictures)
  await expect.poll(async () => (await cachedImages(page)).length, { timeout: 30_000 }).toBe(most)
  const cached = await cachedImages(page)
  expect(cached).toEqual(expect.arrayContaining(pictures.slice(-100)))
  for (const old of pictures.slice(0, 20)) expect(cached).not.toContain(old)
})
