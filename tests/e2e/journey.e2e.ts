/** The walk that the portal is built for, as one person lives it, with real sound from the real media room. */
import type { BrowserContext, Page } from '@playwright/test'
import {
  expect,
  logInAs,
  passLogin,
  test,
  whenAlive,
  whenControlled,
  whenUser,
  whenShown,
} from '../support/portal.ts'
import { readDisk } from '../support/disk.ts'
import { drift, noteSound, whenHeard } from '../support/sound.ts'
import { walk } from '../support/walk.ts'

test.use({ serviceWorkers: 'allow' })

/** Home stays in the page when it is left, hidden: only what can be seen counts. */
const seen = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).filter({ visible: true }).first()
const play = (page: Page) => seen(page, 'Play')
const heart = (page: Page) => seen(page, /^Like: /)
const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const isOn = (page: Page) => expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
const isOff = (page: Page) => expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
const title = (page: Page) => page.locator('main h1').filter({ visible: true })

const albums = (page: Page) => page.locator('main a[href*="/music/albums/"]').filter({ visible: true })

/** An album on home, the first unless another is named. */
const openAlbum = async (page: Page, one = albums(page).first()) => {
  await one.click()
  await whenShown(page, /^\/music\/albums\//)
  await expect(play(page)).toBeEnabled()
  return { path: new URL(page.url()).pathname, name: (await title(page).textContent()) ?? '' }
}
/** None that the next walk likes. */
const secondAlbum = async (page: Page) => {
  const first = await albums(page).first().getAttribute('href')
  return albums(page)
    .and(page.locator(`:not([href="${first}"])`))
    .first()
}
/** Delivered, and in the favourites of this disk, which nobody opened. */
const whenKeptAsLiked = async (page: Page, name: string) => {
  const lists = async () => {
    const rows = (await readDisk(page)).databases.flatMap((database) => database.rows)
    return JSON.stringify(
      rows.flatMap(({ keys, values }) => values.filter((_, at) => String(keys[at]).includes('liked-cards'))),
    )
  }
  await expect.poll(lists).toContain(JSON.stringify(name))
}
/** The favourites among the albums hold this one. */
const isFavourite = async (page: Page, name: string) => {
  await page.goto('/favorites')
  await seen(page, 'Albums').click()
  const link = page.getByRole('main').getByRole('link').filter({ hasText: name, visible: true })
  await expect(link.first()).toBeVisible()
}
/** Writes of likes that left the page and were answered, with their keys. */
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

test('a guest opens home and an album, taps Play, signs in, is back with that Play and hears it over ten screens [ROLE-32]', async ({
  page,
  problems,
}) => {
  await noteSound(page)
  await page.goto('/')
  await whenAlive(page)
  const album = await openAlbum(page)
  await play(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click()
  await passLogin(page, 'omar')
  await page.waitForURL((url) => url.pathname === album.path)
  await whenUser(page)
  // After a redirect the browser may ask for one more tap before it lets anything sound.
  const waits = player(page).getByText('Tap play to go on')
  await expect(waits.or(player(page).getByRole('button', { name: 'Pause' }))).toBeVisible()
  if (await waits.isVisible()) await player(page).getByRole('button', { name: 'Play', exact: true }).click()
  const first = await whenHeard(page, 1)
  expect(new URL(first.source).pathname).toMatch(/^\/media\//)
  expect(await walk(page, 10)).toHaveLength(10)
  const last = await whenHeard(page, first.at + 3)
  expect(last.source).toBe(first.source)
  // That it did not stop; how exact it is in time is the soak's to say.
  expect(drift(first, last)).toBeLessThan(0.2)
  expect(problems).toEqual([])
})

test('a like is there again without a line, also in favourites that nobody opened before, and so are home and the album [FAV-01, FAV-03]', async ({
  page,
  context,
}) => {
  await logInAs(page, 'maya')
  await whenControlled(page)
  const album = await openAlbum(page, await secondAlbum(page))
  await isOff(page)
  await heart(page).click()
  await isOn(page)
  await expect(page.getByRole('status').filter({ hasText: 'Added to your favourites' })).toBeVisible()
  await whenKeptAsLiked(page, album.name)
  await page.goto('/')
  await whenUser(page)
  await context.setOffline(true)
  await page.reload()
  await whenUser(page)
  await expect(albums(page).first()).toBeVisible()
  await page.goto(album.path)
  await expect(title(page)).toHaveText(album.name)
  await isOn(page)
  await isFavourite(page, album.name)
})

test('a tap on a heart that is on turns it off, and off it is after a reload [FAV-02]', async ({
  page,
  context,
}) => {
  await logInAs(page, 'maya')
  const writes = likeWrites(context)
  await openAlbum(page)
  await isOff(page)
  await heart(page).click()
  await isOn(page)
  await expect.poll(() => writes.map(({ method }) => method)).toEqual(['POST'])
  await heart(page).click()
  await isOff(page)
  await expect.poll(() => writes.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  await page.reload()
  await whenUser(page)
  await page.waitForLoadState('networkidle')
  await isOff(page)
})

test('a like without a line is shown at once, waits in sight, survives a reload and arrives exactly once [FAV-01]', async ({
  page,
  context,
}) => {
  await logInAs(page, 'maya')
  await whenControlled(page)
  const album = await openAlbum(page)
  await isOff(page)
  const writes = likeWrites(context)
  await context.setOffline(true)
  await heart(page).click()
  await isOn(page)
  await page.reload()
  await whenUser(page)
  await isOn(page)
  await page.getByRole('link', { name: '1 waiting' }).click()
  await whenShown(page, /^\/favorites$/)
  await expect(page.getByRole('button', { name: '1 waiting' })).toBeVisible()
  await expect(page.getByRole('link', { name: '1 waiting' })).toBeHidden()
  expect(writes).toEqual([])
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /waiting/ })).toBeHidden()
  await isFavourite(page, album.name)
  await page.goto(album.path)
  await isOn(page)
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    expect.stringMatching(/^POST \/like\/albums\/alb_/),
  ])
})

test('the seconds reported as heard are the seconds that passed in the sound [LISTEN-02]', async ({
  page,
  context,
}) => {
  // The first track of a new house is composed before it sounds; eighteen seconds are heard after that.
  test.slow()
  const reports: { usageDuration: number; ticketId: string; partial: boolean }[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/content/streaming/report'))
      reports.push(request.postDataJSON() as (typeof reports)[number])
  })
  await noteSound(page)
  await logInAs(page, 'omar')
  await openAlbum(page)
  await play(page).click()
  await whenHeard(page, 18)
  await player(page).getByRole('button', { name: 'Pause' }).click()
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const stopped = await page.evaluate(() =>
    Math.max(...[...window.sounding].map(({ currentTime }) => currentTime)),
  )
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/content/streaming/report'))
  await player(page).getByRole('button', { name: 'Close the player' }).click()
  expect((await answered).status()).toBe(200)
  const told = reports.reduce((sum, { usageDuration }) => sum + usageDuration, 0)
  expect(reports.length).toBeGreaterThanOrEqual(2)
  expect(Math.abs(told - stopped)).toBeLessThan(stopped * 0.01)
})
