/**
 * Sends slices of listening to the backend: to disk first, then in order, one tab at a time, off the disk
 * only on an answer. A key made with the slice makes a second sending harmless. A growing slice is left alone
 * as long as its page lives; when that is gone, another page sends it as it is.
 */
import { monotonicFactory } from 'ulid'
import { safeParse } from 'valibot'
import { databases } from '../../../contract/storage-names.ts'
import { BackendError, OfflineError } from '../../../api/backend-error.ts'
import { request } from '../../../api/request.ts'
import { reportListening } from '../../../contract/playback.ts'
import { StoredReport, storedReportVersion } from '../../../contract/player-records.ts'
import { openMemoryBackedRecords } from '../../../lib/memory-backed-records.ts'
import type { Records } from '../../../lib/records.ts'
import { type Locks, createPageLock } from './page-lock.ts'

/** A slice that was refused this often will never be accepted. */
const maxRefusals = 5
const deadlineMs = 20_000
const firstRetryMs = 5_000
const maxRetryMs = 5 * 60_000

export interface ListeningSlice {
  ticket: string
  seconds: number
  maxSeconds: number
  isPartial: boolean
}
export interface ReportSender {
  grow: (slice: ListeningSlice) => void
  close: (slice: ListeningSlice) => void
  /** From a page that unloads: written and sent at the same time. */
  hurry: (slice: ListeningSlice) => void
  sendStored: () => void
}
interface ReportSenderOptions {
  name: string
  rows: Pick<Records<StoredReport>, 'list' | 'put' | 'remove'>
  locks: Locks
  deliver: (row: StoredReport) => Promise<unknown>
  failed: (ticket: string, isFinal: boolean) => void
  now: () => Date
  later: (work: () => void, ms: number) => void
  isOnline: () => boolean
}

const nextKey = monotonicFactory()
const logReportStored = (problem: unknown) => console.warn('a listen report is still stored', problem)

const createRowSender = (
  options: ReportSenderOptions,
  gone: (ids: readonly string[]) => Promise<Set<string>>,
) => {
  const { name, rows, locks, deliver, failed, later } = options
  let pause = firstRetryMs
  let isWaiting = false

  const refuse = async (row: StoredReport, error: BackendError) => {
    failed(row.body.ticketId, error.isFinal)
    if (!error.isFinal) return false
    // Its key was answered for a later copy, which its page sent while it unloaded.
    const refusals = error.status === 422 ? maxRefusals : row.refusals + 1
    if (refusals < maxRefusals) await rows.put(row.key, { ...row, refusals })
    else await rows.remove(row.key)
    return true
  }
  /** False when the connection or the backend is down: the rest would fail too. */
  const send = async (row: StoredReport): Promise<boolean> => {
    try {
      await deliver(row)
    } catch (error) {
      if (error instanceof OfflineError) return false
      if (error instanceof BackendError) return refuse(row, error)
      // It was accepted, but the answer does not fit the schema: sending again would change nothing.
      logReportStored(error)
    }
    await rows.remove(row.key)
    return true
  }
  /** Complete ones, and those whose page is gone; read again after that was found out, for they grew until then. */
  const sendable = async () => {
    const growing = (await rows.list()).flatMap(({ growsIn }) => growsIn ?? [])
    const left = await gone(growing)
    return (await rows.list()).filter(({ growsIn }) => growsIn === undefined || left.has(growsIn))
  }
  const drain = () =>
    locks.request(name, async () => {
      for (const row of await sendable()) if (!(await send(row))) return false
      return true
    })
  const tryLater = () => {
    if (isWaiting) return
    isWaiting = true
    later(() => {
      isWaiting = false
      sendAll()
    }, pause)
    pause = Math.min(pause * 2, maxRetryMs)
  }
  const sendAll = () => {
    drain()
      .then((isDone) => {
        if (isDone) pause = firstRetryMs
        else tryLater()
      })
      .catch(logReportStored)
  }
  return { send, sendAll }
}

export const createReportSender = (options: ReportSenderOptions): ReportSender => {
  const { rows, now, isOnline } = options
  const { hold, releaseLater, gone } = createPageLock(options.name, options.locks, nextKey, logReportStored)
  const { send, sendAll } = createRowSender(options, gone)
  let key: string | null = null
  let growing: StoredReport | null = null

  const rowOf = ({ ticket, seconds, maxSeconds, isPartial }: ListeningSlice): StoredReport => ({
    version: storedReportVersion,
    key: (key ??= nextKey()),
    refusals: 0,
    body: {
      ticketId: ticket,
      type: 'listened',
      date: now().toISOString(),
      usageDuration: seconds,
      maxUsageDuration: maxSeconds,
      offline: !isOnline(),
      partial: isPartial,
    },
  })
  const complete = (slice: ListeningSlice) => {
    const row = rowOf(slice)
    key = growing = null
    return row
  }
  const save = (row: StoredReport) => rows.put(row.key, row).catch(logReportStored)

  return {
    grow: (slice) => {
      const page = hold()
      const row = { ...rowOf(slice), growsIn: page.id }
      growing = row
      page.granted.then(() => (growing === row ? save(row) : undefined)).catch(logReportStored)
    },
    close: (slice) => {
      save(complete(slice)).then(sendAll, logReportStored)
    },
    hurry: (slice) => {
      const row = complete(slice)
      // A page that is only hidden goes on, while its disk is slow.
      save(row).finally(releaseLater()).catch(logReportStored)
      send(row).catch(logReportStored)
    },
    sendStored: sendAll,
  }
}

const parseReport = (value: unknown) => {
  const parsed = safeParse(StoredReport, value)
  return parsed.success ? parsed.output : null
}

/** The ticket alone authorises: neither an expired token nor another user who logged in since matters. */
const deliverReport = ({ key, body }: StoredReport) =>
  request(
    reportListening,
    { body },
    { idempotencyKey: key, keepalive: true, deadline: deadlineMs, isAnonymous: true },
  )

export const openReportSender = (
  tenant: string,
  failed: (ticket: string, isFinal: boolean) => void,
): ReportSender => {
  const name = databases.listeningReports(tenant)
  return createReportSender({
    name,
    rows: openMemoryBackedRecords(name, parseReport),
    locks: {
      request: async (lock, work) => navigator.locks.request(lock, work),
      query: () => navigator.locks.query(),
    },
    deliver: deliverReport,
    failed,
    now: () => new Date(),
    later: (work, ms) => setTimeout(work, ms),
    isOnline: () => navigator.onLine,
  })
}
