export type SleepSetting =
  | { until: 'moment'; at: number }
  | { until: 'end' }
  | { until: 'second'; second: number; of: string }

export const fadeSeconds = 30
/** This close to the end the next track must not start. */
const endMargin = 0.3

interface PlaybackMoment {
  now: number
  position: number
  duration: number
  rate: number
}
export const secondsUntilSleep = (
  sleep: SleepSetting,
  { now, position, duration, rate }: PlaybackMoment,
): number | null => {
  if (sleep.until === 'moment') return Math.max(0, (sleep.at - now) / 1000)
  if (sleep.until === 'second') return Math.max(0, (sleep.second - position) / rate - endMargin)
  return duration > 0 ? Math.max(0, (duration - position) / rate - endMargin) : null
}

/** A page in the background may check only once a second, at three times the speed. */
const missedBySeconds = 5
export const isMissed = (sleep: SleepSetting, now: { id: string | undefined; position: number }): boolean =>
  sleep.until === 'second' && (sleep.of !== now.id || now.position > sleep.second + missedBySeconds)

export const isSleepDueAfter = (sleep: SleepSetting, endedId: string | undefined): boolean =>
  sleep.until === 'end' || (sleep.until === 'second' && sleep.of === endedId)

export const sleepVolumeAt = (left: number | null): number =>
  left === null ? 1 : Math.min(1, Math.max(0, left / fadeSeconds))
