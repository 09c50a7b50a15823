/** A hidden page reports the seconds played so far; seconds played later still belong to that page. */
import { expect, it } from 'vitest'
import type { StoredReport } from '../../src/contract/player-records.ts'
import { createReportSender } from '../../src/features/player/reports/report-sender.ts'
import {
  type SimulatedPage,
  createSimulatedStorage,
  createSimulatedLocks,
  flushPromises,
} from '../support/simulated-browser.ts'

it('the reports of a hidden page do not touch what it plays afterwards, however slow its storage was', async () => {
  const disk = createSimulatedStorage<StoredReport>()
  const locks = createSimulatedLocks()
  const arrived: [page: string, seconds: number][] = []
  /** While set, a write is not done before it is let go. */
  let held: (() => void)[] | null = null
  const turn = () => new Promise<void>((resume) => (held ? held.push(resume) : resume()))
  const open = (name: string) => {
    const page: SimulatedPage = { isClosed: false }
    const rows = disk.forPage(page)
    return createReportSender({
      name: 'reports:riwaq',
      rows: {
        ...rows,
        put: async (key, row) => {
          await turn()
          return rows.put(key, row)
        },
        remove: async (...keys) => {
          await turn()
          return rows.remove(...keys)
        },
      },
      locks: locks.forPage(page),
      deliver: ({ body }) => Promise.resolve(void arrived.push([name, body.usageDuration])),
      failed: () => undefined,
      now: () => new Date(),
      later: () => undefined,
      isOnline: () => true,
    })
  }
  const slice = (seconds: number) => ({ ticket: 'one', seconds, maxSeconds: 600, isPartial: true })
  const hidden = open('hidden')
  hidden.grow(slice(3))
  await flushPromises()
  const slow: (() => void)[] = (held = [])
  hidden.hurry(slice(3))
  hidden.grow(slice(2))
  await flushPromises()
  held = null
  for (const resume of slow) resume()
  await flushPromises()
  open('other').sendStored()
  await flushPromises()
  hidden.close(slice(5))
  await flushPromises()
  expect(arrived).toEqual([
    ['hidden', 3],
    ['hidden', 5],
  ])
  expect(disk.list()).toEqual([])
})
