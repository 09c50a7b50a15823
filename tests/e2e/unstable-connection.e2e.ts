/**
 * Downloads play without a gap whatever the connection does, while the user navigates, and each played second is
 * reported once. Short: one run. With LONG three hundred navigations, five reloads of another tab, three outages, an
 * expired token, a new build, at three times the speed.
 */
import { rmSync } from 'node:fs'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { createAnotherBuild, deployBuild } from '../support/another-build.ts'
import { createSeededRng } from '../support/seeded-rng.ts'
import { startAlbumPlayback, startLongAlbumPlayback } from '../support/start-playback.ts'
import { type Portal, restartPortal, stop } from '../tools/lib/portal.mjs'
import { expect, test, whenHydrated, whenControlled } from '../support/portal.ts'
import {
  playbackRecord,
  recordPlayback,
  whenBufferedAhead,
  whenAudible,
} from '../support/audible-playback.ts'
import { followLink, roundTrip, sectionTabs } from '../support/navigation.ts'

test.use({ trace: 'off', serviceWorkers: 'allow' })

const isLong = Boolean(process.env['LONG'])
const rounds = isLong ? 30 : 1
/** Seconds of sound; a quick machine goes on navigating until they have passed. The longest albums are hardly longer. */
const leastSecondsPlayed = isLong ? 1_800 : 20
const speed = isLong ? 3 : 4
const latencyMs = isLong ? 2_000 : 500
/** The share of calls that fail: more in a short run, which makes few. */
const failureRate = isLong ? 0.3 : 0.6

/** The engine plays faster than the rate that the page set. */
const speedUp = (page: Page) =>
  page.addInitScript((times) => {
    const rate = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'playbackRate')
    Object.defineProperty(HTMLMediaElement.prototype, 'playbackRate', {
      get() {
        return rate?.get?.call(this)
      },
      set(wanted: number) {
        rate?.set?.call(this, wanted * times)
      },
    })
  }, speed)

/** Calls are slow, some fail, of some only the answer is lost. Reports that the backend accepted are recorded by key. */
const disturbConnection = async (context: BrowserContext) => {
  const draw = createSeededRng(7)
  const reported = new Map<string, number>()
  const connection = { isUnstable: false, isCut: false, isExpired: false, failures: 0 }
  const take = async (route: Route) => {
    const request = route.request()
    const url = new URL(request.url())
    const headers = { ...request.headers(), host: url.host }
    url.hostname = '127.0.0.1'
    const answer = await route.fetch({ url: url.href, headers })
    if (answer.ok() && request.url().endsWith('/content/streaming/report')) {
      const { usageDuration } = request.postDataJSON() as { usageDuration: number }
      reported.set(request.headers()['idempotency-key'] ?? '', usageDuration)
    }
    return answer
  }
  const fail = async (route: Route) => {
    connection.failures++
    if (draw.chance(0.5)) return route.fulfill({ status: 503 })
    await take(route)
    return route.abort()
  }
  const answer = async (route: Route) => {
    if (connection.isCut) return route.abort('internetdisconnected')
    if (!connection.isUnstable) return route.fulfill({ response: await take(route) })
    await new Promise((done) => setTimeout(done, latencyMs))
    if (connection.isExpired && route.request().headers()['authorization']) {
      connection.isExpired = false
      return route.fulfill({
        status: 401,
        json: { error: 'UNAUTHORIZED', message: 'expired', requestId: 'x' },
      })
    }
    if (draw.chance(failureRate)) return fail(route)
    return route.fulfill({ response: await take(route) })
  }
  await context.route('**/api/**', (route) => answer(route).catch(() => route.abort().catch(() => {})))
  const cut = async (isCut: boolean) => {
    connection.isCut = isCut
    await context.setOffline(isCut)
  }
  return { connection, cut, seconds: () => [...reported.values()].reduce((sum, one) => sum + one, 0) }
}

const downloadAlbum = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Download: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Download · \d+ MB$/ }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Downloaded: / })
      .first(),
  ).toBeVisible({
    timeout: isLong ? 900_000 : 60_000,
  })
}

