import { type Page, expect } from '@playwright/test'
import { type PlaybackReport, reportsOf, createTrack } from '../../support/player-answers.ts'
import {
  openPlayer,
  positionsOver,
  playTracks,
  playerState,
  whenPlaying,
  whenPlayedPast,
  test,
  runPlayerAction,
} from '../../support/player-page.ts'

declare global {
  interface Window {
    reports: ReturnType<Window['pageModules']['createListeningReports']>
    played: number
  }
}

const openReports = (page: Page) =>
  page.evaluate(() => {
    const reports = window.pageModules.createListeningReports({
      openSender: (failed) => Promise.resolve(window.pageModules.openReportSender('riwaq', failed)),
      renewTicket: () => Promise.resolve(null),
    })
    Object.assign(window, { reports })
  })

const sum = (seconds: readonly number[]) => seconds.reduce((all, one) => all + one, 0)

test('a report is sent after 15 seconds played, with all its fields; a pause stops reports; reported seconds equal seconds played [LISTEN-02] [LISTEN-03] [LISTEN-04] [LISTEN-07] [LISTEN-08] [LISTEN-09] [LISTEN-10] [LISTEN-11] [LISTEN-12] [AMBIG-104]', async ({
  page,
  backend,
}) => {
  test.setTimeout(90_000)
  await openPlayer(page)
  await playTracks(page, [createTrack('a', 20)])
  await whenPlaying(page, 'a')
  const start = Date.now()
  await expect.poll(() => reportsOf(backend).length, { timeout: 25_000 }).toBe(1)
  const [request] = backend.to('/content/streaming/report')
  expect((request?.at ?? 0) - start).toBeGreaterThan(14_000)
  expect((request?.at ?? 0) - start).toBeLessThan(17_500)
  const [first] = reportsOf(backend)
  expect(first).toMatchObject({ ticketId: 'ticket-a', type: 'listened', maxUsageDuration: 20, partial: true })
  expect(Object.keys(first ?? {})).toEqual([
    'ticketId',
    'type',
    'date',
    'usageDuration',
    'maxUsageDuration',
    'offline',
    'partial',
  ])
  expect(first?.usageDuration).toBeGreaterThanOrEqual(15)
  expect(first?.usageDuration).toBeLessThan(15.6)
  expect(Math.abs(Date.parse(first?.date ?? '') - (request?.at ?? 0))).toBeLessThan(2000)

  await runPlayerAction(page, 'pause')
  await expect.poll(async () => (await playerState(page)).phase).toBe('paused')
  expect(await positionsOver(page, 90)).toHaveLength(1)
  expect(reportsOf(backend)).toHaveLength(1)

  await runPlayerAction(page, 'toggle')
  await expect.poll(() => reportsOf(backend).length, { timeout: 15_000 }).toBe(2)
  const [, last] = reportsOf(backend)
  expect(last).toMatchObject({ ticketId: 'ticket-a', partial: false, maxUsageDuration: 20 })
  const reportedSeconds = sum(reportsOf(backend).map(({ usageDuration }) => usageDuration))
  // Within 1 % of the 20 seconds that the file lasts.
  expect(Math.abs(reportedSeconds - 20)).toBeLessThan(0.2)
})

test('skipped seconds are not reported, and seconds played before a seek are reported to the last moment', async ({
  page,
  backend,
}) => {
  // The browser's own account, taken before the element is emptied.
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    const account = ({ played }: HTMLMediaElement) =>
      Array.from({ length: played.length }, (_, at) => played.end(at) - played.start(at)).reduce(
        (a, b) => a + b,
      )
    HTMLMediaElement.prototype.play = function () {
      this.addEventListener('ended', () => (window.played = account(this)), { capture: true })
      return play.call(this)
    }
  })
  await openPlayer(page)
  await playTracks(page, [createTrack('a', 20)])
  await whenPlaying(page, 'a')
  for (const skipped of [4, 8, 12, 18]) {
    await page.evaluate((to) => window.playerActions.seek(to), skipped)
    await whenPlayedPast(page, skipped + 0.3)
  }
  await expect.poll(() => reportsOf(backend).length, { timeout: 15_000 }).toBe(1)
  const played = await page.evaluate(() => window.played)
  const [only] = reportsOf(backend)
  expect(only?.partial).toBe(false)
  expect(played).toBeLessThan(10)
  expect(Math.abs((only?.usageDuration ?? 0) - played)).toBeLessThan(0.2)
})

test('a refused report resets the counters and clears the ticket; the next slice has a new one [LISTEN-05] [LISTEN-06]', async ({
  page,
  backend,
}) => {
  let isRefusing = true
  backend.script = (request) =>
    request.path === '/content/streaming/report' && isRefusing
      ? { status: 403 }
      : { status: 200, body: { accepted: true } }
  await page.goto('/')
  await page.waitForFunction(() => 'pageModules' in window)
  const states = await page.evaluate(async () => {
    const tickets = ['second']
    const reports = window.pageModules.createListeningReports({
      openSender: (failed) => Promise.resolve(window.pageModules.openReportSender('riwaq', failed)),
      renewTicket: () => Promise.resolve(tickets.shift() ?? null),
    })
    Object.assign(window, { reports })
    reports.begin('first', 200)
    for (let at = 0; at <= 16; at += 0.25) reports.addMediaTime(at, 1)
    const before = [reports.seconds(), reports.ticket()]
    while (reports.ticket() !== null) await new Promise((done) => setTimeout(done, 20))
    return [before, [reports.seconds(), reports.ticket()]]
  })
  expect(states).toEqual([
    [16, 'first'],
    [0, null],
  ])
  isRefusing = false
  await page.evaluate(async () => {
    const { reports } = window
    for (let at = 16; at <= 31.5; at += 0.25) reports.addMediaTime(at, 1)
    while (reports.ticket() === null) await new Promise((done) => setTimeout(done, 20))
    reports.addMediaTime(31.75, 1)
  })
  await expect.poll(() => reportsOf(backend).filter(({ ticketId }) => ticketId === 'second').length).toBe(1)
  // The first slice is sent again with its own key; the second that was played before the refusal is not lost.
  const byKey = new Map(
    backend.to('/content/streaming/report').map(({ key, body }) => [key, body as PlaybackReport]),
  )
  expect([...byKey.values()].map(({ ticketId, usageDuration }) => [ticketId, usageDuration])).toEqual([
    ['first', 15],
    ['second', 16.75],
  ])
})

