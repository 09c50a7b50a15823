/** A rendered page contains the styles of its markup; the full style sheets load once it is interactive. */
import type { Page } from '@playwright/test'
import { markAsJustReloaded } from '../support/blocked-chunks.ts'
import { expect, test, whenHydrated, whenShown } from '../support/portal.ts'
import { screensOf } from '../support/screens.ts'

const styleFiles = '**/assets/*.css'
const firstAlbum = (page: Page) => page.locator('main a[href*="/music/albums/"]').first()

/**
 * The time at which the page was interactive, and of the request for each file that its document names or loads later.
 */
const timesOf = (page: Page) =>
  page.evaluate(() => ({
    alive: performance.getEntriesByName('alive')[0]?.startTime ?? Infinity,
    requests: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  }))
/** The script that loads everything after the first view. */
const following = /\/app-boot-[^/]+\.js$/

test('while home and an album boot, no other script or style competes with what they need', async ({
  page,
  portal,
}) => {
  const { home = '/', album = '/' } = await screensOf(portal, 'riwaq')
  for (const path of [home, album]) {
    const { body } = await portal.get(path, 'riwaq.localhost')
    const hrefs = (named: RegExp) => [...body.matchAll(named)].map(([, href = '']) => href)
    const styles = hrefs(/<link rel="stylesheet" href="([^"]+)"/g)
    const needed = hrefs(/(?:<link rel="modulepreload"[^>]* href|<script type="module" src)="([^"]+)"/g)
    expect(styles.length).toBeGreaterThan(0)
    expect(needed.length).toBeGreaterThan(2)
    await page.goto(path)
    await whenHydrated(page)
    const late = async () => {
      const { alive, requests } = await timesOf(page)
      return requests
        .filter((file) => /\.(?:js|css)$/.test(file.path) && !needed.includes(file.path))
        .map(({ path: file, startTime }) => ({ file, isLate: startTime >= alive }))
    }
    await expect.poll(async () => (await late()).filter(({ file }) => following.test(file)).length).toBe(1)
    expect((await late()).filter(({ file }) => styles.includes(file))).toHaveLength(styles.length)
    expect((await late()).filter(({ isLate }) => !isLate)).toEqual([])
  }
})

test('a page is laid out during parsing, before its first frame waits for a font', async ({ page }) => {
  await page.addInitScript(() => {
    const statesAtLayout: DocumentReadyState[] = []
    Object.assign(window, { statesAtLayout })
    const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetTop') ?? {}
    Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
      get() {
        statesAtLayout.push(document.readyState)
        return get?.call(this) as number
      },
    })
  })
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/')
  expect(
    await page.evaluate(() => (window as Window & { statesAtLayout?: string[] }).statesAtLayout?.[0]),
  ).toBe('interactive')
})

test.describe('style sheets on a slow connection', () => {
  test('are awaited before the next page is shown', async ({ page }) => {
    let release = () => {}
    const gate = new Promise<void>((open) => (release = open))
    let held = 0
    await page.route(styleFiles, async (route) => {
      held++
      await gate
      await route.continue()
    })
    // The load event waits for all requests made by then.
    await page.goto('/', { waitUntil: 'commit' })
    await whenHydrated(page)
    await firstAlbum(page).click()
    const tapped = Date.now()
    // Longer than a page waits for its data.
    await expect.poll(() => Date.now() - tapped).toBeGreaterThan(1_500)
    expect(held).toBeGreaterThan(0)
    expect(new URL(page.url()).pathname).toBe('/')
    release()
    await whenShown(page, /\/music\/albums\//)
    const files = await page.evaluate(() =>
      [...document.styleSheets].filter(({ href }) => href?.endsWith('.css')).map(({ disabled }) => disabled),
    )
    expect(files.length).toBeGreaterThan(0)
    expect(files).not.toContain(true)
  })

  test('that fail to load do not block navigation', async ({ page }) => {
    await page.route(styleFiles, (route) => route.abort())
    // Without it the first one lost may reload the page under the tap (ERR-25).
    await markAsJustReloaded(page, '/')
    await page.goto('/')
    await whenHydrated(page)
    await firstAlbum(page).click()
    await whenShown(page, /\/music\/albums\//)
  })
})

/** Names made too long for their place: the element that cuts each, whether its start is visible, and its side. */
const whenTooLong = (names: Element[]) =>
  names.map((name) => {
    const text = name.textContent.trim()
    name.textContent = `${text} `.repeat(12).trim()
    const rectsOf = (from: number, to: number) => {
      const range = document.createRange()
      range.setStart(name.firstChild ?? name, from)
      range.setEnd(name.firstChild ?? name, to)
      return [...range.getClientRects()]
    }
    const { overflowX, direction, textAlign, fontSize, whiteSpace } = getComputedStyle(name)
    const place = (name.parentElement ?? name).getBoundingClientRect()
    const first = rectsOf(0, 1)[0] ?? new DOMRect()
    const shown = rectsOf(0, name.textContent.length).filter(({ bottom }) => bottom <= place.bottom + 1)
    const end = Math.max(...shown.map(({ right }) => right))
    const space = name.getBoundingClientRect().right - end
    return {
      text,
      cutBy: overflowX === 'hidden' ? direction : 'what is around it',
      begins: first.left >= place.left - 1 && first.right <= place.right + 1 && first.top >= place.top - 1,
      isCut: name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight,
      // On a single line the ellipsis replaces letters; in several lines it follows the last one.
      hasDots: whiteSpace === 'nowrap' || textAlign === 'center' || space >= 0.8 * parseFloat(fontSize),
      onItsSide: textAlign === 'center' || shown.some(({ right }) => right >= place.right - 1),
    }
  })

test.describe('a name whose direction differs from the page', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('keeps its beginning when too long, is truncated at its own end, and is aligned with the page', async ({
    page,
  }) => {
    await page.goto('/ar/music/list')
    await whenHydrated(page)
    const names = page.getByRole('main').locator('a bdi', { hasText: /^[A-Z]/ })
    // Titles and lines of cards, names under arches, rows of the chart.
    await expect(names.nth(20)).toBeAttached()
    for (const one of await names.evaluateAll(whenTooLong))
      expect(one).toMatchObject({ cutBy: 'ltr', begins: true, isCut: true, hasDots: true, onItsSide: true })
  })
})
