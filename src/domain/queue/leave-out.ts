import { type Queue, clear, positionInOrder } from './queue.ts'

/** Without these tracks, in the same order. Where the current one is among them, the next that stays is current. */
export const leaveOut = <T>(queue: Queue<T>, isLeftOut: (track: T) => boolean): Queue<T> => {
  const stays = queue.tracks.map((track) => !isLeftOut(track))
  if (!stays.includes(false)) return queue
  const at = positionInOrder(queue)
  const fromCurrent = [...queue.order.slice(at), ...queue.order.slice(0, at)]
  const current = fromCurrent.find((index) => stays[index])
  if (current === undefined) return clear(queue)
  const nowAt = (index: number) => stays.slice(0, index).filter(Boolean).length
  return {
    ...queue,
    tracks: queue.tracks.filter((_, index) => stays[index]),
    index: nowAt(current),
    order: queue.order.filter((index) => stays[index]).map(nowAt),
  }
}
