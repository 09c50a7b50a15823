import { describe, expect, it } from 'vitest'
import {
  afterWrongPassword,
  isLocked,
  type LoginPressure,
  noFailedLogins,
  triesLeft,
} from './login-throttle.ts'

const start = new Date('2026-01-01T00:00:00Z')
const alone: LoginPressure = { others: 0, isKnownDevice: false }
const guessedAt: LoginPressure = { others: 20, isKnownDevice: false }
const wrong = (times: number, pressure = alone) => {
  let tries = noFailedLogins
  for (let time = 0; time < times; time++) tries = afterWrongPassword(tries, start, pressure)
  return tries
}
const lockLength = (times: number) => (wrong(times).lockedUntil?.getTime() ?? 0) - start.getTime()

describe('wrong passwords', () => {
  it('are counted down from five', () => {
    expect([1, 2, 3, 4].map((times) => triesLeft(wrong(times), alone))).toEqual([4, 3, 2, 1])
    expect(isLocked(wrong(4), start)).toBe(false)
  })
  it('lock for a minute at the fifth, longer each time, never beyond a quarter of an hour', () => {
    expect(isLocked(wrong(5), start)).toBe(true)
    expect([5, 6, 7, 8, 9, 10, 50].map((times) => lockLength(times) / 60_000)).toEqual([
      1, 2, 4, 8, 15, 15, 15,
    ])
  })
  it('are reset by time only', () => {
    expect(isLocked(wrong(5), new Date(start.getTime() + 60_000))).toBe(false)
  })
  it('are counted down from two for an account that is being guessed at elsewhere', () => {
    expect(triesLeft(wrong(1, guessedAt), guessedAt)).toBe(1)
    expect(isLocked(wrong(2, guessedAt), start)).toBe(true)
  })
  it('of a known device are counted down from five, whatever others do', () => {
    const known = { others: 1000, isKnownDevice: true }
    expect(triesLeft(wrong(1, known), known)).toBe(4)
    expect(isLocked(wrong(4, known), start)).toBe(false)
  })
})
