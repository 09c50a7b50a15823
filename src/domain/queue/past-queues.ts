/** The last queues that made room for others, so that a wrong tap loses none. */

const most = 5

interface Left {
  tracks: readonly { id: string }[]
  source: { kind: string; id: string; title: string } | null
}
const placeOf = ({ source }: Left) => (source ? [source.kind, source.id, source.title].join() : '')
/** `whole` came from the same place and has every song of `part`: it stands for it. */
const standsFor = (whole: Left, part: Left) =>
  placeOf(whole) === placeOf(part) &&
  part.tracks.every(({ id }) => whole.tracks.some((track) => track.id === id))

/** All but what the one that plays now stands for. */
export const besides = <Queue extends Left>(kept: readonly Queue[], now: Left): Queue[] =>
  kept.filter((each) => !standsFor(now, each))

/** Newest first. What is left of a queue that was cleared never takes the place of the whole of it. */
export const withPast = <Queue extends Left>(kept: readonly Queue[], queue: Queue): Queue[] => {
  const others = besides(kept, queue)
  const isRest = queue.tracks.length < 2 && others.some((each) => standsFor(each, queue))
  return queue.tracks.length === 0 || isRest ? others : [queue, ...others].slice(0, most)
}
