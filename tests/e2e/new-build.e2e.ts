import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  createAnotherBuild,
  buildOfPage,
  deployBuild,
  navigateToNewDocument,
  whenNewBuildWaits,
} from '../support/another-build.ts'
import {
  expect,
  cachedAssets,
  password,
  test,
  whenHydrated,
  whenControlled,
  whenShown,
} from '../support/portal.ts'
import { restartPortal, stop } from '../tools/lib/portal.mjs'
import { inSecondRun } from '../support/second-run.ts'

test.use({ serviceWorkers: 'allow' })

/** The page checks again as soon as it is visible again. */
const askTwice = async (page: Page) => {
  for (let time = 0; time < 2; time++) {
    const answered = page.waitForResponse((answer) => answer.url().includes('/builds/latest.json'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await answered
  }
}
const openSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click()

const signIn = async (page: Page) => {
  await page.goto('/user/login')
  await whenHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Email and password' }).click()
  await page.waitForURL(/\/oidc\/interaction\//)
  await page.getByLabel('Email').fill('omar@riwaq.example')
  await page.getByLabel('Password', { exact: true }).fill(password('omar'))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/' && url.search === '')
  await expect(page.getByRole('button', { name: 'Account: Omar' })).toBeVisible()
}

test.describe('a new build', () => {
  // In a hook, because `--list` loads this file too and must not copy a build.
  let next: ReturnType<typeof createAnotherBuild>
  test.beforeAll(() => {
    next = createAnotherBuild()
  })
  test.afterAll(() => rmSync(next.folder, { recursive: true, force: true }))

  test('is polled with the time in the query [VERSION-01, CALL-SHELL-02]', inSecondRun, async ({ page }) => {
    const pollRequest = page.waitForRequest((request) => request.url().includes('/builds/latest.json'))
    await page.goto('/')
    expect(new URL((await pollRequest).url()).searchParams.get('t')).toMatch(/^\d{13}$/)
    await whenControlled(page)
    await askTwice(page)
  })

  test(
    'that is the current one keeps every navigation in the page [VERSION-03]',
    inSecondRun,
    async ({ page }) => {
      await page.goto('/')
      await whenControlled(page)
      await askTwice(page)
      await page.evaluate(() => Object.assign(window, { stayed: true }))
      await openSection(page, 'Music')
      await expect(page).not.toHaveURL(/\/$/)
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
    },
  )

  test('takes over at the next navigation, once in ten seconds, and keeps the position and the visited sections [VERSION-02, VERSION-04]', async ({
    page,
    portal,
  }) => {
    test.slow()
    // With data saving nothing is prefetched: what is cached then was used.
    await page.addInitScript(() => localStorage.setItem('line:riwaq', 'on'))
    await page.goto('/video/test')
    await whenHydrated(page)
    await whenControlled(page)
    await expect.poll(() => cachedAssets(page)).toContainEqual(expect.stringContaining('CheckScreen'))
    const before = await buildOfPage(page)
    const running = await deployBuild(portal, next.entry)
    try {
      await whenNewBuildWaits(page)
      const cached = await cachedAssets(page, next.id)
      expect(cached).toContainEqual(expect.stringContaining('CheckScreen'))
      expect(cached).not.toContainEqual(expect.stringContaining('ArticlesScreen'))
      await navigateToNewDocument(page, () => openSection(page, 'Music'))
      await whenHydrated(page)
      expect(await buildOfPage(page)).toBe(next.id)
      expect(before).not.toBe(next.id)
      const address = page.url()
      expect(new URL(address).pathname).not.toBe('/')
    } finally {
      await stop(running.child)
      const back = await restartPortal(portal)
      portal.child = back.child
    }
  })

  test('whose worker is blocked delays nothing: the page comes from the network by a navigation or a reload, and requests the worker again', async ({
    page,
    portal,
  }) => {
    test.slow()
    // A browser may keep the old worker for minutes after the new one was activated; here it does so for ever.
    await page.addInitScript(() => {
      const send = ServiceWorker.prototype.postMessage
      ServiceWorker.prototype.postMessage = function (this: ServiceWorker, ...[message, ...rest]: unknown[]) {
        const { type } = message as { type: string }
        if (type === 'SKIP_WAITING') Object.assign(window, { skipsWaiting: true })
        else Reflect.apply(send, this, [message, ...rest])
      }
    })
    await page.goto('/')
    await whenControlled(page)
    await page.goto('/music/list')
    await whenHydrated(page)
    const running = await deployBuild(portal, next.entry)
    try {
      await whenNewBuildWaits(page)
      await navigateToNewDocument(page, () => openSection(page, 'Home'))
      expect(await buildOfPage(page)).toBe(next.id)
      await page.waitForFunction(() => 'skipsWaiting' in window)
      await page.goto('/music/list')
      expect(await buildOfPage(page)).toBe(next.id)
    } finally {
      await stop(running.child)
      portal.child = (await restartPortal(portal)).child
    }
  })

  test('waits while music plays and takes over after a pause, with queue and position as they were', async ({
    page,
    portal,
  }) => {
    test.slow()
    await signIn(page)
    await page.locator('main a[href*="/music/albums/"]').first().click()
    await whenShown(page, /^\/music\/albums\//)
    await whenControlled(page)
    await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).first().click()
    const dock = page.getByRole('region', { name: 'Player' })
    const time = dock.getByRole('slider').first()
    await expect.poll(async () => Number(await time.inputValue()), { timeout: 30_000 }).toBeGreaterThan(1)
    const track = dock.getByRole('button', { name: /Open player$/ })
    const playing = await track.textContent()
    const running = await deployBuild(portal, next.entry)
    try {
      await whenNewBuildWaits(page)
      await page.evaluate(() => Object.assign(window, { stayed: true }))
      await openSection(page, 'Music')
      await expect(page).toHaveURL(/\/music\/list/)
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true)

      await dock.getByRole('button', { name: 'Pause' }).click()
      await expect(dock.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
      const place = Number(await time.inputValue())
      await navigateToNewDocument(page, () => openSection(page, 'Home'))
      await whenHydrated(page)
      expect(await buildOfPage(page)).toBe(next.id)
      await expect(track).toHaveText(playing ?? '')
      await expect.poll(async () => Math.abs(Number(await time.inputValue()) - place)).toBeLessThanOrEqual(1)
    } finally {
      await stop(running.child)
      portal.child = (await restartPortal(portal)).child
    }
  })
})
