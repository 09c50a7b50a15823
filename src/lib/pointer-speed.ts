/** A finger that rests this long before it leaves has no speed. */
const restMs = 80

export interface Movement {
  /** On the axis that counts, in pixels. */
  place: number
  at: number
  /** Pixels per millisecond. */
  speed: number
}

export const startMovement = (place: number, at: number): Movement => ({ place, at, speed: 0 })

export const continueMovement = (last: Movement, place: number, at: number): Movement => ({
  place,
  at,
  speed: (place - last.place) / Math.max(1, at - last.at),
})

export const speedAtRelease = ({ at, speed }: Movement, now: number): number =>
  now - at < restMs ? speed : 0
