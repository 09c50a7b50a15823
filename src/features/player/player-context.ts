import type { QueryClient } from '@tanstack/react-query'
import type { Track } from '../../contract/content.ts'
import type { SavedQueue } from '../../contract/player-records.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import type { PlayerActions } from '../../state/player/player.ts'
import type { QueueActions } from '../../state/player/queue-actions.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'
import type { Playback } from './playback-types.ts'
import type { PlayerSlots } from './player-slots.ts'
import type { QueueController } from './queue/queue-controller.ts'

export interface PlayerControllerOptions {
  tenant: string
  ownedOnly: boolean
  client: QueryClient
  scope: () => PublicScope
  /** Passed in: its file is not needed for the first sound. */
  sessionKnown: () => Promise<void>
}

export interface PlayReports {
  trackStarted: (track: Track) => void
  /** A restored or prepared queue starts with its first Play; a pause starts nothing. */
  trackStartedOnce: (track: Track) => void
  queueSource: (source: QueueSource) => void
}

export interface LocalActions {
  playCurrent: (second?: number) => void
  toggle: () => void
  pause: () => void
  next: () => void
  previous: () => void
  seek: (seconds: number) => void
  setVolume: (volume: number) => void
  cycleLoop: () => void
  toggleShuffle: () => void
  closeSilently: () => void
}

export interface LocalQueueActions {
  goTo: (index: number) => void
  takeOut: (index: number) => void
  /** `isClosed`: no other queue replaced it, so an undo is offered. */
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
  readonly actions: PlayerActions
  readonly loadQueueCommands: () => Promise<QueueCommands>
}
export type PlayerCore = Omit<PlayerContext, 'local' | 'actions'>
