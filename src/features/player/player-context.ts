/** What everything that stands around the playback works with. */
import type { PlayerVerbs } from '../../state/player/player.ts'
import type { Playback } from './playback.ts'
import type { QueueKeeper } from './queue/queue-controller.ts'

export interface PlayerNeeds {
  tenant: string
  playback: Playback
  keeper: QueueKeeper
  /** Those that every button calls; what this tab does not own is sent to the owner instead. */
  verbs: PlayerVerbs
}
