import { describe, expect, it } from 'vitest'
import { secondsSaved, clampSpeed } from './playback-speed.ts'

describe('the speed of spoken word', () => {
  it('goes from a half to three, in tenths', () => {
    expect([0.1, 0.5, 1.24, 3, 9].map(clampSpeed)).toEqual([0.5, 0.5, 1.2, 3, 3])
  })
  it('is the usual one where nothing sensible was kept', () => {
    expect(clampSpeed(Number.NaN)).toBe(1)
  })
  it('says what it spares, and what a slower one costs', () => {
    expect(secondsSaved(600, 1.2)).toBeCloseTo(100)
    expect(secondsSaved(600, 0.5)).toBe(-600)
  })
})
