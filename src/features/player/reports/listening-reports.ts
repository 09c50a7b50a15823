/**
 * What was heard, told in slices of 15 s of media time. The slice that grows is on disk anew with each second, so that
 * a page that is killed loses one second at most; disk and line are the post's, which comes a moment after the player.
 */
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
import type { ReportSender, ListeningSlice } from './report-sender.ts'

/** Less than this is a tap by mistake; the end of a track is told nevertheless. */
const minimumSeconds = 0.05
/** So much is told under the old ticket where no new one is to be had. */
const maxUnreportedSeconds = 300

export interface ListeningReports {
  begin: (ticket: string | null, maxSeconds: number) => void
  addMediaTime: (mediaTime: number, rate: number) => void
  interrupt: () => void
  /** The track is over, or another one takes its place: nothing more comes under this ticket. */
  finish: () => void
  /** The page may go away now. */
  flush: () => void
  seconds: () => number
  ticket: () => string | null
  /** Sends what earlier visits left. */
  sendStored: () => void
}
interface ListeningReportsOptions {
  /** `failed`: a report under this ticket was answered, and not well. LISTEN-05, LISTEN-06 */
  openSender: (failed: (ticket: string) => void) => Promise<ReportSender>
  /** A new ticket for the track that plays, when the old one was refused. */
  renewTicket: () => Promise<string | null>
}

type SliceAction = 'grow' | 'close' | 'hurry'
const logReportDelayed = (problem: unknown) => console.warn('a report waits', problem)

export const createListeningReports = ({
  openSender: openPost,
  renewTicket,
}: ListeningReportsOptions): ListeningReports => {
  let listening: Listening = noListening
  let ticket: string | null = null
  /** Refused or not: seconds that nobody can name otherwise are kept under it. */
  let lastTicket: string | null = null
  let maxSeconds = 0
  let renewing: Promise<void> | null = null
  let askAgainAt = 0
  let grown = 0

  let post: ReportSender | null = null
  let opening: Promise<void> | null = null
  /** What is told before the post is there. */
  const untold: [SliceAction, ListeningSlice][] = []
  const failed = (refused: string) => {
    if (refused !== ticket) return
    listening = restartCount(listening)
    ticket = null
    askAgainAt = 0
  }
  const open = (): Promise<void> =>
    (opening ??= openPost(failed)
      .then((opened) => {
        post = opened
        for (const [how, slice] of untold.splice(0)) opened[how](slice)
      })
      .catch((problem: unknown) => {
        opening = null
        logReportDelayed(problem)
      }))
  /** At once where the post is there: a page that goes away waits for nothing. */
  const tell = (how: SliceAction, seconds: number, isPartial = true) => {
    const name = ticket ?? lastTicket
    if (!name) return
    const slice = { ticket: name, seconds, maxSeconds, isPartial }
    if (post) return post[how](slice)
    untold.push([how, slice])
    void open()
  }
  const close = (how: SliceAction, isPartial = true) => {
    const slice = takeSlice(listening)
    if (isPartial && slice.seconds < minimumSeconds) return
    listening = slice.state
    grown = 0
    tell(how, slice.seconds, isPartial)
  }
  const grow = () => {
    const seconds = unreported(listening)
    if (Math.floor(seconds) <= grown) return
    grown = Math.floor(seconds)
    tell('grow', seconds)
  }
  /** One ask for each slice, not for each moment. */
  const renew = () => {
    if (listening.heard < askAgainAt) return
    askAgainAt = listening.heard + sliceSeconds
    const asked = lastTicket
    renewing ??= renewTicket()
      .then((fresh) => {
        if (fresh && asked === lastTicket) lastTicket = ticket = fresh
      })
      .catch(logReportDelayed)
      .finally(() => (renewing = null))
  }

  return {
    begin: (given, seconds) => {
      listening = noListening
      lastTicket = ticket = given
      maxSeconds = seconds
      askAgainAt = grown = 0
      void open()
    },
    addMediaTime: (mediaTime, rate) => {
      listening = addMediaTime(listening, mediaTime, rate)
      if (!isSliceDue(listening)) return grow()
      if (!ticket) renew()
      if (ticket || unreported(listening) >= maxUnreportedSeconds) close('close')
      else grow()
    },
    interrupt: () => {
      listening = interrupt(listening)
    },
    finish: () => {
      if (listening.heard > 0 || unreported(listening) > 0) close('close', false)
      listening = noListening
      lastTicket = ticket = null
    },
    flush: () => close('hurry'),
    seconds: () => countedSeconds(listening),
    ticket: () => ticket,
    sendStored: () => void open().then(() => post?.sendStored()),
  }
}
