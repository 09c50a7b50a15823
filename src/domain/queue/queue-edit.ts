import { type Queue, clear, inOrder, next, positionInOrder } from './queue.ts'

export const add = <T>(queue: Queue<T>, tracks: readonly T[]): Queue<T> => {
  const before = queue.tracks.length
  return {
    ...queue,
    tracks: [...queue.tracks, ...tracks],
    index: before === 0 && tracks.length > 0 ? 0 : queue.index,
    order: [...queue.order, ...tracks.map((_, at) => before + at)],
  }
}
export const playNext = <T>(queue: Queue<T>, tracks: readonly T[]): Queue<T> => {
  if (queue.tracks.length === 0) return add(queue, tracks)
  const at = queue.index + 1
  const moved = queue.order.map((index) => (index >= at ? index + tracks.length : index))
  return {
    ...queue,
    tracks: queue.tracks.toSpliced(at, 0, ...tracks),
    order: moved.toSpliced(positionInOrder(queue) + 1, 0, ...tracks.map((_, offset) => at + offset)),
  }
}

/** Removing the current track moves on; removing the only one leaves an empty queue (PLAYER-18, AMBIG-102). */
export const removeAt = <T>(queue: Queue<T>, index: number): Queue<T> => {
  if (index < 0 || index >= queue.tracks.length) return queue
  if (queue.tracks.length === 1) return clear(queue)
  const { index: current } = queue.index === index ? next(queue) : queue
  return {
    ...queue,
    tracks: queue.tracks.toSpliced(index, 1),
    index: current > index ? current - 1 : current,
    order: queue.order.filter((other) => other !== index).map((other) => (other > index ? other - 1 : other)),
  }
}

/** Without shuffle the order of playing follows, with it the shuffled order stays. */
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

export const moveInOrder = <T>(queue: Queue<T>, from: number, to: number): Queue<T> => {
  if (!queue.shuffle) return move(queue, from, to)
  const index = queue.order[from]
  const isOutside = to < 0 || to >= queue.order.length
  if (index === undefined || isOutside) return queue
  return { ...queue, order: queue.order.toSpliced(from, 1).toSpliced(to, 0, index) }
}

/** The order of playing stays, so 'previous' leads to the one before it. */
export const goTo = <T>(queue: Queue<T>, index: number): Queue<T> =>
  index >= 0 && index < queue.tracks.length ? { ...queue, index } : queue

export const removeOthers = <T>(queue: Queue<T>): Queue<T> => {
  const track = queue.tracks[queue.index]
  return track === undefined ? clear(queue) : { ...queue, tracks: [track], index: 0, order: [0] }
}

export interface Removed<T> {
  track: T
  index: number
  place: number
}
export const removedFrom = <T>(queue: Queue<T>, index: number): Removed<T> | null => {
  const track = queue.tracks[index]
  return track === undefined ? null : { track, index, place: queue.order.indexOf(index) }
}
/** Back to where it was, whatever has happened to the others since; the current track keeps playing. */
export const putBack = <T>(queue: Queue<T>, { track, index, place: position }: Removed<T>): Queue<T> => {
  const at = Math.min(index, queue.tracks.length)
  return {
    ...queue,
    tracks: queue.tracks.toSpliced(at, 0, track),
    index: queue.index >= at ? queue.index + 1 : Math.max(queue.index, 0),
    order: queue.order.map((other) => (other >= at ? other + 1 : other)).toSpliced(position, 0, at),
  }
}
