/** What is done to the queue by hand. */
import type { Track } from '../../contract/content.ts'
import type { SavedQueue } from '../../contract/player-records.ts'
import type { QueueSource } from './queue-source.ts'

export interface QueueActions {
  /** The first of them stands ready at a second, as what was left; nothing sounds. */
  prepare(tracks: readonly Track[], source: QueueSource, second: number): void
  add(tracks: readonly Track[]): void
  playNext(tracks: readonly Track[]): void
  /** Goes to a track that is in the queue already. */
  goTo(index: number): void
  /** `from` and `to` count in the order of playing. */
  move(from: number, to: number): void
  removeAt(index: number): void
  /** All but what plays. */
  clear(): void
  /** Queues that were replaced by others, the newest first. */
  loadPastQueues(): Promise<SavedQueue[]>
  restorePastQueue(past: SavedQueue): void
}
