/** A rendered page carries the styles of its markup; the whole files come once it can be used. */
import type { Page } from '@playwright/test'
import { expect, test, whenAlive, whenShown } from '../support/portal.ts'
import { screensOf } from '../support/screens.ts'

const styleFiles = '**/assets/*.css'
const firstAlbum = (page: Page) => page.locator('main a[href*="/music/albums/"]').first()

/** When the page could be used, and when it asked for each file that its document names, or that follows the page. */
const timesOf = (page: Page) =>
  page.evaluate(() => ({
    alive: performance.getEntriesByName('alive')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  }))
/** The script that everything behind the first view hangs on. */
const following = /\/connect-page-[^/]+\.js$/

test('while home and album begin, no file shares the line with what they need for that', async ({
  page,
  portal,
}) => {
  const { home = '/', album = '/' } = await screensOf(portal, 'riwaq')
  for (const path of [home, album]) {
    const { body } = await portal.get(path, 'riwaq.localhost')
    const styles = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
    expect(styles.length).toBeGreaterThan(0)
    await page.goto(path)
    await whenAlive(page)
    const isLate = (file: string) => following.test(file) || styles.includes(file)
    const late = async () => {
      const { alive, asked } = await timesOf(page)
      return asked.filter((file) => isLate(file.path)).map(({ startTime }) => startTime >= alive)
    }
    await expect.poll(async () => (await late()).length).toBe(styles.length + 1)
    expect(await late()).not.toContain(false)
  }
})

test.describe('style files on a poor line', () => {
  test('are waited for by the next page, which is never seen without them', async ({ page }) => {
    let letCome = () => {}
    const gate = new Promise<void>((open) => (letCome = open))
    let held = 0
    await page.route(styleFiles, async (route) => {
      held++
      await gate
      await route.continue()
    })
    // The load of a page waits for whatever it asks for by then.
    await page.goto('/', { waitUntil: 'commit' })
    await whenAlive(page)
    await firstAlbum(page).click()
    const tapped = Date.now()
    // Longer than a page waits for its data.
    await expect.poll(() => Date.now() - tapped).toBeGreaterThan(1_500)
    expect(held).toBeGreaterThan(0)
    expect(new URL(page.url()).pathname).toBe('/')
    letCome()
    await whenShown(page, /\/music\/albums\//)
    const files = await page.evaluate(() =>
      [...document.styleSheets].filter(({ href }) => href?.endsWith('.css')).map(({ disabled }) => disabled),
    )
    expect(files.length).toBeGreaterThan(0)
    expect(files).not.toContain(true)
  })

  test('that are lost keep nobody from going on', async ({ page }) => {
    await page.route(styleFiles, (route) => route.abort())
    await page.goto('/')
    await whenAlive(page)
    await firstAlbum(page).click()
    await whenShown(page, /\/music\/albums\//)
  })
})
