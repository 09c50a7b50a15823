/** Likes given online and offline, until the backend has stored them. */
import type { BrowserContext, Page, Route } from '@playwright/test'
import {
  albumLinks,
  likeButton,
  expectNotLiked,
  expectLiked,
  openAlbum,
  secondAlbum,
  visibleButton,
  pageHeading,
} from '../support/albums.ts'
import {
  expect,
  logInAs,
  testOnOwnPortal,
  whenControlled,
  whenShown,
  whenSignedIn,
} from '../support/portal.ts'
import { readBrowserStorage } from '../support/browser-storage.ts'
import { inSecondRun } from '../support/second-run.ts'

const test = testOnOwnPortal()

test.use({ serviceWorkers: 'allow' })

/** Delivered, and in the cached favourites, which have not been opened. */
const whenStoredAsLiked = async (page: Page, name: string) => {
  const lists = async () => {
    const rows = (await readBrowserStorage(page)).databases.flatMap((database) => database.rows)
    return JSON.stringify(
      rows.flatMap(({ keys, values }) => values.filter((_, at) => String(keys[at]).includes('liked-cards'))),
    )
  }
  await expect.poll(lists).toContain(JSON.stringify(name))
}
/** The favourites among the albums hold this one. */
const isFavourite = async (page: Page, name: string) => {
  await page.goto('/favorites')
  await visibleButton(page, 'Albums').click()
  const link = page.getByRole('main').getByRole('link').filter({ hasText: name, visible: true })
  await expect(link.first()).toBeVisible()
}
/** Write calls of likes that were sent and answered, with their keys. */
const likeWrites = (context: BrowserContext) => {
  const writes: { method: string; path: string; key: string }[] = []
  context.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    const key = request.headers()['idempotency-key'] ?? ''
    if (pathname.startsWith('/api/like/') && request.method() !== 'GET')
      writes.push({ method: request.method(), path: pathname.slice(4), key })
  })
  return writes
}

test(
  'a like is shown offline, also in favourites that were never opened before, and so are home and the album [FAV-01, FAV-03]',
  inSecondRun,
  async ({ page, context }) => {
    await logInAs(page, 'maya')
    await whenControlled(page)
    const album = await openAlbum(page, await secondAlbum(page))
    await expectNotLiked(page)
    await likeButton(page).click()
    await expectLiked(page)
    await expect(page.getByRole('status').filter({ hasText: 'Added to favourites' })).toBeVisible()
    await whenStoredAsLiked(page, album.name)
    await page.goto('/')
    await whenSignedIn(page)
    await context.setOffline(true)
    await page.reload()
    await whenSignedIn(page)
    await expect(albumLinks(page).first()).toBeVisible()
    await page.goto(album.path)
    await expect(pageHeading(page)).toHaveText(album.name)
    await expectLiked(page)
    await isFavourite(page, album.name)
  },
)

test(
  'a second tap on the like button removes the like, also after a reload [FAV-02]',
  inSecondRun,
  async ({ page, context }) => {
    await logInAs(page, 'maya')
    const writes = likeWrites(context)
    await openAlbum(page)
    await expectNotLiked(page)
    await likeButton(page).click()
    await expectLiked(page)
    await expect.poll(() => writes.map(({ method }) => method)).toEqual(['POST'])
    await likeButton(page).click()
    await expectNotLiked(page)
    await expect.poll(() => writes.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
    await page.reload()
    await whenSignedIn(page)
    await page.waitForLoadState('networkidle')
    await expectNotLiked(page)
  },
)

test('an offline like is shown at once and as pending, survives a reload and is sent exactly once [FAV-01]', async ({
  page,
  context,
}) => {
  await logInAs(page, 'maya')
  await whenControlled(page)
  const album = await openAlbum(page)
  await expectNotLiked(page)
  const writes = likeWrites(context)
  await context.setOffline(true)
  await likeButton(page).click()
  await expectLiked(page)
  await page.reload()
  await whenSignedIn(page)
  await expectLiked(page)
  await page.getByRole('link', { name: '1 waiting' }).click()
  await whenShown(page, /^\/favorites$/)
  await expect(page.getByRole('button', { name: '1 waiting' })).toBeVisible()
  await expect(page.getByRole('link', { name: '1 waiting' })).toBeHidden()
  // It is in the album list already, marked as pending, also after a reload.
  const likedRow = page.getByRole('main').getByRole('listitem').filter({ hasText: album.name })
  const mark = likedRow.getByRole('img', { name: 'Will be added' })
  await expect(mark).toBeVisible()
  await page.reload()
  await whenSignedIn(page)
  await visibleButton(page, 'Albums').click()
  await expect(mark).toBeVisible()
  expect(writes).toEqual([])
  // After delivery it keeps its place, however long the fresh list takes.
  const held: Route[] = []
  const lists = /\/api\/like\/albums\?.*limit=100\b/
  await context.route(lists, (route) => void held.push(route))
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /waiting/ })).toBeHidden()
  await expect(mark).toBeHidden()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(likedRow).toBeVisible()
  for (const route of held) await route.continue()
  await context.unroute(lists)
  await isFavourite(page, album.name)
  await page.goto(album.path)
  await expectLiked(page)
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    expect.stringMatching(/^POST \/like\/albums\/alb_/),
  ])
})
