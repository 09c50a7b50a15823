import { describe, expect, it } from 'vitest'
import { besideWidth, spotBeside } from './beside.ts'

const space = { width: 1440, height: 900, isRtl: false }
const button = (left: number, top: number) => ({ left, top, right: left + 44, bottom: top + 44 })

describe('a small dialog beside its opener', () => {
  it('is placed under it, both ending at the same edge', () => {
    expect(spotBeside(button(1000, 100), space)).toEqual({
      left: 1044 - besideWidth,
      top: 152,
      maxHeight: 740,
    })
  })
  it('ends at the other edge where one reads from right to left', () => {
    expect(spotBeside(button(300, 100), { ...space, isRtl: true })).toMatchObject({ left: 300, top: 152 })
  })
  it('is placed above an opener near the bottom, and never higher than there is space', () => {
    expect(spotBeside(button(1000, 800), space)).toEqual({
      left: 1044 - besideWidth,
      bottom: 108,
      maxHeight: 784,
    })
  })
  it('uses the larger part of a low window', () => {
    expect(spotBeside(button(1000, 100), { ...space, height: 400 })).toMatchObject({
      top: 152,
      maxHeight: 240,
    })
    expect(spotBeside(button(1000, 250), { ...space, height: 400 })).toMatchObject({
      bottom: 158,
      maxHeight: 234,
    })
  })
  it.each([
    [0, false],
    [1420, true],
  ])('keeps off the edges of the window (an opener at %i)', (left, isRtl) => {
    const spot = spotBeside(button(left, 100), { ...space, isRtl })
    expect(spot.left).toBeGreaterThanOrEqual(8)
    expect(spot.left + besideWidth).toBeLessThanOrEqual(1432)
  })
})
