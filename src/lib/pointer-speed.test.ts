import { describe, expect, it } from 'vitest'
import { continueMovement, speedAtRelease, startMovement } from './pointer-speed.ts'

describe('the speed of a finger that leaves', () => {
  const moved = continueMovement(startMovement(100, 1000), 60, 1020)

  it('is that of its last movement, with its direction', () => {
    expect(speedAtRelease(moved, 1030)).toBe(-2)
    expect(speedAtRelease(continueMovement(moved, 70, 1040), 1050)).toBe(0.5)
  })
  it('is none where it rested before it left, or never moved', () => {
    expect(speedAtRelease(moved, 1100)).toBe(0)
    expect(speedAtRelease(startMovement(100, 1000), 1000)).toBe(0)
  })
  it('is finite where two movements are reported at the same time', () => {
    expect(speedAtRelease(continueMovement(moved, 63, 1020), 1020)).toBe(3)
  })
})
