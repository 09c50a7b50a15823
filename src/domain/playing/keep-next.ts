/** Which part comes along by itself while another one of its show or book plays. */
import type { Track } from '../../contract/content.ts'
import { wayOf } from './ways.ts'

interface Playing {
  queue: readonly Track[]
  /** The order of playing, as places of the queue. */
  order?: readonly number[]
  index: number
}

/** The one that follows in the queue, where it is of the same whole and its listener wants it. */
export const nextToKeep = (
  { queue, order = [], index }: Playing,
  isWanted: (whole: string) => boolean,
): Track | null => {
  const now = queue[index]
  const next = queue[order[order.indexOf(index) + 1] ?? -1]
  if (!now || !next || !wayOf(now).whole || next.restriction) return null
  return next.album.id === now.album.id && isWanted(now.album.id) ? next : null
}
