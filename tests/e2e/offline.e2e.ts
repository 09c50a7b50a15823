import { type Page } from '@playwright/test'
import { type Portal, restartPortal, stop } from '../tools/lib/portal.mjs'
import { patchRows, readDisk } from '../support/disk.ts'
import {
  expect,
  keptFiles,
  logInAs,
  test,
  whenAlive,
  whenControlled,
  whenShown,
  whenUser,
} from '../support/portal.ts'
import { screensOf } from '../support/screens.ts'
import { tooShort, traces, tracesIn } from '../support/traces.ts'

test.use({ serviceWorkers: 'allow' })

/** Asked again and again from here: a promise counts as true where a page is asked to wait for it. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('-pages-'))
    const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).match(location.href)))
    return pages.some((kept) => kept !== undefined)
  })

/** Opened once, with the worker in control and this very address kept. */
const openOnce = async (page: Page, path: string) => {
  await page.goto(path)
  await whenAlive(page)
  await whenControlled(page)
  await expect.poll(() => isKept(page)).toBe(true)
}

test('one visit is enough: home opens again with the line cut, from the kept document, with its age', async ({
  page,
  context,
}) => {
  await openOnce(page, '/')
  const title = await page.getByRole('heading', { level: 1 }).first().textContent()
  await context.setOffline(true)
  await page.reload()
  await whenAlive(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title ?? '')
  await expect(page.locator('img').first()).toBeVisible()
  // The browser's own memory lives by the real clock, where nothing has aged: it would answer anew.
  const inspector = await context.newCDPSession(page)
  await inspector.send('Network.clearBrowserCache')
  await page.clock.setFixedTime(Date.now() + 3 * 60 * 60_000)
  await page.reload()
  await whenAlive(page)
  await expect(page.getByText('Saved 3 hours ago.')).toBeVisible()
})

test('an age ceiling that ended where nobody could tell the worker is over for it with the next page', async ({
  page,
  context,
}) => {
  await openOnce(page, '/')
  await patchRows(page, 'worker-facts:', { ceiling: true })
  await page.goto('/')
  await whenAlive(page)
  await expect.poll(async () => JSON.stringify((await readDisk(page)).databases)).toContain('"ceiling":false')
  await openOnce(page, '/music/list')
  await context.setOffline(true)
  await page.reload()
  await whenAlive(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText('Music')
})

/** Rooms and words that nobody asked for are fetched once the page has time. */
const whenAllRoomsAreKept = (page: Page) =>
  expect
    .poll(async () => {
      const kept = (await keptFiles(page)).join()
      return ['words-ar', 'words-ro', 'room-watch', 'room-reading'].filter((name) => !kept.includes(name))
    })
    .toEqual([])

test('every language starts without a line, also one that was never opened', async ({ page, context }) => {
  await openOnce(page, '/')
  await whenAllRoomsAreKept(page)
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

/** Its page, and the thing itself among what was seen on this device. */
const openAlbum = async (page: Page, portal: Portal) => {
  const { body } = await portal.get('/music/albums', 'riwaq.localhost')
  const [path = ''] = /\/music\/albums\/[^"/]+\/[^"/]+\/[^"/]+\/[^"]+/.exec(body) ?? []
  await openOnce(page, path)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const noted = page.getByRole('main').getByRole('link').filter({ hasText: title }).first()
  await expect(async () => {
    await page.goto('/history')
    await expect(noted).toBeVisible()
  }).toPass()
  return { path, title }
}

test('a page never opened says kindly that it needs the line, and offers what opens without one; that does open', async ({
  page,
  context,
  portal,
}) => {
  const { path, title } = await openAlbum(page, portal)
  await whenAllRoomsAreKept(page)
  await context.setOffline(true)
  await page.goto('/music/playlists')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This room has not been opened here yet')
  const offered = page.getByRole('list', { name: 'These open without a connection' }).getByRole('link')
  await expect(offered).toHaveCount(1)
  await offered.click()
  await whenShown(page, /\/music\/albums\//)
  expect(new URL(page.url()).pathname).toBe(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
})

test('the return from the login is never kept nor answered from the disk', async ({ page }) => {
  await openOnce(page, '/')
  await page.goto('/?status=200&msg=OK')
  await whenAlive(page)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map((request) => request.url)
  })
  expect(kept.filter((url) => url.includes('status='))).toEqual([])
})

/** The rendered documents on this device, by path; the empty pages of the languages are there for everyone. */
const keptDocuments = async (page: Page) => {
  const { caches } = await readDisk(page)
  const kept = caches.filter(({ name }) => name.includes('-pages-')).flatMap(({ texts }) => texts)
  const rendered = kept.map(({ url, text = '' }) => ({ path: new URL(url).pathname, text }))
  return rendered.filter(({ path }) => !path.startsWith('/_/'))
}
const pressed = /<button[^>]* aria-pressed="true"/

test('what is kept of pages that a user likes things on is the guest view: no name, no address, no token, no pressed heart', async ({
  page,
  context,
  portal,
}) => {
  const { album = '' } = await screensOf(portal)
  await logInAs(page, 'omar')
  const seen = ['/', album, '/music/albums']
  await openOnce(page, album)
  const hearts = page.getByRole('main').getByRole('button', { name: /^Like: /, pressed: true })
  const other = page.getByRole('main').getByRole('button', { name: /^Like: /, pressed: false })
  const before = await hearts.count()
  await other.first().click()
  await expect(hearts).toHaveCount(before + 1)
  // Each once more, now that the worker knows whose they are.
  for (const path of seen) {
    await openOnce(page, path)
    await whenUser(page)
  }
  await page.goto(album)
  await expect(hearts).toHaveCount(before + 1)
  const person = await traces(page, context)
  expect(tooShort(person)).toEqual([])

  const documents = await keptDocuments(page)
  expect(documents.map(({ path }) => path)).toEqual(expect.arrayContaining(seen))
  for (const { path, text } of documents) {
    expect(text, path).toContain('<h1')
    expect(tracesIn(text, person), path).toEqual([])
    expect(pressed.test(text), `a pressed heart in ${path}`).toBe(false)
  }
  // Hearts stand in them, and nobody's.
  expect(documents.find(({ path }) => path === album)?.text).toContain('aria-pressed="false"')
})

test('the worker that was stopped in the middle still answers, with the server gone', async ({
  page,
  context,
  portal,
}) => {
  await openOnce(page, '/')
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
})
