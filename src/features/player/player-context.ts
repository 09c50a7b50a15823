/** What everything that stands around the playback works with. */
import type { PlayerActions } from '../../state/player/player.ts'
import type { Playback } from './playback.ts'
import type { QueueController } from './queue/queue-controller.ts'

export interface PlayerContext {
  tenant: string
  playback: Playback
  keeper: QueueController
  /** Those that every button calls; what this tab does not own is sent to the owner instead. */
  verbs: PlayerActions
}
