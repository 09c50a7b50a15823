/** Names on disks and wires outlive a rename: an earlier build's profile and store open in this one, and both run side by side. */
import type { BrowserContext, Page } from '@playwright/test'
import { buildOfPage, navigateToNewDocument, whenNewBuildWaits } from '../support/another-build.ts'
import { firstLinkedPathOn, linkedPathsOn } from '../support/backend-content.ts'
import { readBrowserStorage } from '../support/browser-storage.ts'
import { deployToday, startEarlierPortal } from '../support/earlier-build.ts'
import { shortSong } from '../support/downloads.ts'
import { reloadOffline } from '../support/cached-page.ts'
import {
  expect,
  passLogin,
  testOnOwnPortal,
  whenHydrated,
  whenControlled,
  whenSignedIn,
} from '../support/portal.ts'
import { isAudible, recordPlayback } from '../support/audible-playback.ts'

/** A store of its own for each journey: an earlier build does not start on one that a later build has migrated. */
const testOnEarlierPortal = () =>
  testOnOwnPortal().extend({
    portal: [
      async ({}, provide) => {
        const portal = await startEarlierPortal()
        await provide(portal)
        await portal.stop()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  })
const test = testOnEarlierPortal()
const testWithEarlierTab = testOnEarlierPortal()

/** The words of the earlier build. */
const earlier = {
  download: 'Keep for offline',
  downloaded: 'Kept on this device',
  openPlayer: /Open the player$/,
}

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const place = (page: Page) => player(page).getByRole('slider').first()
const secondsIn = async (page: Page) => Number(await place(page).inputValue())
const visibleButton = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).filter({ visible: true }).first()
const like = (page: Page) => visibleButton(page, /^Like: /)

const downloadInEarlierBuild = async (page: Page, title: string) => {
  await page.getByRole('button', { name: `${earlier.download}: ${title}`, exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${earlier.download} · \\d+ MB$`) })
    .click()
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('button', { name: `${earlier.downloaded}: ${title}`, exact: true }),
  ).toBeVisible({ timeout: 240_000 })
}

const logIn = async (page: Page, path: string) => {
  await page.goto(`/login/riwaq?lang=en&redirectUrl=${encodeURIComponent(path)}`)
  await passLogin(page, 'omar')
  await page.waitForURL((url) => url.pathname === path)
  await whenSignedIn(page)
}
const unsentWrites = async (page: Page) => {
  const { databases } = await readBrowserStorage(page)
  const own = databases.filter(({ name }) => name.startsWith('outbox:'))
  return own.flatMap(({ rows }) => rows.flatMap(({ keys }) => keys)).length
}
const likeWrites = (context: BrowserContext) => {
  const paths = new Set<string>()
  context.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.startsWith('/api/like/') && answer.request().method() === 'POST' && answer.ok())
      paths.add(pathname)
  })
  return paths
}

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a profile and a store of an earlier build open in this one: session, queue, downloaded song and album, places in music and in an episode, likes and unsent writes', async ({
    page,
    context,
    portal,
  }) => {
    test.setTimeout(600_000)
    const song = await shortSong(portal)
    const shows = await linkedPathsOn(portal, '/podcast/list', 'show')
    await logIn(page, `/music/tracks/${song.id}`)
    await whenControlled(page)
    const before = await buildOfPage(page)
    await downloadInEarlierBuild(page, song.title)

    const episode = await firstLinkedPathOn(portal, shows[0] ?? '', 'episode')
    await page.goto(episode)
    await whenSignedIn(page)
    await visibleButton(page, 'Play').click()
    await expect.poll(() => secondsIn(page), { timeout: 60_000 }).toBeGreaterThan(1)
    const middle = Math.floor(Number(await place(page).getAttribute('max')) / 2)
    await place(page).fill(String(middle))
    await expect.poll(() => secondsIn(page), { timeout: 60_000 }).toBeGreaterThan(middle + 1)
    await player(page).getByRole('button', { name: 'Pause' }).click()

    // The song is of the first album.
    const [, album = ''] = await linkedPathsOn(portal, '/', 'album')
    await page.goto(album)
    await whenSignedIn(page)
    const albumTitle = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await downloadInEarlierBuild(page, albumTitle)
    await visibleButton(page, 'Play').click()
    await expect.poll(() => secondsIn(page), { timeout: 60_000 }).toBeGreaterThan(3)
    await player(page).getByRole('button', { name: 'Pause' }).click()
    await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    const shown = await player(page).getByRole('button', { name: earlier.openPlayer }).textContent()
    const [track, position] = [shown?.replace(earlier.openPlayer, ''), await secondsIn(page)]
    expect(track).toBeTruthy()

    const liked: string[] = []
    for (const show of shows.slice(0, 3)) {
      await page.goto(show)
      await whenSignedIn(page)
      await expect(like(page)).toHaveAttribute('aria-pressed', 'false')
      liked.push(show)
    }
    await expect.poll(() => unsentWrites(page)).toBe(0)
    await context.setOffline(true)
    for (const show of liked) {
      await page.goto(show)
      await whenSignedIn(page)
      await like(page).click()
      await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
    }
    await expect.poll(() => unsentWrites(page)).toBe(3)

    await deployToday(portal)
    const sent = likeWrites(context)
    await context.setOffline(false)
    await whenNewBuildWaits(page)
    await navigateToNewDocument(page, () =>
      page
        .getByRole('navigation')
        .getByRole('link', { name: 'Music' })
        .filter({ visible: true })
        .first()
        .click(),
    )
    await whenSignedIn(page)
    expect(await buildOfPage(page)).not.toBe(before)
    await expect.poll(() => sent.size).toBe(3)
    await expect.poll(() => unsentWrites(page)).toBe(0)
    await expect(player(page).getByRole('button', { name: /Open player$/ })).toContainText(track ?? '')
    await expect.poll(async () => Math.abs((await secondsIn(page)) - position)).toBeLessThanOrEqual(1)
    for (const show of liked) {
      await page.goto(show)
      await whenSignedIn(page)
      await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
    }

    await page.goto(episode)
    await whenSignedIn(page)
    await visibleButton(page, /^Continue/).click()
    await expect.poll(() => secondsIn(page), { timeout: 60_000 }).toBeGreaterThan(middle)

    await page.goto('/downloads')
    await whenControlled(page)
    await reloadOffline(page)
    await visibleButton(page, `Play ${albumTitle}`).click()
    await expect
      .poll(() =>
        player(page)
          .getByRole('button', { name: /Open player$/ })
          .textContent(),
      )
      .toContain(track)
    await expect.poll(() => secondsIn(page)).toBeGreaterThan(1)
    await visibleButton(page, `Play ${song.title}`).click()
    await expect(player(page).getByRole('button', { name: /Open player$/ })).toContainText(song.title)
    await expect.poll(() => secondsIn(page)).toBeGreaterThan(1)
    await context.setOffline(false)
  })
})

testWithEarlierTab.describe('side by side', () => {
  testWithEarlierTab(
    'a tab of an earlier build and one of this build: only one plays, and a logout reaches both',
    async ({ page, context, portal }) => {
      testWithEarlierTab.setTimeout(300_000)
      await recordPlayback(page)
      const album = await firstLinkedPathOn(portal, '/', 'album')
      await logIn(page, album)
      const before = await buildOfPage(page)
      await visibleButton(page, 'Play').click()
      await expect.poll(() => isAudible(page), { timeout: 60_000 }).toBe(true)
      await deployToday(portal)
      const other = await context.newPage()
      await recordPlayback(other)
      await other.goto(album)
      await whenSignedIn(other)
      expect(await buildOfPage(other)).not.toBe(before)
      await expect(player(other)).toBeVisible()
      // In the middle of the row may lie its title, which is a link.
      await visibleButton(other, /^Play /).click({ position: { x: 30, y: 20 } })
      await expect.poll(() => isAudible(other), { timeout: 60_000 }).toBe(true)
      await expect.poll(() => isAudible(page)).toBe(false)
      await other.getByRole('button', { name: /^Account: / }).click()
      const back = other.waitForRequest(/\/login\/logged-out/)
      await other.getByRole('button', { name: 'Sign out' }).click()
      await other
        .getByRole('dialog', { name: 'Sign out' })
        .getByRole('button', { name: 'Sign out anyway' })
        .click()
      await back
      await whenHydrated(other)
      for (const tab of [page, other])
        await expect(tab.getByRole('button', { name: 'Account and settings' })).toBeVisible()
      await expect(player(page)).toHaveCount(0)
      expect(
        (await readBrowserStorage(page)).databases
          .map(({ name }) => name)
          .filter((name) => /^(queries:riwaq:|outbox|player)/.test(name)),
      ).toEqual([])
    },
  )
})
