import { describe, expect, it } from 'vitest'
import { axisOfMove, followedDistance, maySwipeFrom, swipeResult } from './track-swipe.ts'

const release = { distance: 0, speed: 0, width: 300, isRtl: false, hasOthers: true }

describe('a swipe', () => {
  it.each([
    [-150, false, 'next'],
    [150, false, 'previous'],
    [150, true, 'next'],
    [-150, true, 'previous'],
  ])('by %i px (right to left: %s) leads to the %s track', (distance, isRtl, track) => {
    expect(swipeResult({ ...release, distance, isRtl })).toBe(track)
  })
  it('springs back if it is short and slow', () => {
    expect(swipeResult({ ...release, distance: -60, speed: -0.1 })).toBeNull()
  })
  it('counts if it is short and fast, but a trembling finger does not swipe', () => {
    expect(swipeResult({ ...release, distance: -60, speed: -0.6 })).toBe('next')
    expect(swipeResult({ ...release, distance: -12, speed: -0.6 })).toBeNull()
  })
  it('springs back if the finger turned round before it left', () => {
    expect(swipeResult({ ...release, distance: -150, speed: 0.3 })).toBeNull()
  })
  it('of the only track resists and leads nowhere', () => {
    expect(swipeResult({ ...release, distance: -290, speed: -1, hasOthers: false })).toBeNull()
    expect(followedDistance(-100, true)).toBe(-100)
    expect(followedDistance(-100, false)).toBe(-25)
  })
  it('does not begin at the edges of the screen, where the browser goes back or forward', () => {
    expect([10, 60, 352, 402].map((x) => maySwipeFrom(x, 412))).toEqual([false, true, true, false])
  })
})

it('the first movement decides whether a finger swipes or scrolls', () => {
  expect(axisOfMove(5, -6)).toBeNull()
  expect(axisOfMove(-12, 6)).toBe('across')
  expect(axisOfMove(7, 12)).toBe('upright')
})
