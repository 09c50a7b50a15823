/**
 * What was heard, told in slices of 15 s of media time. A slice is on disk before it is sent and leaves the disk only
 * on an answer, so that a dead line, a closed tab or a logout loses nothing; its key makes a second sending harmless.
 */
import { monotonicFactory } from 'ulid'
import { safeParse } from 'valibot'
import { BackendError, OfflineError } from '../../api/backend-error.ts'
import { request } from '../../api/request.ts'
import { reportListening } from '../../contract/playback.ts'
import { StoredReport, storedReportVersion } from '../../contract/player-records.ts'
import {
  type Listening,
  countedSeconds,
  hear,
  interrupt,
  isSliceDue,
  noListening,
  sliceSeconds,
  takeSlice,
} from '../../domain/listening.ts'
import { openLastingRecords } from '../../lib/lasting-records.ts'

/** A slice that was refused this often says nothing any more. */
const mostRefusals = 5
const patience = 20_000
/** Less than this is a tap by mistake; the end of a track is told nevertheless. */
const leastSeconds = 0.05

export interface Reports {
  begin: (ticket: string | null, maxSeconds: number) => void
  hear: (mediaTime: number, rate: number) => void
  interrupt: () => void
  /** The track is over, or another one takes its place: nothing more comes under this ticket. */
  finish: () => void
  /** The page may go away now. */
  flush: () => void
  seconds: () => number
  ticket: () => string | null
  /** Sends what earlier visits left. */
  sendKept: () => void
}

const nextKey = monotonicFactory()
const read = (value: unknown) => {
  const parsed = safeParse(StoredReport, value)
  return parsed.success ? parsed.output : null
}
const isDefinite = ({ status }: BackendError) => status < 500 && status !== 429 && status !== 408

export interface ReportNeeds {
  tenant: string
  /** A new ticket for the track that plays, when the old one was refused. */
  renewTicket: () => Promise<string | null>
}

export const createReports = ({ tenant, renewTicket }: ReportNeeds): Reports => {
  const name = `reports:${tenant}`
  const rows = openLastingRecords(name, read)
  let listening: Listening = noListening
  let ticket: string | null = null
  let maxSeconds = 0
  let renewing: Promise<void> | null = null
  let askAgainAt = 0

  /** LISTEN-05, LISTEN-06 */
  const failed = (row: StoredReport) => {
    if (row.body.ticketId !== ticket) return
    listening = { ...noListening, from: listening.from }
    ticket = null
    askAgainAt = 0
  }
  /** True when the disk may be gone through further; false when the line is down. */
  const send = async (row: StoredReport): Promise<boolean> => {
    try {
      await request(
        reportListening,
        { body: row.body },
        { idempotencyKey: row.key, keepalive: true, deadline: patience },
      )
    } catch (error) {
      if (error instanceof OfflineError) return false
      if (!(error instanceof BackendError)) throw error
      failed(row)
      const refusals = row.refusals + (isDefinite(error) ? 1 : 0)
      if (refusals < mostRefusals) await rows.put(row.key, { ...row, refusals })
      else await rows.remove(row.key)
      return true
    }
    await rows.remove(row.key)
    return true
  }
  const sendAll = () =>
    navigator.locks.request(name, async () => {
      for (const row of await rows.list()) if (!(await send(row))) return
    })
  const complain = (problem: unknown) => console.warn('a listen report is still kept', problem)
  const sendKept = () => void sendAll().catch(complain)

  const rowOf = (ticketId: string, seconds: number, isPartial: boolean): StoredReport => ({
    version: storedReportVersion,
    key: nextKey(),
    refusals: 0,
    body: {
      ticketId,
      type: 'listened',
      date: new Date().toISOString(),
      usageDuration: seconds,
      maxUsageDuration: maxSeconds,
      offline: !navigator.onLine,
      partial: isPartial,
    },
  })
  const keep = async (row: StoredReport) => {
    await rows.put(row.key, row)
    await sendAll()
  }
  /** Without a ticket the seconds stay in memory until one is there; one ask for each slice, not for each moment. */
  const renew = () => {
    if (listening.heard < askAgainAt) return
    askAgainAt = listening.heard + sliceSeconds
    renewing ??= renewTicket()
      .then((fresh) => void (ticket ??= fresh))
      .catch(complain)
      .finally(() => (renewing = null))
  }
  const cut = (isPartial: boolean): StoredReport | null => {
    if (!ticket) return null
    const slice = takeSlice(listening)
    if (isPartial && slice.seconds < leastSeconds) return null
    listening = slice.state
    return rowOf(ticket, slice.seconds, isPartial)
  }

  return {
    begin: (given, seconds) => {
      listening = noListening
      ticket = given
      maxSeconds = seconds
      askAgainAt = 0
    },
    hear: (mediaTime, rate) => {
      listening = hear(listening, mediaTime, rate)
      if (!isSliceDue(listening)) return
      if (!ticket) return renew()
      const row = cut(true)
      if (row) void keep(row).catch(complain)
    },
    interrupt: () => {
      listening = interrupt(listening)
    },
    finish: () => {
      const row = listening.heard > 0 ? cut(false) : null
      listening = noListening
      ticket = null
      if (row) void keep(row).catch(complain)
    },
    // Written and sent at the same time: a page that goes away does not wait for its disk.
    flush: () => {
      const row = cut(true)
      if (!row) return
      void rows.put(row.key, row).catch(complain)
      void send(row).catch(complain)
    },
    seconds: () => countedSeconds(listening),
    ticket: () => ticket,
    sendKept,
  }
}
