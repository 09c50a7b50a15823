/** What the order of playing leads to. It stands apart from the queue itself, which comes with the first sound. */
import type { Track } from '../../contract/content.ts'

export interface PlayOrder {
  queue: readonly Track[]
  /** The order of playing, as places of the queue; not there before there was a queue. */
  order?: readonly number[]
  index: number
}

/** The track behind the one that plays; behind the last one the first where it `wraps`. */
export const nextTrackOf = ({ queue, order = [], index }: PlayOrder, wraps = false): Track | undefined =>
  queue[order[order.indexOf(index) + 1] ?? (wraps ? order[0] : undefined) ?? -1]
