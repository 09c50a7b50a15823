import { describe, expect, it } from 'vitest'
import { pacingOf, pauses, speeds } from './pacing.ts'

const spoken = (letters: number, perLetter: number, speed: number) => (letters * perLetter * 150) / speed

describe('the rate of generated speech', () => {
  it.each([
    [60, 800, 12],
    [75, 900, 14],
    [30, 330, 5],
  ])('fills %i seconds with %i letters and %i pauses', (seconds, letters, count) => {
    const { speed, pause } = pacingOf({ seconds, letters, pauses: count, secondsPerLetter: 1 / 15 })
    expect(Math.abs(spoken(letters, 1 / 15, speed) + count * pause - seconds)).toBeLessThan(0.5)
  })
  it('stays within limits, however wrong the promised length', () => {
    const rest = { letters: 900, pauses: 10, secondsPerLetter: 1 / 15 }
    expect(pacingOf({ ...rest, seconds: 5 })).toEqual({ speed: speeds.fastest, pause: pauses.shortest })
    expect(pacingOf({ ...rest, seconds: 900 })).toEqual({ speed: speeds.slowest, pause: pauses.longest })
  })
})
