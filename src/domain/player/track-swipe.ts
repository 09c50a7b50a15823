/** A finger moves the current track aside: the next one follows from the inline end, the previous from the start. */

const startsAfter = 8
/** A finger that comes from an edge of the screen is the browser's: it goes back or forward a page. */
const browserEdge = 24
/** Of the width of what is moved. */
const farEnough = 0.35
/** Pixels per millisecond, and the least distance over which a speed counts. */
const fastEnough = 0.4
const leastDistance = 24
/** Where no other track is, what is moved resists. */
const resistance = 0.25

export const maySwipeFrom = (x: number, screenWidth: number) =>
  x >= browserEdge && x <= screenWidth - browserEdge

export type SwipeAxis = 'across' | 'upright'
/** Decided once by the first movement, so that a swipe does not scroll and a scroll does not swipe. */
export const axisOfMove = (x: number, y: number): SwipeAxis | null => {
  if (Math.max(Math.abs(x), Math.abs(y)) < startsAfter) return null
  return Math.abs(x) > Math.abs(y) ? 'across' : 'upright'
}

export const followedDistance = (distance: number, hasOthers: boolean) =>
  hasOthers ? distance : distance * resistance

interface Release {
  distance: number
  /** When the finger left; its sign is that of the direction. */
  speed: number
  width: number
  isRtl: boolean
  hasOthers: boolean
}
/** Null: it springs back. */
export const swipeResult = ({
  distance,
  speed,
  width,
  isRtl,
  hasOthers,
}: Release): 'next' | 'previous' | null => {
  const isFar = Math.abs(distance) > width * farEnough && speed * distance >= 0
  const isFast = Math.abs(distance) > leastDistance && Math.sign(distance) * speed > fastEnough
  if (!hasOthers || !(isFar || isFast)) return null
  return distance < 0 === isRtl ? 'previous' : 'next'
}
