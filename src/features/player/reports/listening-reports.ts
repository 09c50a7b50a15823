/** Slices of 15 s of media time, rewritten on disk each second: a killed page loses one second at most. */
import {
  type Listening,
  restartCount,
  countedSeconds,
  addMediaTime,
  interrupt,
  isSliceDue,
  noListening,
  sliceSeconds,
  takeSlice,
  unreported,
} from '../../../domain/player/listening.ts'
import type { ReportSender } from './report-sender.ts'
import { type SliceAction, createSliceOutbox, logReportDelayed } from './slice-outbox.ts'

/** Less than this is a tap by mistake; the end of a track is reported nevertheless. */
const minimumSeconds = 0.05
/** As much is reported under the old ticket where no new one can be had. */
const maxUnreportedSeconds = 300

export interface ListeningReports {
  begin: (ticket: string | null, maxSeconds: number) => void
  addMediaTime: (mediaTime: number, rate: number) => void
  interrupt: () => void
  finish: () => void
  flush: () => void
  seconds: () => number
  ticket: () => string | null
  sendStored: () => void
}
interface ListeningReportsOptions {
  /** `failed`: a report under this ticket failed, for good or until later. LISTEN-05, LISTEN-06 */
  openSender: (failed: (ticket: string, isFinal: boolean) => void) => Promise<ReportSender>
  /** A new ticket for the current track, when the old one was refused. */
  renewTicket: () => Promise<string | null>
}

interface ReportState {
  readonly outbox: ReturnType<typeof createSliceOutbox>
  readonly renewTicket: () => Promise<string | null>
  listening: Listening
  ticket: string | null
  /** Refused or not: seconds without another ticket are reported under it. */
  lastTicket: string | null
  /** The backend takes nothing more under it; a backend that was down does. */
  isLastRefused: boolean
  maxSeconds: number
  renewing: Promise<void> | null
  renewAfter: number
  savedSeconds: number
}

const sendSlice = (state: ReportState, action: SliceAction, seconds: number, isPartial = true) => {
  const ticket = state.ticket ?? state.lastTicket
  if (ticket) state.outbox.send(action, { ticket, seconds, maxSeconds: state.maxSeconds, isPartial })
}
const closeSlice = (state: ReportState, action: SliceAction, isPartial = true) => {
  const slice = takeSlice(state.listening)
  if (isPartial && slice.seconds < minimumSeconds) return
  state.listening = slice.state
  state.savedSeconds = 0
  sendSlice(state, action, slice.seconds, isPartial)
}
const growSlice = (state: ReportState) => {
  const seconds = unreported(state.listening)
  if (Math.floor(seconds) <= state.savedSeconds) return
  state.savedSeconds = Math.floor(seconds)
  sendSlice(state, 'grow', seconds)
}

const dropTicket = (state: ReportState, refused: string, isFinal: boolean) => {
  if (refused === state.lastTicket && isFinal) state.isLastRefused = true
  if (refused !== state.ticket) return
  state.listening = restartCount(state.listening)
  state.ticket = null
  state.renewAfter = 0
}
const renewTicket = (state: ReportState) => {
  const { heard } = state.listening
  if (heard < state.renewAfter) return
  state.renewAfter = heard + sliceSeconds
  const replaced = state.lastTicket
  state.renewing ??= state
    .renewTicket()
    .then((fresh) => {
      if (!fresh || replaced !== state.lastTicket) return
      // The server accepts no more seconds for a ticket than have passed since it was issued.
      if (!state.isLastRefused) closeSlice(state, 'close')
      state.lastTicket = state.ticket = fresh
      state.isLastRefused = false
    })
    .catch(logReportDelayed)
    .finally(() => (state.renewing = null))
}

const countMediaTime = (state: ReportState, mediaTime: number, rate: number) => {
  state.listening = addMediaTime(state.listening, mediaTime, rate)
  if (!isSliceDue(state.listening)) return growSlice(state)
  if (!state.ticket) renewTicket(state)
  if (state.ticket || unreported(state.listening) >= maxUnreportedSeconds) closeSlice(state, 'close')
  else growSlice(state)
}

const beginReports = (state: ReportState, ticket: string | null, maxSeconds: number) => {
  state.listening = noListening
  state.lastTicket = state.ticket = ticket
  state.isLastRefused = false
  state.maxSeconds = maxSeconds
  state.renewAfter = state.savedSeconds = 0
  void state.outbox.open()
}
const finishReports = (state: ReportState) => {
  if (state.listening.heard > 0 || unreported(state.listening) > 0) closeSlice(state, 'close', false)
  state.listening = noListening
  state.lastTicket = state.ticket = null
}

export const createListeningReports = (options: ListeningReportsOptions): ListeningReports => {
  const state: ReportState = {
    outbox: createSliceOutbox(() =>
      options.openSender((refused, isFinal) => dropTicket(state, refused, isFinal)),
    ),
    renewTicket: options.renewTicket,
    listening: noListening,
    ticket: null,
    lastTicket: null,
    isLastRefused: false,
    maxSeconds: 0,
    renewing: null,
    renewAfter: 0,
    savedSeconds: 0,
  }
  return {
    begin: (ticket, maxSeconds) => beginReports(state, ticket, maxSeconds),
    addMediaTime: (mediaTime, rate) => countMediaTime(state, mediaTime, rate),
    interrupt: () => {
      state.listening = interrupt(state.listening)
    },
    finish: () => finishReports(state),
    flush: () => closeSlice(state, 'hurry'),
    seconds: () => countedSeconds(state.listening),
    ticket: () => state.ticket,
    sendStored: state.outbox.sendStored,
  }
}
