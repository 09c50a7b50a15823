import { describe, expect, it } from 'vitest'
import { heightsOf, levelForBandwidth, firstLevel, levelOfHeight } from './video-quality.ts'

const levels = [
  { height: 240, bitsPerSecond: 220_000 },
  { height: 480, bitsPerSecond: 480_000 },
  { height: 720, bitsPerSecond: 900_000 },
]

describe('the video quality', () => {
  it.each([
    [100_000, 0, 0],
    [600_000, 1, 0],
    [1_000_000, 1, 0],
    [1_200_000, 2, 1],
    [90_000_000, 2, 1],
  ])('at %i bits a second is level %i and starts with %i', (bits, level, first) => {
    expect([levelForBandwidth(levels, bits), firstLevel(levels, bits)]).toEqual([level, first])
  })
  it.each([
    [720, 2],
    [600, 1],
    [144, 0],
  ])('chosen at %i lines is level %i of the next video', (height, level) => {
    expect(levelOfHeight(levels, height)).toBe(level)
  })
  it('is offered once for each height, however many levels have it, and never for sound alone', () => {
    const sound = { height: 0, bitsPerSecond: 64_000 }
    const finer = { height: 720, bitsPerSecond: 2_000_000 }
    expect(heightsOf([sound, ...levels, finer])).toEqual([240, 480, 720])
    expect(levelOfHeight([...levels, finer], 720)).toBe(3)
  })
})
