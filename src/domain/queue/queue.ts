/**
 * What plays next, as a pure value. `order` is the order of playing: a stored permutation of the tracks, so
 * that 'previous' under shuffle goes back the same way, and switching shuffle off continues from the same
 * track.
 */
export const loopModes = ['OFF', 'REPEAT_ALL', 'REPEAT_ONE'] as const
export type LoopMode = (typeof loopModes)[number]

export interface Queue<T> {
  tracks: readonly T[]
  index: number
  order: readonly number[]
  /** The listener's choice for music; a queue of another kind ignores both (`playback-traits.ts`). */
  loop: LoopMode
  shuffle: boolean
}
export type Random = () => number
/** Null where nothing is shuffled, whatever is chosen for music. */
export type ShuffleRng = Random | null

export const emptyQueue: Queue<never> = { tracks: [], index: -1, order: [], loop: 'OFF', shuffle: false }

export const inOrder = (length: number) => Array.from({ length }, (_, at) => at)

const shuffled = (items: readonly number[], random: Random): number[] => {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const swapped = mixed[at] as number
    mixed[at] = mixed[other] as number
    mixed[other] = swapped
  }
  return mixed
}
const orderFor = (length: number, index: number, shuffle: boolean, random: ShuffleRng) => {
  const inListOrder = inOrder(length)
  return shuffle && random
    ? [
        index,
        ...shuffled(
          inListOrder.filter((at) => at !== index),
          random,
        ),
      ]
    : inListOrder
}

/** Loop and shuffle stay as the listener set them. */
export const play = <T>(queue: Queue<T>, tracks: readonly T[], at: number, random: ShuffleRng): Queue<T> => {
  if (tracks.length === 0) return clear(queue)
  const index = Math.min(Math.max(at, 0), tracks.length - 1)
  return { ...queue, tracks, index, order: orderFor(tracks.length, index, queue.shuffle, random) }
}
export const clear = <T>(queue: Queue<T>): Queue<T> => ({ ...queue, tracks: [], index: -1, order: [] })

export const positionInOrder = (queue: Queue<unknown>) => queue.order.indexOf(queue.index)
const goToPosition = <T>(queue: Queue<T>, at: number): Queue<T> => ({
  ...queue,
  index: queue.order.at(at % queue.order.length) ?? -1,
})
export const isLast = (queue: Queue<unknown>) => positionInOrder(queue) === queue.order.length - 1

/** Wraps from the last to the first, as 'previous' wraps the other way (PLAYER-08). */
export const next = <T>(queue: Queue<T>): Queue<T> =>
  queue.order.length === 0 ? queue : goToPosition(queue, positionInOrder(queue) + 1)
export const previous = <T>(queue: Queue<T>): Queue<T> =>
  queue.order.length === 0 ? queue : goToPosition(queue, positionInOrder(queue) - 1)

export type NextAfterEnd<T> = { then: 'replay' | 'play' | 'ended'; queue: Queue<T> }
/** A full track has ended; `loop` as it applies to that track. PLAYER-06, 07, 09, 10 */
export const afterEnd = <T>(queue: Queue<T>, loop = queue.loop): NextAfterEnd<T> => {
  if (loop === 'REPEAT_ONE') return { then: 'replay', queue }
  if (!isLast(queue)) return { then: 'play', queue: next(queue) }
  return loop === 'REPEAT_ALL' ? { then: 'play', queue: next(queue) } : { then: 'ended', queue }
}

/** PLAYER-03 */
export const cycleLoop = <T>(queue: Queue<T>): Queue<T> => ({
  ...queue,
  loop: loopModes[(loopModes.indexOf(queue.loop) + 1) % loopModes.length] ?? 'OFF',
})
export const toggleShuffle = <T>(queue: Queue<T>, random: ShuffleRng): Queue<T> => {
  const shuffle = !queue.shuffle
  if (queue.tracks.length === 0 || !random) return { ...queue, shuffle }
  return { ...queue, shuffle, order: orderFor(queue.tracks.length, queue.index, shuffle, random) }
}
