/**
 * Each played second is reported exactly once in any schedule. Runs the page's counting, storage and sending against
 * the real backend over a simulated connection that loses, doubles and delays. With LONG a thousand schedules.
 */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'valibot'
import { BackendError, OfflineError } from '../../src/api/backend-error.ts'
import { TrackFetch } from '../../src/contract/playback.ts'
import type { StoredReport } from '../../src/contract/player-records.ts'
import { createReportSender } from '../../src/features/player/reports/report-sender.ts'
import {
  type ListeningReports,
  createListeningReports,
} from '../../src/features/player/reports/listening-reports.ts'
import { type Backend, openBackend } from '../support/backend.ts'
import { addAccount, addItem } from '../support/rows.ts'
import { type SeededRng, createSeededRng } from '../support/seeded-rng.ts'
import {
  type SimulatedPage,
  createSimulatedStorage,
  createSimulatedConnection,
  createSimulatedLocks,
  flushPromises,
} from '../support/simulated-browser.ts'

const isLong = Boolean(process.env['LONG'])
/** The first schedule with a refusal, a page that is killed and a slice that grows at the same time. */
const firstSeed = 6
/** The first in which a backend that was down costs a ticket in the middle of a slice. */
const lostTicketSeed = 26
const seeds = isLong
  ? Array.from({ length: 1000 }, (_, at) => firstSeed + at)
  : [firstSeed, firstSeed + 1, firstSeed + 2, lostTicketSeed]
const steps = 100

let backend: Backend
let tickets: string[] = []
beforeAll(async () => {
  backend = await openBackend({ env: { REQUESTS_PER_MINUTE: '1000000' } })
  await addAccount(backend.store, 'riwaq', 'lina')
  await addItem(backend.store, 'riwaq', 'trk_a', {
    kind: 'track',
    data: JSON.stringify({ seconds: 600, premium: false }),
  })
})
afterAll(() => backend.close())

const ticket = async () => {
  const answer = await backend.send('POST', '/song', {
    user: 'lina',
    body: { id: 'trk_a', protocol: 'HTTPS' },
  })
  const fresh = parse(TrackFetch, answer.body).ticket ?? ''
  tickets.push(fresh)
  return fresh
}
/** Milliseconds that the backend has of all tickets of this schedule. */
const countReportedSeconds = async () => {
  const hashes = tickets.map((ticket) => createHash('sha256').update(ticket).digest('base64url'))
  const rows = await backend.store.within('riwaq', ({ db }) =>
    db
      .selectFrom('listening')
      .select('seconds')
      .where('ticket', 'in', [...hashes, ''])
      .execute(),
  )
  return Math.round(rows.reduce((sum, { seconds }) => sum + Number(seconds) * 1000, 0))
}
const arrive = async ({ key, body }: StoredReport) => {
  const { status } = await backend.send('POST', '/content/streaming/report', {
    body,
    headers: { 'idempotency-key': key },
  })
  if (status !== 200) throw new BackendError(status, {})
}

/** A page of the listener: what it played, and whether it still exists. */
interface Page extends SimulatedPage {
  reports: ListeningReports
  place: number
  isPlaying: boolean
}

