/** Pages that open offline or with the server down: from the cache, marked as cached. */
import { restartPortal, stop } from '../tools/lib/portal.mjs'
import { patchDatabaseRows, readBrowserStorage } from '../support/browser-storage.ts'
import { openAndCachePage, reloadOffline, whenAllChunksAreCached } from '../support/cached-page.ts'
import { expect, test, whenHydrated, whenShown } from '../support/portal.ts'
import { inSecondRun } from '../support/second-run.ts'

test.use({ serviceWorkers: 'allow' })

test('home opens offline after one visit, from the cached document, with its age', async ({
  page,
  context,
}) => {
  await openAndCachePage(page, '/')
  const title = await page.getByRole('heading', { level: 1 }).first().textContent()
  await reloadOffline(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title ?? '')
  await expect(page.locator('img').first()).toBeVisible()
  // The HTTP cache uses the real clock, by which nothing is stale: it would still answer.
  const inspector = await context.newCDPSession(page)
  await inspector.send('Network.clearBrowserCache')
  await page.clock.setFixedTime(Date.now() + 3 * 60 * 60_000)
  await page.reload()
  await whenHydrated(page)
  await expect(page.getByText('Updated 3 hours ago.')).toBeVisible()
  // A width that was never requested is answered with another one of the same picture, never with another picture.
  const [other, none] = await page.evaluate(async () => {
    const held = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    const { url } = held.flat().find((request) => request.url.includes('/img/')) ?? { url: '' }
    const ask = (address: string) =>
      fetch(address).then(
        ({ headers }) => headers.get('content-type'),
        () => null,
      )
    return Promise.all([ask(url.replace(/[^/]*$/, '123x0.webp')), ask('/img/never-seen/123x0.webp')])
  })
  expect([other, none]).toEqual([expect.stringMatching(/^image\//), null])
})

test(
  'an age ceiling that ended while the worker was unreachable no longer applies on the next page',
  inSecondRun,
  async ({ page }) => {
    await openAndCachePage(page, '/')
    await patchDatabaseRows(page, 'worker-facts:', { ceiling: true })
    await page.goto('/')
    await whenHydrated(page)
    await expect
      .poll(async () => JSON.stringify((await readBrowserStorage(page)).databases))
      .toContain('"ceiling":false')
    await openAndCachePage(page, '/music/list')
    await reloadOffline(page)
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText('Music')
  },
)

test('every language starts offline, also one that was never opened', async ({ page, context }) => {
  await openAndCachePage(page, '/')
  await whenAllChunksAreCached(page)
  await context.setOffline(true)
  for (const [code, dir] of [
    ['ar', 'rtl'],
    ['fr', 'ltr'],
    ['de', 'ltr'],
    ['es', 'ltr'],
    ['ro', 'ltr'],
  ] as const) {
    await page.goto(`/${code}/music/list`)
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${code}`))
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test(
  'a worker that was stopped and restarted answers while the server is down',
  inSecondRun,
  async ({ page, context, portal }) => {
    await openAndCachePage(page, '/')
    const session = await context.newCDPSession(page)
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    await session.detach()
    await stop(portal.child)
    try {
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    } finally {
      portal.child = (await restartPortal(portal)).child
    }
  },
)

test('a server that is down while the network works is not reported as offline', async ({ page, portal }) => {
  await openAndCachePage(page, '/')
  await whenAllChunksAreCached(page)
  await stop(portal.child)
  try {
    // A cached page may need nothing from the server: that it is down shows in the first request.
    await page.goto('/music/playlists')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t connect right now')
    await expect(page.getByText(/you’re offline/i)).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await whenShown(page, /^\/$/)
    await expect(
      page.getByRole('status').filter({ hasText: 'We can’t connect right now. Updated' }),
    ).toBeVisible()
    await expect(page.getByText(/you’re offline/i)).toHaveCount(0)
  } finally {
    portal.child = (await restartPortal(portal)).child
  }
})

test(
  'the device settings open offline, also when never opened before',
  inSecondRun,
  async ({ page, context }) => {
    await openAndCachePage(page, '/')
    await whenAllChunksAreCached(page)
    await expect
      .poll(async () => JSON.stringify((await readBrowserStorage(page)).databases))
      .toContain('"structure","settings"')
    await context.setOffline(true)
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
    await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible()
  },
)
