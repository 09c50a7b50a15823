/**
 * What loads after the first sound plugs in here. Until then each slot is empty or does the least that is right, so that
 * the commands need not know what has come. `integrations/integrations.ts` fills them all, once.
 */
import type { Track } from '../../contract/content.ts'
import type { TrackFetch } from '../../contract/playback.ts'
import type { SoundOwner } from '../../domain/player/player-status.ts'
import type { QueueSource } from '../../state/queue/queue-source.ts'
import type { ReportSender } from './reports/report-sender.ts'

/** Commands that go to the tab that sounds. Tabs of another build know these names: they are never renamed. */
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
  /** To the tab that sounds. */
  send: (command: TabCommand, value: number) => void
}

export interface PrefetchedSounds {
  /** What was fetched ahead of its turn, once: what fails is asked for anew. */
  take: (id: string) => TrackFetch | null
  /** It needs no connection: it is downloaded, or its bytes are in memory. */
  isAvailableOffline: (id: string) => boolean
  /** What follows what plays now, when it is here already. */
  next: () => Track | null
}

export interface PlayerSlots {
  /** integrations/tab-sync.ts: which tab carries a command out */
  tabs: TabRouting
  /** audio/prefetch-next.ts */
  prefetched: PrefetchedSounds
  /** audio/retry-playback.ts: true where it is tried again by and by */
  retryAfter: ((error: unknown) => boolean) | null
  /** after-end.ts: what comes after a track */
  afterEnd: ((answer: TrackFetch) => void) | null
  /** resume-position.ts: where spoken word was left, here or on another device */
  findResumePosition: ((track: Track) => Promise<void>) | null
  /** report-source.ts: the history of what was played from */
  reportSource: ((source: QueueSource) => Promise<void>) | null
  /** reports/report-sender.ts; `failed`: a report under this ticket was refused */
  openReportSender: ((failed: (ticket: string) => void) => ReportSender) | null
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
