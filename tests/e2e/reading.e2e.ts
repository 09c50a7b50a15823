import type { Page } from '@playwright/test'
import type { Portal } from '../tools/lib/portal.mjs'
import { pathOn } from '../support/ask.ts'
import { patchRows } from '../support/disk.ts'
import { expect, logInAs, test, whenAlive, whenControlled, whenShown, whenUser } from '../support/portal.ts'
import { tooMany, tooManySaid } from '../support/refusals.ts'

test.use({ serviceWorkers: 'allow' })

/** The first article that a page of the tenant shows. */
const articleOn = (portal: Portal, path: string) => pathOn(portal, path, 'article')
declare global {
  interface Window {
    said: string[]
  }
}
const title = (page: Page) => page.locator('main h1').filter({ visible: true })
const paragraphs = (page: Page) => page.locator('main article [lang] > p').filter({ visible: true })
/** At its head, and between its paragraphs. */
const picturesThatCame = (page: Page) =>
  page
    .locator('main article img')
    .evaluateAll((all) => all.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
const door = (page: Page) => page.getByRole('heading', { name: /waits? inside/ })

/** In IndexedDB, where a reload and a lost line leave it. */
const countPlaces = (page: Page) =>
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

/** Read on by scrolling before any code of the page has come. */
const readBeforeAlive = async (page: Page, path: string) => {
  const code = /\/assets\/.*\.js/
  let goOn = () => {}
  const scrolled = new Promise<void>((done) => (goOn = done))
  await page.route(code, async (route) => {
    await scrolled
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await paragraphs(page)
    .nth(1)
    .evaluate((paragraph) => paragraph.scrollIntoView({ block: 'center' }))
  expect(await page.evaluate(() => 'alive' in document.documentElement.dataset)).toBe(false)
  goOn()
  await whenAlive(page)
  await page.unroute(code)
}

test('the contents beside a long article mark the heading that is being read', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(await articleOn(portal, '/articles/culture'))
  await whenAlive(page)
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

test('the sheet of the text’s look opens beside its button, on a phone at the foot, and Escape leads back', async ({
  page,
  portal,
}) => {
  const path = await articleOn(portal, '/articles/culture')
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
  await whenAlive(page)
  const beside = await boxes('Text size and light')
  // In the margin, off the words whose size it changes.
  expect(beside.of.x - beside.at.x - beside.at.width).toBeCloseTo(8, 0)
  expect(beside.at.y).toBeCloseTo(beside.of.y, 0)

  await page.setViewportSize({ width: 820, height: 1180 })
  const below = await boxes('Text size and light')
  expect(below.at.x).toBeCloseTo(below.of.x, 0)
  expect(below.at.y - below.of.y - below.of.height).toBeCloseTo(6, 0)

  await page.setViewportSize({ width: 412, height: 915 })
  const { at } = await boxes('Text size and light')
  expect(at.y + at.height).toBeGreaterThan(915 - 120)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/ar${path}`)
  await whenAlive(page)
  const mirrored = await boxes('حجم النص والإضاءة')
  expect(mirrored.at.x - mirrored.of.x - mirrored.of.width).toBeCloseTo(8, 0)
})

test('an article waits at the line where its reader stopped, be it before the page was alive, and opens without a line, text and picture', async ({
  page,
  context,
  portal,
  problems,
}) => {
  await readBeforeAlive(page, await articleOn(portal, '/articles/culture'))
  await whenControlled(page)
  const name = await title(page).textContent()
  const count = await paragraphs(page).count()
  await expect.poll(() => countPlaces(page)).toBe(1)
  await expect.poll(() => picturesThatCame(page)).toEqual([true, true])

  await page.goto('/read')
  await whenAlive(page)
  const begun = page.getByRole('list', { name: 'Read on' }).getByRole('link')
  await expect(begun).toHaveCount(1)
  expect(problems).toEqual([])
  await context.setOffline(true)
  await begun.click()
  await whenShown(page, /^\/articles\//)
  await expect(title(page)).toHaveText(name ?? '')
  await expect(paragraphs(page)).toHaveCount(count)
  await expect(page.getByText('You are offline').filter({ visible: true }).first()).toBeVisible()

  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('button', { name: 'Read on where you stopped' }).click()
  await page.waitForFunction(() => scrollY > 200)
  await expect(page.getByRole('button', { name: 'Read on where you stopped' })).toHaveCount(0)
  await expect.poll(() => picturesThatCame(page)).toEqual([true, true])
})

test('a premium article is a door for a guest and a whole text for a subscriber, who can have it read aloud', async ({
  page,
  context,
  portal,
}) => {
  await page.addInitScript(() => {
    const said: string[] = []
    class Said extends EventTarget {
      constructor(text: string) {
        super()
        said.push(text)
      }
    }
    const voices = () => [{ voiceURI: 'local', lang: 'en-GB', localService: true }]
    Object.assign(speechSynthesis, { getVoices: voices, speak: () => undefined })
    Object.assign(window, { said, SpeechSynthesisUtterance: Said })
  })
  const path = await articleOn(portal, '/articles/premium')
  await page.goto(path)
  await whenAlive(page)
  await expect(paragraphs(page)).toHaveCount(2)
  await expect(door(page)).toBeVisible()
  const locked = page.locator('main article').getByText('Premium', { exact: true }).filter({ visible: true })
  await expect(locked).toBeVisible()

  await logInAs(page, 'omar', path)
  await expect(door(page)).toHaveCount(0)
  await expect(paragraphs(page)).not.toHaveCount(2)
  await expect(locked).toHaveCount(0)
  const count = await paragraphs(page).count()

  await page.getByRole('button', { name: 'Listen', exact: true }).click()
  await expect(page.locator('main article [data-spoken]')).toHaveCount(1)
  const first = (await paragraphs(page).first().textContent()) ?? ''
  expect(first.startsWith(await page.evaluate(() => window.said[0] ?? 'nothing'))).toBe(true)
  const holders = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
  await expect.poll(holders).toContain('speaker:riwaq')
  // One more voice was installed.
  await page.evaluate(() => speechSynthesis.dispatchEvent(new Event('voiceschanged')))
  expect(await holders()).toContain('speaker:riwaq')
  await page.getByRole('button', { name: 'Stop reading aloud' }).click()
  await expect.poll(holders).not.toContain('speaker:riwaq')

  await whenControlled(page)
  await context.setOffline(true)
  await page.goto(path)
  await whenAlive(page)
  await expect(paragraphs(page)).toHaveCount(count)
  await expect(door(page)).toHaveCount(0)
})

test.describe('with the answers in the test’s hand', () => {
  test.use({ serviceWorkers: 'block' })

  test('the door says under its one button from how much on a plan opens it, and nothing moves when that comes', async ({
    page,
    portal,
  }) => {
    const path = await articleOn(portal, '/articles/premium')
    let letGo = () => {}
    const held = new Promise<void>((done) => (letGo = done))
    const plans = /\/api\/subscription\/type/
    await page.route(plans, async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest(plans)
    await page.goto(path)
    await whenAlive(page)
    await door(page).scrollIntoViewIfNeeded()
    await asked
    const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' })
    const place = await signIn.boundingBox()
    letGo()
    const price = page.getByText('From €5.99 a month instead of €11.99', { exact: true })
    await expect(price).toBeVisible()
    expect(await signIn.boundingBox()).toEqual(place)
  })

  test('the rest of an article that does not come says what went wrong, and is no lost line', async ({
    page,
    portal,
  }) => {
    const path = await articleOn(portal, '/articles/premium')
    await logInAs(page, 'omar', '/')
    const rest = /\/api\/structure\/articles-article\/fragment\//
    // It is asked for by itself once more when it is known who is here: only what a tap asks for is answered.
    await page.route(rest, async (route) =>
      (await page.evaluate(() => 'tapped' in window)) ? route.continue() : route.fulfill(tooMany),
    )
    await page.goto(path)
    await whenUser(page)
    await expect(door(page)).toBeVisible()
    const told = page.locator('main').getByRole('alert').filter({ visible: true })
    await expect(told).toHaveText(tooManySaid)
    await page.evaluate(() =>
      addEventListener('click', () => Object.assign(window, { tapped: true }), { capture: true }),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(door(page)).toHaveCount(0)
  })
})

test('what was begun and lies above the age ceiling is not offered to be read on', async ({
  page,
  portal,
}) => {
  await readBeforeAlive(page, await articleOn(portal, '/articles/culture'))
  await expect.poll(() => countPlaces(page)).toBe(1)
  await page.goto('/')
  await whenAlive(page)
  // Nothing of the seed to read is only for adults.
  await patchRows(page, 'reading:', { grading: 30 }, 'card')
  const begun = page.getByRole('list', { name: 'Read on' }).getByRole('link')
  await page.goto('/read?maxRating=20')
  await expect(page.getByText('No article begun yet')).toBeVisible()
  await expect(begun).toHaveCount(0)
  await page.goto('/read?maxRating=30')
  await expect(begun).toHaveCount(1)
})

test('on a shelf the picture of an article stands nearer to its own words than to the next one’s', async ({
  page,
}) => {
  await page.goto('/read')
  await whenAlive(page)
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
