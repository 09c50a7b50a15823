import { describe, expect, it } from 'vitest'
import { secondsSaved, clampSpeed } from './playback-speed.ts'

describe('the playback speed of podcasts and audiobooks', () => {
  it('goes from a half to three, in tenths', () => {
    expect([0.1, 0.5, 1.24, 3, 9].map(clampSpeed)).toEqual([0.5, 0.5, 1.2, 3, 3])
  })
  it('is the default for invalid stored values', () => {
    expect(clampSpeed(Number.NaN)).toBe(1)
  })
  it('shows the time saved, and the time a slower one costs', () => {
    expect(secondsSaved(600, 1.2)).toBeCloseTo(100)
    expect(secondsSaved(600, 0.5)).toBe(-600)
  })
})
