/**
 * What plays next, as a pure value. `order` is the order of playing: a kept permutation of the tracks, so that
 * 'previous' under shuffle goes back the way it came, and switching shuffle off continues from the same track.
 */
export const loopModes = ['OFF', 'REPEAT_ALL', 'REPEAT_ONE'] as const
export type LoopMode = (typeof loopModes)[number]

export interface Queue<T> {
  tracks: readonly T[]
  /** Index into `tracks`, -1 when there are none. */
  index: number
  order: readonly number[]
  loop: LoopMode
  shuffle: boolean
}
/** A number from 0 up to but not including 1. */
export type Random = () => number

export const emptyQueue: Queue<never> = { tracks: [], index: -1, order: [], loop: 'OFF', shuffle: false }

const inOrder = (length: number) => Array.from({ length }, (_, at) => at)

const shuffled = (items: readonly number[], random: Random): number[] => {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = mixed[at] as number
    mixed[at] = mixed[other] as number
    mixed[other] = kept
  }
  return mixed
}
/** The current track first, the others mixed behind it. */
const orderFor = (length: number, index: number, shuffle: boolean, random: Random) => {
  const plain = inOrder(length)
  return shuffle
    ? [
        index,
        ...shuffled(
          plain.filter((at) => at !== index),
          random,
        ),
      ]
    : plain
}

/** Puts other tracks in place of what was there; loop and shuffle stay as the listener set them. */
export const play = <T>(queue: Queue<T>, tracks: readonly T[], at: number, random: Random): Queue<T> => {
  if (tracks.length === 0) return clear(queue)
  const index = Math.min(Math.max(at, 0), tracks.length - 1)
  return { ...queue, tracks, index, order: orderFor(tracks.length, index, queue.shuffle, random) }
}
export const clear = <T>(queue: Queue<T>): Queue<T> => ({ ...queue, tracks: [], index: -1, order: [] })

const place = (queue: Queue<unknown>) => queue.order.indexOf(queue.index)
const goTo = <T>(queue: Queue<T>, at: number): Queue<T> => ({
  ...queue,
  index: queue.order.at(at % queue.order.length) ?? -1,
})
export const isLast = (queue: Queue<unknown>) => place(queue) === queue.order.length - 1

/** The button: wraps from the last to the first, as 'previous' wraps the other way (PLAYER-08). */
export const next = <T>(queue: Queue<T>): Queue<T> =>
  queue.order.length === 0 ? queue : goTo(queue, place(queue) + 1)
export const previous = <T>(queue: Queue<T>): Queue<T> =>
  queue.order.length === 0 ? queue : goTo(queue, place(queue) - 1)

export type AfterEnd<T> = { then: 'replay' | 'play' | 'ended'; queue: Queue<T> }
/** A full track ran to its end. PLAYER-06, 07, 09, 10 */
export const afterEnd = <T>(queue: Queue<T>): AfterEnd<T> => {
  if (queue.loop === 'REPEAT_ONE') return { then: 'replay', queue }
  if (!isLast(queue)) return { then: 'play', queue: next(queue) }
  return queue.loop === 'REPEAT_ALL' ? { then: 'play', queue: next(queue) } : { then: 'ended', queue }
}

/** PLAYER-03 */
export const cycleLoop = <T>(queue: Queue<T>): Queue<T> => ({
  ...queue,
  loop: loopModes[(loopModes.indexOf(queue.loop) + 1) % loopModes.length] ?? 'OFF',
})
export const toggleShuffle = <T>(queue: Queue<T>, random: Random): Queue<T> => {
  const shuffle = !queue.shuffle
  if (queue.tracks.length === 0) return { ...queue, shuffle }
  return { ...queue, shuffle, order: orderFor(queue.tracks.length, queue.index, shuffle, random) }
}

/** Behind everything else, in the list and in the order of playing. PLAYER-19 */
export const add = <T>(queue: Queue<T>, tracks: readonly T[]): Queue<T> => {
  const before = queue.tracks.length
  return {
    ...queue,
    tracks: [...queue.tracks, ...tracks],
    index: before === 0 && tracks.length > 0 ? 0 : queue.index,
    order: [...queue.order, ...tracks.map((_, at) => before + at)],
  }
}
/** Right behind the current track, in the list and in the order of playing. */
export const playNext = <T>(queue: Queue<T>, tracks: readonly T[]): Queue<T> => {
  if (queue.tracks.length === 0) return add(queue, tracks)
  const at = queue.index + 1
  const moved = queue.order.map((index) => (index >= at ? index + tracks.length : index))
  return {
    ...queue,
    tracks: queue.tracks.toSpliced(at, 0, ...tracks),
    order: moved.toSpliced(place(queue) + 1, 0, ...tracks.map((_, offset) => at + offset)),
  }
}

/**
 * Without the track at `index`. Removing the current one moves on to the next in order; removing the only one leaves
 * an empty queue (PLAYER-18, AMBIG-102).
 */
export const removeAt = <T>(queue: Queue<T>, index: number): Queue<T> => {
  if (index < 0 || index >= queue.tracks.length) return queue
  if (queue.tracks.length === 1) return clear(queue)
  const { index: current } = queue.index === index ? next(queue) : queue
  return {
    ...queue,
    tracks: queue.tracks.toSpliced(index, 1),
    index: current > index ? current - 1 : current,
    order: queue.order.filter((each) => each !== index).map((each) => (each > index ? each - 1 : each)),
  }
}

/** Moves one track of the list; without shuffle the order of playing follows, with it the mix stays as it is. */
export const move = <T>(queue: Queue<T>, from: number, to: number): Queue<T> => {
  const track = queue.tracks[from]
  const isOutside = to < 0 || to >= queue.tracks.length
  if (track === undefined || isOutside || from === to) return queue
  const moved = inOrder(queue.tracks.length).toSpliced(from, 1).toSpliced(to, 0, from)
  const nowAt = (index: number) => moved.indexOf(index)
  return {
    ...queue,
    tracks: moved.map((index) => queue.tracks[index] as T),
    index: nowAt(queue.index),
    order: queue.shuffle ? queue.order.map(nowAt) : queue.order,
  }
}
