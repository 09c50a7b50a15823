import type { Track } from '../../contract/content.ts'
import type { SavedQueue } from '../../contract/player-records.ts'
import type { QueueSource } from '../../domain/queue/queue-source.ts'

export interface QueueActions {
  prepare(tracks: readonly Track[], source: QueueSource, second: number): void
  add(tracks: readonly Track[]): void
  /** More of the list that plays, behind all others; nothing where another one plays by now. */
  extend(tracks: readonly Track[], source: QueueSource): void
  playNext(tracks: readonly Track[]): void
  goTo(index: number): void
  /** `from` and `to` count in the order of playing. */
  move(from: number, to: number): void
  removeAt(index: number): void
  clear(): void
  loadPastQueues(): Promise<SavedQueue[]>
  restorePastQueue(past: SavedQueue): void
}
