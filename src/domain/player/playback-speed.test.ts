import { describe, expect, it } from 'vitest'
import { spared, speedWithin } from './playback-speed.ts'

describe('the speed of spoken word', () => {
  it('goes from a half to three, in tenths', () => {
    expect([0.1, 0.5, 1.24, 3, 9].map(speedWithin)).toEqual([0.5, 0.5, 1.2, 3, 3])
  })
  it('is the usual one where nothing sensible was kept', () => {
    expect(speedWithin(Number.NaN)).toBe(1)
  })
  it('says what it spares, and what a slower one costs', () => {
    expect(spared(600, 1.2)).toBeCloseTo(100)
    expect(spared(600, 0.5)).toBe(-600)
  })
})
