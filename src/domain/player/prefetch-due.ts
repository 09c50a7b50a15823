/** When the next track is fetched: somebody who hears this one so far goes on, and its own bytes come first. */
interface Progress {
  position: number
  duration: number
  /** How far the bytes reach. */
  buffered: number
}
const settled = 25
/** From here on the end is near, whatever is still to come. */
const near = 10
/** What is allowed is asked anew after ten minutes: of an hour's episode the next is not fetched before its last eight. */
const soon = 8 * 60

export const isAheadDue = ({ position, duration, buffered }: Progress): boolean => {
  if (duration <= 0) return false
  if (duration - position <= near) return true
  return position >= settled && buffered >= duration - 1 && duration - position <= soon
}
