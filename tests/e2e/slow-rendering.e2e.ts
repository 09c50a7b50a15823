/** History navigation in a browser that is too busy to render in time. */
import type { Page } from '@playwright/test'
import { expect, test, whenHydrated, whenShown } from '../support/portal.ts'

/** A browser that renders a change only when the test allows it. */
const drawsLate = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const changes: (() => void)[] = []
    const ready = new Promise<never>(() => {})
    Object.assign(document, {
      startViewTransition: (change: () => void) => {
        changes.push(change)
        return { ready }
      },
    })
    Object.assign(window, { drawLate: () => changes.splice(0).map((change) => change()).length })
  })
  return () => page.evaluate(() => (window as Window & { drawLate?: () => number }).drawLate?.())
}

test('back navigation holds when a busy browser paints the left page afterwards', async ({ page }) => {
  const drawLate = await drawsLate(page)
  await page.goto('/music/list')
  await whenHydrated(page)
  const listTitle = await page.locator('main h1').innerText()
  await page.getByRole('navigation').locator('a[href="/"]').filter({ visible: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(drawLate).toBe(1)
  await whenShown(page, /^\/$/)
  await page
    .getByRole('main')
    .locator('a[href*="/music/albums/"]')
    .first()
    .evaluate((album: HTMLElement) => album.click())
  await page.waitForURL(/\/music\/albums\//)
  await page.evaluate(() => history.go(-2))
  await whenShown(page, /^\/music\/list$/)
  expect(await drawLate()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.dataset['shown'])).toBe('/music/list')
  await expect(page.locator('main h1').filter({ visible: true })).toHaveText(listTitle)
})

test('back navigation holds when the left page was never painted', async ({ page }) => {
  const drawLate = await drawsLate(page)
  await page.goto('/music/list')
  await whenHydrated(page)
  const listTitle = await page.locator('main h1').innerText()
  await page.getByRole('navigation').locator('a[href="/"]').filter({ visible: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.evaluate(() => history.back())
  await page.waitForURL(/\/music\/list$/)
  await expect.poll(drawLate).toBeGreaterThan(0)
  await whenShown(page, /^\/music\/list$/)
  await expect(page.locator('main h1').filter({ visible: true })).toHaveText(listTitle)
})

test('a page opened by a tap gets its lower blocks once it is shown, and has them at once where Back leads down to them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const pending: Record<string, number[]> = {}
    let last = ''
    const record = () => {
      const path = document.documentElement.dataset['shown'] ?? ''
      if (path === last) return
      last = path
      const blocks = [...document.querySelectorAll('main [data-pending]')]
      ;(pending[path] ??= []).push(blocks.filter((block) => block.checkVisibility()).length)
    }
    new MutationObserver(record).observe(document, { subtree: true, attributeFilter: ['data-shown'] })
    Object.assign(window, { pendingWhenShown: pending })
  })
  const pendingWhenShown = () =>
    page.evaluate(() => (window as Window & { pendingWhenShown?: object }).pendingWhenShown)
  await page.goto('/music/list')
  await whenHydrated(page)
  const link = (path: string) =>
    page.getByRole('navigation').locator(`a[href="${path}"]`).filter({ visible: true }).first()
  await link('/').click()
  await whenShown(page, /^\/$/)
  await link('/music/list').click()
  await whenShown(page, /^\/music\/list$/)
  const pending = page.locator('main [data-pending]')
  await expect(pending).toHaveCount(0)
  const lastShelf = page.locator('main [data-type=shelf]').filter({ visible: true }).last()
  const card = lastShelf.getByRole('listitem').first()
  await card.scrollIntoViewIfNeeded()
  await card.click()
  await whenShown(page, /^\/music\/(?!list)/)
  await page.goBack()
  await whenShown(page, /^\/music\/list$/)
  await expect(card).toBeInViewport()
  expect(await pendingWhenShown()).toMatchObject({ '/music/list': [0, 4, 0] })
})
