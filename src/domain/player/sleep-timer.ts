/** The sleep timer: how much sound is left, and how loud it may still be. */
export type SleepSetting =
  | { until: 'moment'; at: number }
  | { until: 'end' }
  /** A second of one track. */
  | { until: 'second'; second: number; of: string }

/** So many seconds the sound takes to go. */
export const fadeSeconds = 30
/** Nearer than this is the end: what would follow must not be heard. */
const endMargin = 0.3

interface PlaybackMoment {
  now: number
  position: number
  duration: number
  rate: number
}
/** Seconds of sound that are left; null where nobody knows yet how long it is. */
export const secondsUntilSleep = (
  sleep: SleepSetting,
  { now, position, duration, rate }: PlaybackMoment,
): number | null => {
  if (sleep.until === 'moment') return Math.max(0, (sleep.at - now) / 1000)
  if (sleep.until === 'second') return Math.max(0, (sleep.second - position) / rate - endMargin)
  return duration > 0 ? Math.max(0, (duration - position) / rate - endMargin) : null
}

/** A page in the background may look once a second only, at three times the speed. */
const missedBySeconds = 5
/** Nobody stops at a second that was skipped. */
export const isMissed = (sleep: SleepSetting, now: { id: string | undefined; position: number }): boolean =>
  sleep.until === 'second' && (sleep.of !== now.id || now.position > sleep.second + missedBySeconds)

/** What is over now was the last that was wanted. */
export const isSleepDueAfter = (sleep: SleepSetting, over: string | undefined): boolean =>
  sleep.until === 'end' || (sleep.until === 'second' && sleep.of === over)

/** 1 is as loud as chosen. */
export const sleepVolumeAt = (left: number | null): number =>
  left === null ? 1 : Math.min(1, Math.max(0, left / fadeSeconds))
