import { type NextAfterEnd, type LoopMode, afterEnd } from './queue.ts'

interface OfflineRules<T> {
  loop: LoopMode
  isAvailableOffline: (track: T) => boolean
  /** A book or a show skips nothing: it waits for its next part. */
  isWaitedFor: (track: T) => boolean
}

/** The skipped tracks stay in the queue. Where none is available, what the queue would have played anyway. */
export const findNextOffline = <T>(
  after: NextAfterEnd<T>,
  { loop, isAvailableOffline, isWaitedFor }: OfflineRules<T>,
): NextAfterEnd<T> => {
  let candidate = after
  for (const _ of after.queue.tracks) {
    const track = candidate.queue.tracks[candidate.queue.index]
    if (candidate.then !== 'play' || track === undefined) break
    if (isAvailableOffline(track)) return candidate
    if (isWaitedFor(track)) break
    candidate = afterEnd(candidate.queue, loop)
  }
  return after
}
