/** The records that the parts of the player share. */
import type { QueryClient } from '@tanstack/react-query'
import type { Track } from '../../contract/content.ts'
import type { SavedQueue } from '../../contract/player-records.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import type { PlayerActions } from '../../state/player/player.ts'
import type { QueueActions } from '../../state/queue/queue-actions.ts'
import type { QueueSource } from '../../state/queue/queue-source.ts'
import type { Playback } from './playback-types.ts'
import type { PlayerSlots } from './player-slots.ts'
import type { QueueController } from './queue/queue-controller.ts'

export interface PlayerControllerOptions {
  tenant: string
  /** The tenant sells single items only. PLAYER-13 */
  ownedOnly: boolean
  client: QueryClient
  scope: () => PublicScope
  /** Passed in: the file that it stands in is no part of the first sound. */
  sessionKnown: () => Promise<void>
}

/** What is reported of a queue that plays. */
export interface PlayReports {
  trackStarted: (track: Track) => void
  /** A restored or prepared queue begins with its first Play; what was only paused begins nothing. */
  trackStartedOnce: (track: Track) => void
  queueSource: (source: QueueSource) => void
}

/** What this tab does itself, whoever asks for it. */
export interface LocalActions {
  /** From this second; else a song from its beginning and spoken word from where it was left. */
  playCurrent: (second?: number) => void
  toggle: () => void
  pause: () => void
  next: () => void
  previous: () => void
  seek: (seconds: number) => void
  setVolume: (volume: number) => void
  cycleLoop: () => void
  toggleShuffle: () => void
  /** Nothing plays any more, and nothing offers it back. */
  closeSilently: () => void
}

/** The same for the queue, whose code comes with its first use. */
export interface LocalQueueActions {
  goTo: (index: number) => void
  takeOut: (index: number) => void
  /** `isClosed`: no other queue came instead, so an undo is offered. */
  rememberReplaced: (queue: SavedQueue, isClosed: boolean, wasSounding: boolean) => void
}
export interface QueueCommands {
  actions: QueueActions
  local: LocalQueueActions
}

export interface PlayerContext extends Omit<PlayerControllerOptions, 'sessionKnown'> {
  readonly playback: Playback
  readonly queueController: QueueController
  readonly slots: PlayerSlots
  readonly reports: PlayReports
  readonly local: LocalActions
  /** What every button calls: it goes to the tab that sounds. */
  readonly actions: PlayerActions
  readonly loadQueueCommands: () => Promise<QueueCommands>
}
/** What the commands are made of. */
export type PlayerCore = Omit<PlayerContext, 'local' | 'actions'>
