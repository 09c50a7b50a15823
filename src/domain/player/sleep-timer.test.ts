import { describe, expect, it } from 'vitest'
import { fadeSeconds, isBedtime, isMissed, loudnessAt, soundLeft } from './sleep-timer.ts'

const sounding = { now: 1_000_000, position: 100, duration: 400, rate: 1 }

describe('the sleep timer', () => {
  it('ends at its moment, however often playing stopped in between', () => {
    expect(soundLeft({ until: 'moment', at: 1_600_000 }, sounding)).toBe(600)
    expect(soundLeft({ until: 'moment', at: 900_000 }, sounding)).toBe(0)
  })
  it('ends with the chapter, sooner where it is heard faster, and before the next one sounds', () => {
    const left = soundLeft({ until: 'end' }, sounding) ?? 0
    expect(left).toBeGreaterThan(299)
    expect(left).toBeLessThan(300)
    expect(soundLeft({ until: 'end' }, { ...sounding, rate: 2 })).toBeLessThan(150)
    expect(soundLeft({ until: 'end' }, { ...sounding, position: 400 })).toBe(0)
  })
  it('waits where the length of the chapter is not known yet', () => {
    expect(soundLeft({ until: 'end' }, { ...sounding, duration: 0 })).toBeNull()
    expect(loudnessAt(null)).toBe(1)
  })
  it('ends at a second of one track, and is missed where that was skipped or something else plays', () => {
    const sleep = { until: 'second', second: 130, of: 'epi_1' } as const
    expect(soundLeft(sleep, { ...sounding, rate: 2 })).toBeCloseTo(14.7)
    expect(isMissed(sleep, { id: 'epi_1', position: 133 })).toBe(false)
    expect(isMissed(sleep, { id: 'epi_1', position: 140 })).toBe(true)
    expect(isMissed(sleep, { id: 'epi_2', position: 3 })).toBe(true)
    expect(isMissed({ until: 'end' }, { id: 'epi_2', position: 3 })).toBe(false)
  })
  it('is due when what it was set for is over, and not with anything else', () => {
    const sleep = { until: 'second', second: 130, of: 'epi_1' } as const
    expect([isBedtime({ until: 'end' }, 'epi_2'), isBedtime(sleep, 'epi_1')]).toEqual([true, true])
    expect([isBedtime(sleep, 'epi_2'), isBedtime({ until: 'moment', at: 1 }, 'epi_1')]).toEqual([
      false,
      false,
    ])
  })
  it('lets the sound go over its last half minute', () => {
    expect(loudnessAt(fadeSeconds + 1)).toBe(1)
    expect(loudnessAt(fadeSeconds / 2)).toBe(0.5)
    expect(loudnessAt(0)).toBe(0)
  })
})
