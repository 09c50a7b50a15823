/** Reading an article: table of contents, text settings, reading position, and its place on a shelf. */
import type { Page } from '@playwright/test'
import { firstArticlePathOn, paragraphs } from '../support/article.ts'
import { patchDatabaseRows } from '../support/browser-storage.ts'
import { expect, test, whenHydrated, whenControlled, whenShown } from '../support/portal.ts'

test.use({ serviceWorkers: 'allow' })

const title = (page: Page) => page.locator('main h1').filter({ visible: true })
/** At its head, and between its paragraphs. */
const loadedPictures = (page: Page) =>
  page
    .locator('main article img')
    .evaluateAll((all) => all.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))

/** In IndexedDB, so that it survives a reload and a lost connection. */
const countReadingPositions = (page: Page) =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('reading:'))?.name
    if (!name) return 0
    const ended = (request: IDBRequest) => new Promise((done) => request.addEventListener('success', done))
    const opening = indexedDB.open(name)
    await ended(opening)
    const count = opening.result.transaction('rows').objectStore('rows').count()
    await ended(count)
    opening.result.close()
    return count.result
  })

/** Scrolled before any code of the page has loaded. */
const readBeforeAlive = async (page: Page, path: string) => {
  const code = /\/assets\/.*\.js/
  let release = () => {}
  const scrolled = new Promise<void>((done) => (release = done))
  await page.route(code, async (route) => {
    await scrolled
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await paragraphs(page)
    .nth(1)
    .evaluate((paragraph) => paragraph.scrollIntoView({ block: 'center' }))
  expect(await page.evaluate(() => 'alive' in document.documentElement.dataset)).toBe(false)
  release()
  await whenHydrated(page)
  await page.unroute(code)
}

test('the table of contents beside a long article marks the current heading', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(await firstArticlePathOn(portal, '/articles/culture'))
  await whenHydrated(page)
  const headings = page.locator('main article [lang] > h2').filter({ visible: true })
  const contents = page.getByRole('navigation', { name: 'In this article' }).getByRole('button')
  const marked = contents.and(page.locator('[aria-current="location"]'))
  await expect(marked).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect(marked).toHaveText((await headings.last().textContent()) ?? '')
  await headings
    .first()
    .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect(marked).toHaveText((await headings.first().textContent()) ?? '')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(marked).toHaveCount(0)
})

test('the typography sheet opens beside its button, on a phone at the bottom, and Escape returns the focus', async ({
  page,
  portal,
}) => {
  const path = await firstArticlePathOn(portal, '/articles/culture')
  const sheet = page.locator('main [popover]').filter({ visible: true })
  const boxes = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
    await expect(sheet).toBeVisible()
    const [of, at] = [await button.boundingBox(), await sheet.boundingBox()]
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(button).toBeFocused()
    if (!of || !at) throw new Error('no box')
    return { of, at }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(path)
  await whenHydrated(page)
  const placesBeside = await boxes('Text size and background')
  // In the margin, off the words whose size it changes.
  expect(placesBeside.of.x - placesBeside.at.x - placesBeside.at.width).toBeCloseTo(8, 0)
  expect(placesBeside.at.y).toBeCloseTo(placesBeside.of.y, 0)

  await page.setViewportSize({ width: 820, height: 1180 })
  const below = await boxes('Text size and background')
  expect(below.at.x).toBeCloseTo(below.of.x, 0)
  expect(below.at.y - below.of.y - below.of.height).toBeCloseTo(6, 0)

  await page.setViewportSize({ width: 412, height: 915 })
  const { at } = await boxes('Text size and background')
  expect(at.y + at.height).toBeGreaterThan(915 - 120)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/ar${path}`)
  await whenHydrated(page)
  const mirrored = await boxes('حجم النص والخلفية')
  expect(mirrored.at.x - mirrored.of.x - mirrored.of.width).toBeCloseTo(8, 0)
})

test('an article reopens at the reading position, also when set before hydration, and opens offline with text and image', async ({
  page,
  context,
  portal,
  problems,
}) => {
  await readBeforeAlive(page, await firstArticlePathOn(portal, '/articles/culture'))
  await whenControlled(page)
  const name = await title(page).textContent()
  const count = await paragraphs(page).count()
  await expect.poll(() => countReadingPositions(page)).toBe(1)
  await expect.poll(() => loadedPictures(page)).toEqual([true, true])

  await page.goto('/read')
  await whenHydrated(page)
  const continueLink = page.getByRole('list', { name: 'Continue reading' }).getByRole('link')
  await expect(continueLink).toHaveCount(1)
  expect(problems).toEqual([])
  await context.setOffline(true)
  // It is there at once, and what is saved on leaving is no place on the way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await continueLink.click()
  await whenShown(page, /^\/articles\//)
  await expect(title(page)).toHaveText(name ?? '')
  await expect(paragraphs(page)).toHaveCount(count)
  await expect(page.getByText('You’re offline').filter({ visible: true }).first()).toBeVisible()

  // Its tile reads on at once; its own address offers to.
  const offer = page.getByRole('button', { name: 'Continue reading' })
  await page.waitForFunction(() => scrollY > 200)
  await expect(offer).toHaveCount(0)
  const address = page.url()
  await page.goto('/read')
  await page.goto(address)
  await expect(offer).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await offer.click()
  await page.waitForFunction(() => scrollY > 200)
  await expect(offer).toHaveCount(0)
  await expect.poll(() => loadedPictures(page)).toEqual([true, true])
})

test('an in-progress article above the age ceiling is not offered to continue', async ({ page, portal }) => {
  await readBeforeAlive(page, await firstArticlePathOn(portal, '/articles/culture'))
  await expect.poll(() => countReadingPositions(page)).toBe(1)
  await page.goto('/')
  await whenHydrated(page)
  // Nothing of the seed to read is only for adults.
  await patchDatabaseRows(page, 'reading:', { grading: 30 }, 'card')
  const continueLink = page.getByRole('list', { name: 'Continue reading' }).getByRole('link')
  await page.goto('/read?maxRating=20')
  await expect(page.getByText('No articles in progress')).toBeVisible()
  await expect(continueLink).toHaveCount(0)
  await page.goto('/read?maxRating=30')
  await expect(continueLink).toHaveCount(1)
})

test('on a shelf the image of an article is closer to its own text than to the next card', async ({
  page,
}) => {
  await page.goto('/read')
  await whenHydrated(page)
  const cards = page.getByRole('list', { name: 'News' }).getByRole('link')
  const [first, next] = [cards.nth(0), cards.nth(1)]
  await first.scrollIntoViewIfNeeded()
  const picture = await first.locator(':scope > span').first().boundingBox()
  const words = await first.locator(':scope > span').last().boundingBox()
  const others = await next.boundingBox()
  const end = (picture?.x ?? 0) + (picture?.width ?? 0)
  const within = (picture?.x ?? 0) - (words?.x ?? 0) - (words?.width ?? 0)
  expect(within).toBeGreaterThan(8)
  expect((others?.x ?? 0) - end).toBeGreaterThan(within * 3)
})
