/** The last replaced queues, so that a wrong tap loses none. */

const maxPastQueues = 5

interface PastQueue {
  tracks: readonly { id: string }[]
  source: { kind: string; id: string; title: string } | null
}
const sourceKeyOf = ({ source }: PastQueue) => (source ? [source.kind, source.id, source.title].join() : '')
/** `larger` came from the same source and contains every song of `smaller`, so it replaces it. */
const includesQueue = (larger: PastQueue, smaller: PastQueue) =>
  sourceKeyOf(larger) === sourceKeyOf(smaller) &&
  smaller.tracks.every(({ id }) => larger.tracks.some((track) => track.id === id))

export const pastQueuesExcept = <Queue extends PastQueue>(past: readonly Queue[], now: PastQueue): Queue[] =>
  past.filter((other) => !includesQueue(now, other))

/** Newest first. The rest of a cleared queue never replaces the queue as it was. */
export const addPastQueue = <Queue extends PastQueue>(past: readonly Queue[], queue: Queue): Queue[] => {
  const others = pastQueuesExcept(past, queue)
  const isRest = queue.tracks.length < 2 && others.some((other) => includesQueue(other, queue))
  return queue.tracks.length === 0 || isRest ? others : [queue, ...others].slice(0, maxPastQueues)
}
