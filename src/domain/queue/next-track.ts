/** Apart from the queue itself, which loads with the first sound. */
import type { Track } from '../../contract/content.ts'

export interface PlayOrder {
  queue: readonly Track[]
  /** Indexes into the queue in the order of playing; undefined before there was a queue. */
  order?: readonly number[]
  index: number
}

/** With `wraps` the first follows the last. */
export const nextTrackOf = ({ queue, order = [], index }: PlayOrder, wraps = false): Track | undefined =>
  queue[order[order.indexOf(index) + 1] ?? (wraps ? order[0] : undefined) ?? -1]

/** The last precedes the first. */
export const previousTrackOf = ({ queue, order = [], index }: PlayOrder): Track | undefined =>
  queue[order.at(order.indexOf(index) - 1) ?? -1]
