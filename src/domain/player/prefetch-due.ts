/** A listener who has heard this much probably goes on, and the current track's own bytes come first. */
interface PlaybackProgress {
  position: number
  duration: number
  buffered: number
}
const settledSeconds = 25
/** The end is near from here on, even if bytes are missing. */
const nearEndSeconds = 10
/** An answer is valid for ten minutes: the next one after an hour's episode is fetched in its last eight. */
const prefetchWithinSeconds = 8 * 60

export const isPrefetchDue = ({ position, duration, buffered }: PlaybackProgress): boolean => {
  if (duration <= 0) return false
  if (duration - position <= nearEndSeconds) return true
  return (
    position >= settledSeconds && buffered >= duration - 1 && duration - position <= prefetchWithinSeconds
  )
}
