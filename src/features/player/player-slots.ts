/** Until late code fills them, slots are empty or minimal, so the commands need not know what is loaded. */
import type { Track } from '../../contract/content.ts'
import type { TrackFetch } from '../../contract/playback.ts'
import type { SoundOwner } from '../../domain/player/player-status.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import type { ReportSender } from './reports/report-sender.ts'

/** Commands to the tab that plays. Tabs of another build know these names: never rename them. */
export type TabCommand =
  | 'toggle'
  | 'pause'
  | 'next'
  | 'previous'
  | 'seek'
  | 'setVolume'
  | 'cycleLoop'
  | 'toggleShuffle'
  | 'goTo'
  | 'takeOut'
  | 'shut'

export interface TabRouting {
  soundOwner: () => Exclude<SoundOwner, 'cast'>
  send: (command: TabCommand, value: number) => void
}

export interface PrefetchedSounds {
  take: (id: string) => TrackFetch | null
  isAvailableOffline: (id: string) => boolean
  next: () => Track | null
}

export interface PlayerSlots {
  tabs: TabRouting
  prefetched: PrefetchedSounds
  retryAfter: ((error: unknown) => boolean) | null
  /** after-end.ts: what comes after a track */
  afterEnd: ((answer: TrackFetch) => void) | null
  /** resume-position.ts: where speech was left, here or on another device */
  findResumePosition: ((track: Track) => Promise<void>) | null
  /** report-position.ts: the history of queue sources */
  reportSource: ((source: QueueSource) => Promise<void>) | null
  /** reports/report-sender.ts; `failed`: a report under this ticket was refused */
  openReportSender: ((failed: (ticket: string, isFinal: boolean) => void) => ReportSender) | null
}

export const createPlayerSlots = (): PlayerSlots => ({
  tabs: { soundOwner: () => 'nobody', send: () => {} },
  prefetched: { take: () => null, isAvailableOffline: () => false, next: () => null },
  retryAfter: null,
  afterEnd: null,
  findResumePosition: null,
  reportSource: null,
  openReportSender: null,
})
