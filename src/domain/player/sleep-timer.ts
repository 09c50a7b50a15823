/** The sleep timer: how much sound is left, and how loud it may still be. */
export type Sleep =
  | { until: 'moment'; at: number }
  | { until: 'end' }
  /** A second of one track. */
  | { until: 'second'; second: number; of: string }

/** So many seconds the sound takes to go. */
export const fadeSeconds = 30
/** Nearer than this is the end: what would follow must not be heard. */
const endMargin = 0.3

interface Sounding {
  now: number
  position: number
  duration: number
  rate: number
}
/** Seconds of sound that are left; null where nobody knows yet how long it is. */
export const soundLeft = (sleep: Sleep, { now, position, duration, rate }: Sounding): number | null => {
  if (sleep.until === 'moment') return Math.max(0, (sleep.at - now) / 1000)
  if (sleep.until === 'second') return Math.max(0, (sleep.second - position) / rate - endMargin)
  return duration > 0 ? Math.max(0, (duration - position) / rate - endMargin) : null
}

/** A page in the background may look once a second only, at three times the speed. */
const missedBy = 5
/** Nobody stops at a second that was skipped. */
export const isMissed = (sleep: Sleep, now: { id: string | undefined; position: number }): boolean =>
  sleep.until === 'second' && (sleep.of !== now.id || now.position > sleep.second + missedBy)

/** What is over now was the last that was wanted. */
export const isBedtime = (sleep: Sleep, over: string | undefined): boolean =>
  sleep.until === 'end' || (sleep.until === 'second' && sleep.of === over)

/** 1 is as loud as chosen. */
export const loudnessAt = (left: number | null): number =>
  left === null ? 1 : Math.min(1, Math.max(0, left / fadeSeconds))