const createSchedule = (draw: SeededRng) => {
  tickets = []
  const disk = createSimulatedStorage<StoredReport>()
  const locks = createSimulatedLocks()
  const connection = createSimulatedConnection(draw)
  const played = { ms: 0, atRisk: 0 }
  let isGood = false

  /** The fate of a report on the simulated connection. */
  const travel = (row: StoredReport, page: SimulatedPage) =>
    new Promise<void>((done, failed) => {
      const answer = (act: () => void) => {
        if (!page.isClosed) act()
      }
      const lose = () => answer(() => failed(new OfflineError('lost')))
      const reach = async () => {
        try {
          await arrive(row)
          answer(done)
        } catch (error) {
          answer(() => failed(error))
        }
      }
      const actions: (() => Promise<void>)[] = [
        reach,
        // The answer is lost.
        () => arrive(row).then(lose, lose),
        // It never got there.
        () => Promise.resolve(lose()),
        // The network delivered it twice.
        () => arrive(row).then(reach, reach),
        () => Promise.resolve(answer(() => failed(new BackendError(503, {})))),
        // It gets there long after the page has given it up.
        () => {
          connection.wait(() => arrive(row).catch(() => undefined))
          return Promise.resolve(lose())
        },
      ]
      const action = actions[isGood ? 0 : draw.below(actions.length)]
      connection.wait(() => action?.() ?? Promise.resolve())
    })

  const open = (): Page => {
    const page: SimulatedPage = { isClosed: false }
    const reports = createListeningReports({
      renewTicket: () => (draw.chance(0.7) ? ticket() : Promise.resolve(null)),
      openSender: (failed) =>
        Promise.resolve(
          createReportSender({
            name: 'reports:riwaq',
            rows: disk.forPage(page),
            locks: locks.forPage(page),
            deliver: (row) => travel(row, page),
            failed,
            now: () => backend.clock.now(),
            later: (work) => connection.wait(() => Promise.resolve(page.isClosed ? undefined : work())),
            isOnline: () => true,
          }),
        ),
    })
    reports.sendStored()
    return Object.assign(page, { reports, place: 0, isPlaying: false })
  }
  /** Four moments a second, as an element gives them. */
  const listen = async (page: Page, quarters: number) => {
    for (let moment = 0; moment < quarters; moment++) {
      backend.clock.pass(250)
      page.place += 0.25
      page.reports.addMediaTime(page.place, 1)
      played.ms += 250
      // The disk is quicker than the music.
      if (page.place % 1 === 0) await flushPromises()
    }
  }
  return { disk, locks, line: connection, heard: played, open, listen, improve: () => (isGood = true) }
}
type Schedule = ReturnType<typeof createSchedule>

const play = async ({ reports }: Page, page: Page) => {
  reports.begin(await ticket(), 600)
  Object.assign(page, { isPlaying: true, place: 0 })
  reports.addMediaTime(0, 1)
  await flushPromises()
}
/** Playback since the last full second is not on disk. */
const kill = async ({ heard: played, locks }: Schedule, page: Page) => {
  page.isClosed = true
  if (page.isPlaying) played.atRisk += 750
  locks.grant()
  await flushPromises()
}

const step = async (schedule: Schedule, pages: Page[], draw: SeededRng) => {
  const page = pages[draw.below(pages.length)]
  if (!page) return void pages.push(schedule.open())
  const closePage = () => pages.splice(pages.indexOf(page), 1)
  // Mostly something plays and mostly the connection answers.
  if (!page.isPlaying) return play(page, page)
  if (draw.chance(0.35)) return schedule.listen(page, 1 + draw.below(120))
  if (draw.chance(0.5)) return schedule.line.happen()
  const acts: (() => Promise<unknown> | void)[] = [
    // A pause, or a place elsewhere.
    () => {
      page.reports.interrupt()
      page.place += draw.below(30)
      page.reports.addMediaTime(page.place, 1)
    },
    () => {
      page.reports.finish()
      return play(page, page)
    },
    // Hidden, and shown again.
    () => page.reports.flush(),
    async () => {
      page.reports.flush()
      await flushPromises()
      page.isPlaying = false
      closePage()
      return kill(schedule, page)
    },
    () => {
      closePage()
      return kill(schedule, page)
    },
    () => void (pages.length < 3 && pages.push(schedule.open())),
    () => page.reports.sendStored(),
  ]
  await acts[draw.below(acts.length)]?.()
}

/** All pages close; one opens again with a good connection. */
const finishSchedule = async (schedule: Schedule, pages: Page[]) => {
  for (const page of pages) page.reports.finish()
  await flushPromises()
  for (const page of pages) page.isClosed = true
  schedule.locks.grant()
  schedule.improve()
  const last = schedule.open()
  for (let round = 0; round < 200; round++) {
    last.reports.sendStored()
    await flushPromises()
    while (!schedule.line.isQuiet()) await schedule.line.happen()
    if (schedule.disk.list().length === 0) return
  }
}

it(`reports each second played exactly once over ${seeds.length} schedules of lost, duplicated, delayed and killed reports`, async () => {
  for (const seed of seeds) {
    const draw = createSeededRng(seed)
    const schedule = createSchedule(draw)
    const pages: Page[] = []
    for (let each = 0; each < steps; each++) await step(schedule, pages, draw)
    await finishSchedule(schedule, pages)
    const missing = schedule.heard.ms - (await countReportedSeconds())
    const place = `seed ${seed}: ${schedule.heard.ms} ms heard, ${missing} missing, ${schedule.heard.atRisk} at risk`
    expect([place, schedule.disk.list().length, missing >= 0, missing <= schedule.heard.atRisk]).toEqual([
      place,
      0,
      true,
      true,
    ])
  }
}, 3_600_000)
