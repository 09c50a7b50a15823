import { describe, expect, it } from 'vitest'
import { minutesAtFraction, pointOnDial, fractionOnDial } from './dial.ts'

describe('minutes on the dial', () => {
  it.each([
    ['its first foot', -100, 0, 0],
    ['below it', -90, -40, 0],
    ['its top', 0, 100, 0.5],
    ['its other foot', 100, 0, 1],
    ['below that one', 80, -10, 1],
  ])('a pointer on %s', (_, x, y, share) => {
    expect(fractionOnDial(x, y)).toBeCloseTo(share)
  })
  it('a point of the dial is found again, however far from the centre the pointer is', () => {
    for (const share of [0.1, 0.35, 0.8]) {
      const { x, y } = pointOnDial(share, 70)
      expect(fractionOnDial(x * 2, y * 2)).toBeCloseTo(share)
    }
  })
  it.each([
    [0, 5],
    [0.04, 5],
    [0.42, 25],
    [0.5, 30],
    [1, 60],
  ])('at %s of it are %s minutes', (share, minutes) => {
    expect(minutesAtFraction(share)).toBe(minutes)
  })
})
