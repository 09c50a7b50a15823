import { describe, expect, it } from 'vitest'
import { fadeSeconds, isSleepDueAfter, isMissed, sleepVolumeAt, secondsUntilSleep } from './sleep-timer.ts'

const sounding = { now: 1_000_000, position: 100, duration: 400, rate: 1 }

describe('the sleep timer', () => {
  it('ends at its time, however often playback paused in between', () => {
    expect(secondsUntilSleep({ until: 'moment', at: 1_600_000 }, sounding)).toBe(600)
    expect(secondsUntilSleep({ until: 'moment', at: 900_000 }, sounding)).toBe(0)
  })
  it('ends with the chapter, sooner at a higher speed, and before the next one plays', () => {
    const left = secondsUntilSleep({ until: 'end' }, sounding) ?? 0
    expect(left).toBeGreaterThan(299)
    expect(left).toBeLessThan(300)
    expect(secondsUntilSleep({ until: 'end' }, { ...sounding, rate: 2 })).toBeLessThan(150)
    expect(secondsUntilSleep({ until: 'end' }, { ...sounding, position: 400 })).toBe(0)
  })
  it('waits where the length of the chapter is not known yet', () => {
    expect(secondsUntilSleep({ until: 'end' }, { ...sounding, duration: 0 })).toBeNull()
    expect(sleepVolumeAt(null)).toBe(1)
  })
  it('ends at a second of one track, and is cancelled where that was skipped or something else plays', () => {
    const sleep = { until: 'second', second: 130, of: 'epi_1' } as const
    expect(secondsUntilSleep(sleep, { ...sounding, rate: 2 })).toBeCloseTo(14.7)
    expect(isMissed(sleep, { id: 'epi_1', position: 133 })).toBe(false)
    expect(isMissed(sleep, { id: 'epi_1', position: 140 })).toBe(true)
    expect(isMissed(sleep, { id: 'epi_2', position: 3 })).toBe(true)
    expect(isMissed({ until: 'end' }, { id: 'epi_2', position: 3 })).toBe(false)
  })
  it('is due only when its own end is reached', () => {
    const sleep = { until: 'second', second: 130, of: 'epi_1' } as const
    expect([isSleepDueAfter({ until: 'end' }, 'epi_2'), isSleepDueAfter(sleep, 'epi_1')]).toEqual([
      true,
      true,
    ])
    expect([isSleepDueAfter(sleep, 'epi_2'), isSleepDueAfter({ until: 'moment', at: 1 }, 'epi_1')]).toEqual([
      false,
      false,
    ])
  })
  it('fades out over its last half minute', () => {
    expect(sleepVolumeAt(fadeSeconds + 1)).toBe(1)
    expect(sleepVolumeAt(fadeSeconds / 2)).toBe(0.5)
    expect(sleepVolumeAt(0)).toBe(0)
  })
})
