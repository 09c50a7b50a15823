/** What a queue goes on to by itself while offline. */
import { type NextAfterEnd, type LoopMode, afterEnd } from './queue.ts'

interface OfflineRules<T> {
  loop: LoopMode
  isAvailableOffline: (track: T) => boolean
  /** A book or a show jumps nothing: it waits for its next part. */
  isWaitedFor: (track: T) => boolean
}

/**
 * The first ahead that is available offline; what lies between keeps its place in the queue. Where none is, or one comes before
 * it that is waited for, what the queue would have gone on to anyway.
 */
export const findNextOffline = <T>(
  after: NextAfterEnd<T>,
  { loop, isAvailableOffline: isAtHand, isWaitedFor }: OfflineRules<T>,
): NextAfterEnd<T> => {
  let ahead = after
  for (const _ of after.queue.tracks) {
    const track = ahead.queue.tracks[ahead.queue.index]
    if (ahead.then !== 'play' || track === undefined) break
    if (isAtHand(track)) return ahead
    if (isWaitedFor(track)) break
    ahead = afterEnd(ahead.queue, loop)
  }
  return after
}
