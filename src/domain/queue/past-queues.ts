/** The last queues that made room for others, so that a wrong tap loses none. */

const maxPastQueues = 5

interface PastQueue {
  tracks: readonly { id: string }[]
  source: { kind: string; id: string; title: string } | null
}
const sourceKeyOf = ({ source }: PastQueue) => (source ? [source.kind, source.id, source.title].join() : '')
/** `whole` came from the same place and has every song of `part`: it stands for it. */
const includesQueue = (whole: PastQueue, part: PastQueue) =>
  sourceKeyOf(whole) === sourceKeyOf(part) &&
  part.tracks.every(({ id }) => whole.tracks.some((track) => track.id === id))

/** All but what the one that plays now stands for. */
export const pastQueuesExcept = <Queue extends PastQueue>(kept: readonly Queue[], now: PastQueue): Queue[] =>
  kept.filter((each) => !includesQueue(now, each))

/** Newest first. What is left of a queue that was cleared never takes the place of the whole of it. */
export const addPastQueue = <Queue extends PastQueue>(kept: readonly Queue[], queue: Queue): Queue[] => {
  const others = pastQueuesExcept(kept, queue)
  const isRest = queue.tracks.length < 2 && others.some((each) => includesQueue(each, queue))
  return queue.tracks.length === 0 || isRest ? others : [queue, ...others].slice(0, maxPastQueues)
}
