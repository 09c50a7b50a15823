/** Computes the speed and the pauses so that the rest of the text fills the rest of the time. */
import { usualSpeed } from './voices.ts'

/** Speech begins while the intro fades out. */
export const speechFrom = 3.6

interface Rest {
  seconds: number
  letters: number
  pauses: number
  secondsPerLetter: number
}
interface Pacing {
  speed: number
  pause: number
}
/** Within these it still sounds like the same unhurried person. */
export const speeds = { slowest: 130, fastest: 190 } as const
export const pauses = { shortest: 0.25, usual: 0.55, longest: 1.2 } as const

const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Speed first, with pauses as usual; what that leaves over or lacks is shared among the pauses. */
export const pacingOf = ({ seconds, letters, pauses: count, secondsPerLetter }: Rest): Pacing => {
  const usual = letters * secondsPerLetter
  const free = seconds - count * pauses.usual
  const wanted = free > 0 ? (usual * usualSpeed) / free : speeds.fastest
  const speed = Math.round(within(speeds.slowest, wanted, speeds.fastest))
  const spoken = (usual * usualSpeed) / speed
  const pause = count > 0 ? (seconds - spoken) / count : pauses.usual
  return { speed, pause: within(pauses.shortest, pause, pauses.longest) }
}