/** Another build answers from here on, up to the end. */
const deployed: (() => Promise<void>)[] = []
const deployInto = async (portal: Portal) => {
  const next = createAnotherBuild()
  const { child } = await deployBuild(portal, next.entry)
  deployed.push(async () => {
    await stop(child)
    portal.child = (await restartPortal(portal)).child
    rmSync(next.folder, { recursive: true, force: true })
  })
}
test.afterEach(async () => {
  for (const takeBack of deployed.splice(0)) await takeBack()
})

const hasNewWorker = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
  return Boolean(registration?.waiting ?? registration?.installing)
}
const positionOf = (page: Page) => page.evaluate(() => [...window.sounding][0]?.currentTime ?? 0)

test('with connection losses, failing calls and other tabs opening and closing, downloaded music plays without a gap and each second is reported once', async ({
  page,
  context,
  portal,
}) => {
  test.setTimeout(isLong ? 2_700_000 : 180_000)
  await recordPlayback(page)
  await speedUp(page)
  const disturbed = await disturbConnection(context)
  const bar = await (isLong
    ? startLongAlbumPlayback(page, portal, leastSecondsPlayed + 30)
    : startAlbumPlayback(page, portal))
  await whenControlled(page)
  await bar.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const first = await positionOf(page)
  await bar.getByRole('button', { name: 'Close player' }).click()
  await downloadAlbum(page)
  const album = new URL(page.url()).pathname
  await followLink(page, sectionTabs(page).first())
  // Every page of the walk is seen once in good connection.
  for (let turn = 0; turn < Math.min(rounds, 5); turn++) await roundTrip(page, turn)
  const other = await context.newPage()
  await other.goto('/')
  await whenHydrated(other)

  await followLink(page, page.locator(`main a[href$="${album}"]`).filter({ visible: true }).first())
  const play = page.getByRole('main').getByRole('button', { name: 'Play', exact: true })
  await play.filter({ visible: true }).first().click()
  await whenAudible(page)
  await whenBufferedAhead(page, 5)
  await followLink(page, sectionTabs(page).first())
  disturbed.connection.isUnstable = true
  for (let round = 0; round < rounds; round++) {
    if (round % 10 === 0) await disturbed.cut(true)
    await roundTrip(page, round % 5)
    if (round % 10 === 0) await disturbed.cut(false)
    if (round === 12) disturbed.connection.isExpired = true
    if (round === 16) await deployInto(portal)
    if (round % 6 === 0) {
      await other.reload()
      await whenHydrated(other)
    }
  }
  for (let step = 1; (await positionOf(page)) < leastSecondsPlayed; step++)
    await followLink(page, sectionTabs(page).nth(step % 4))
  disturbed.connection.isUnstable = false
  await bar.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const { stretches, silences } = await playbackRecord(page)
  const [only] = stretches
  const position = await positionOf(page)
  console.log(
    JSON.stringify({
      heard: position,
      reported: disturbed.seconds(),
      failures: disturbed.connection.failures,
      silences,
    }),
  )
  expect(disturbed.connection.failures).toBeGreaterThan(0)
  // The token ran out, and the new build is there and waits for the silence.
  expect(disturbed.connection.isExpired).toBe(false)
  if (isLong) expect(await page.evaluate(hasNewWorker)).toBe(true)
  expect(stretches).toHaveLength(1)
  expect(silences.slice(0, -1)).toEqual([])
  const wall = (only?.to.wall ?? 0) - (only?.from.wall ?? 0)
  expect(Math.abs(((only?.to.at ?? 0) - (only?.from.at ?? 0)) / (wall * speed) - 1)).toBeLessThan(
    isLong ? 0.01 : 0.06,
  )
  expect(position).toBeGreaterThan(leastSecondsPlayed)
  // Reported are the listener's seconds, not those of the audio.
  await bar.getByRole('button', { name: 'Close player' }).click()
  await expect
    .poll(() => Math.abs(disturbed.seconds() - (first + position) / speed), { timeout: 60_000 })
    .toBeLessThan(1)
})
