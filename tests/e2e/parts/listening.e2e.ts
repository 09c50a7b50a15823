import { expect } from '@playwright/test'
import { test } from '../../support/parts-server.ts'
import {
  answers,
  openPlayer,
  placesOver,
  playTracks,
  reportsOf,
  shown,
  sounds,
  soundsPast,
  track,
  verb,
} from '../../support/player-page.ts'

declare global {
  interface Window {
    reports: ReturnType<Window['parts']['createReports']>
  }
}

const sum = (seconds: readonly number[]) => seconds.reduce((all, one) => all + one, 0)

test('while a track plays a report goes out after 15 seconds heard, with all its fields; a pause stops them; seconds told are seconds heard [LISTEN-02] [LISTEN-03] [LISTEN-04] [LISTEN-07] [LISTEN-08] [LISTEN-09] [LISTEN-10] [LISTEN-11] [LISTEN-12]', async ({
  page,
  backend,
}) => {
  test.setTimeout(90_000)
  backend.script = answers()
  await openPlayer(page)
  await playTracks(page, [track('a', 20)])
  await sounds(page, 'a')
  const began = Date.now()
  await expect.poll(() => reportsOf(backend).length, { timeout: 25_000 }).toBe(1)
  const [asked] = backend.to('/content/streaming/report')
  expect((asked?.at ?? 0) - began).toBeGreaterThan(14_000)
  expect((asked?.at ?? 0) - began).toBeLessThan(17_500)
  const [first] = reportsOf(backend)
  expect(first).toMatchObject({ ticketId: 'ticket-a', type: 'listened', maxUsageDuration: 20, partial: true })
  expect(first?.usageDuration).toBeGreaterThanOrEqual(15)
  expect(first?.usageDuration).toBeLessThan(15.6)
  expect(Math.abs(Date.parse(first?.date ?? '') - (asked?.at ?? 0))).toBeLessThan(2000)

  await verb(page, 'pause')
  await expect.poll(async () => (await shown(page)).phase).toBe('paused')
  expect(await placesOver(page, 90)).toHaveLength(1)
  expect(reportsOf(backend)).toHaveLength(1)

  await verb(page, 'toggle')
  await expect.poll(() => reportsOf(backend).length, { timeout: 15_000 }).toBe(2)
  const [, last] = reportsOf(backend)
  expect(last).toMatchObject({ ticketId: 'ticket-a', partial: false, maxUsageDuration: 20 })
  const told = sum(reportsOf(backend).map(({ usageDuration }) => usageDuration))
  // Within 1 % of the 20 seconds that the file lasts.
  expect(Math.abs(told - 20)).toBeLessThan(0.2)
})

test('what was skipped is not told as heard', async ({ page, backend }) => {
  backend.script = answers()
  await openPlayer(page)
  await playTracks(page, [track('a', 20)])
  await sounds(page, 'a')
  await page.evaluate(() => window.verbs.seek(18))
  await expect.poll(() => reportsOf(backend).length, { timeout: 15_000 }).toBe(1)
  const [only] = reportsOf(backend)
  expect(only?.partial).toBe(false)
  expect(only?.usageDuration).toBeGreaterThan(1.5)
  expect(only?.usageDuration).toBeLessThan(5)
})

test('a refused report resets the counters and clears the ticket; the next slice has a new one [LISTEN-05] [LISTEN-06]', async ({
  page,
  backend,
}) => {
  let isRefusing = true
  backend.script = (asked) =>
    asked.path === '/content/streaming/report' && isRefusing
      ? { status: 403 }
      : { status: 200, body: { accepted: true } }
  await page.goto('/')
  await page.waitForFunction(() => 'parts' in window)
  const states = await page.evaluate(async () => {
    const tickets = ['second']
    const reports = window.parts.createReports({
      tenant: 'riwaq',
      renewTicket: () => Promise.resolve(tickets.shift() ?? null),
    })
    Object.assign(window, { reports })
    reports.begin('first', 200)
    for (let at = 0; at <= 16; at += 0.25) reports.hear(at, 1)
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
    for (let at = 16; at <= 31.5; at += 0.25) reports.hear(at, 1)
    while (reports.ticket() === null) await new Promise((done) => setTimeout(done, 20))
    reports.hear(31.75, 1)
  })
  await expect.poll(() => reportsOf(backend).filter(({ ticketId }) => ticketId === 'second').length).toBe(1)
  const fresh = reportsOf(backend).find(({ ticketId }) => ticketId === 'second')
  expect(fresh?.usageDuration).toBeGreaterThanOrEqual(15)
  expect(fresh?.usageDuration).toBeLessThanOrEqual(16)
})

test('offline is no failure: slices wait on disk, survive a reload and arrive once, under the same key', async ({
  page,
  backend,
  context,
}) => {
  backend.script = answers()
  const begin = () =>
    page.evaluate(() => {
      const reports = window.parts.createReports({
        tenant: 'riwaq',
        renewTicket: () => Promise.resolve(null),
      })
      Object.assign(window, { reports })
    })
  await page.goto('/')
  await page.waitForFunction(() => 'parts' in window)
  await begin()
  await context.setOffline(true)
  const [seconds, ticket] = await page.evaluate(async () => {
    const { reports } = window
    reports.begin('kept', 300)
    for (let at = 0; at <= 46; at += 0.25) reports.hear(at, 1)
    await new Promise((done) => setTimeout(done, 500))
    return [reports.seconds(), reports.ticket()]
  })
  expect([seconds, ticket]).toEqual([46, 'kept'])
  expect(reportsOf(backend)).toEqual([])
  await context.setOffline(false)
  await page.reload()
  await page.waitForFunction(() => 'parts' in window)
  await begin()
  await page.evaluate(() => {
    const { reports } = window
    reports.sendKept()
  })
  await expect.poll(() => reportsOf(backend).length).toBe(3)
  expect(sum(reportsOf(backend).map(({ usageDuration }) => usageDuration))).toBe(45)
  expect(reportsOf(backend).every(({ offline }) => offline)).toBe(true)
  expect(new Set(backend.to('/content/streaming/report').map(({ key }) => key)).size).toBe(3)
  const left = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(left).toContain('reports:riwaq')
})

test('a page that is left tells what was heard until then', async ({ page, backend }) => {
  backend.script = answers()
  await openPlayer(page)
  await playTracks(page, [track('a', 20)])
  await sounds(page, 'a')
  await soundsPast(page, 2.5)
  await page.goto('about:blank')
  await expect.poll(() => reportsOf(backend).length).toBeGreaterThanOrEqual(1)
  expect(reportsOf(backend)[0]?.usageDuration).toBeGreaterThan(1.5)
  expect(new Set(backend.to('/content/streaming/report').map(({ key }) => key)).size).toBe(1)
})
