/** When the next track is fetched: somebody who hears this one so far goes on, and its own bytes come first. */
interface PlaybackProgress {
  position: number
  duration: number
  /** How far the bytes reach. */
  buffered: number
}
const settledSeconds = 25
/** From here on the end is near, whatever is still to come. */
const nearEndSeconds = 10
/** An answer is valid for ten minutes: of an hour's episode the next is not fetched before its last eight. */
const prefetchWithinSeconds = 8 * 60

export const isPrefetchDue = ({ position, duration, buffered }: PlaybackProgress): boolean => {
  if (duration <= 0) return false
  if (duration - position <= nearEndSeconds) return true
  return (
    position >= settledSeconds && buffered >= duration - 1 && duration - position <= prefetchWithinSeconds
  )
}