test('a report that the backend already has is offered once and then dropped', async ({ page, backend }) => {
  backend.script = (request) =>
    request.path === '/content/streaming/report'
      ? { status: 422, body: { error: 'IDEMPOTENCY_MISMATCH' } }
      : { status: 200, body: {} }
  await page.goto('/')
  await page.waitForFunction(() => 'pageModules' in window)
  await openReports(page)
  await page.evaluate(async () => {
    const { reports, pageModules } = window
    reports.begin('told', 200)
    for (let at = 0; at <= 15; at += 0.25) reports.addMediaTime(at, 1)
    const rows = pageModules.openRecords(
      'reports:riwaq',
      (value) => value as { body: { usageDuration: number } },
    )
    const isStored = async () => (await rows.list()).some(({ body }) => body.usageDuration === 15)
    while (reports.ticket() !== null || (await isStored())) await new Promise((done) => setTimeout(done, 20))
    pageModules.openReportSender('riwaq', () => {}).sendStored()
    // After it, under the same lock: the disk has been read once more.
    await navigator.locks.request('reports:riwaq', () => {})
  })
  expect(backend.to('/content/streaming/report')).toHaveLength(1)
})

test('no stored report of a killed page is lost, and none is sent by others while its page lives', async ({
  page,
  context,
  backend,
}) => {
  const open = async (tab: Page) => {
    await tab.goto('/')
    await tab.waitForFunction(() => 'pageModules' in window)
    await openReports(tab)
  }
  await open(page)
  await page.evaluate(async () => {
    const { reports, pageModules } = window
    reports.begin('killed', 300)
    for (let at = 0; at <= 7.25; at += 0.25) reports.addMediaTime(at, 1)
    const rows = pageModules.openRecords(
      'reports:riwaq',
      (value) => value as { body: { usageDuration: number } },
    )
    while ((await rows.list())[0]?.body.usageDuration !== 7) await new Promise((done) => setTimeout(done, 20))
  })
  const other = await context.newPage()
  await open(other)
  await other.evaluate(async () => {
    window.reports.begin('living', 300)
    for (let at = 0; at <= 15; at += 0.25) window.reports.addMediaTime(at, 1)
  })
  await expect.poll(() => reportsOf(backend).map(({ ticketId }) => ticketId)).toEqual(['living'])
  await page.close()
  // A page is gone shortly after it was closed.
  const sent = async () => {
    await other.evaluate(() => window.reports.sendStored())
    return reportsOf(backend).map(({ usageDuration }) => usageDuration)
  }
  await expect.poll(sent).toEqual([15, 7])
})

test('reports are stored offline, survive a reload and are sent once, under the same key', async ({
  page,
  backend,
  context,
}) => {
  await page.goto('/')
  await page.waitForFunction(() => 'pageModules' in window)
  await openReports(page)
  await context.setOffline(true)
  const [seconds, ticket] = await page.evaluate(async () => {
    const { reports } = window
    reports.begin('kept', 300)
    for (let at = 0; at <= 46; at += 0.25) reports.addMediaTime(at, 1)
    await new Promise((done) => setTimeout(done, 500))
    return [reports.seconds(), reports.ticket()]
  })
  expect([seconds, ticket]).toEqual([46, 'kept'])
  expect(reportsOf(backend)).toEqual([])
  await context.setOffline(false)
  await page.reload()
  await page.waitForFunction(() => 'pageModules' in window)
  await openReports(page)
  await page.evaluate(() => {
    const { reports } = window
    reports.sendStored()
  })
  await expect.poll(() => reportsOf(backend).length).toBe(4)
  expect(sum(reportsOf(backend).map(({ usageDuration }) => usageDuration))).toBe(46)
  expect(reportsOf(backend).every(({ offline }) => offline)).toBe(true)
  expect(new Set(backend.to('/content/streaming/report').map(({ key }) => key)).size).toBe(4)
  const left = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(left).toContain('reports:riwaq')
})

test('a page reports the seconds played when it is left', async ({ page, backend }) => {
  await openPlayer(page)
  const start = Date.now()
  await playTracks(page, [createTrack('a', 20)])
  await whenPlaying(page, 'a')
  await whenPlayedPast(page, 2.5)
  await page.goto('about:blank')
  const longest = (Date.now() - start) / 1000
  await expect.poll(() => reportsOf(backend).length).toBeGreaterThanOrEqual(1)
  // Several events of leaving may send the same seconds, under one key; sound that stalled is two slices.
  const byKey = new Map<string, number>()
  for (const [at, { usageDuration }] of reportsOf(backend).entries()) {
    const key = backend.to('/content/streaming/report')[at]?.key ?? ''
    byKey.set(key, Math.max(usageDuration, byKey.get(key) ?? 0))
  }
  const reported = sum([...byKey.values()])
  expect(reported).toBeGreaterThan(1.5)
  expect(reported).toBeLessThan(Math.min(longest, 4.5))
})
