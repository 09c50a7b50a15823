import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStallTimer } from './stall-timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const watched = () => {
  const ends: number[] = []
  return { ends, timer: createStallTimer(1000, (times) => void ends.push(times)) }
}

it('the stall timer fires after a period without progress, which grows up to four times', () => {
  const { ends, timer } = watched()
  timer.wait()
  for (const [passed, ended] of [
    [999, 0],
    [1, 1],
    [1999, 1],
    [1, 2],
    [4000, 3],
    [4000, 4],
  ] as const) {
    vi.advanceTimersByTime(passed)
    expect(ends.length).toBe(ended)
  }
  expect(ends).toEqual([1, 2, 3, 4])
})

it('progress restarts the stall timer, however slow; starting it again does not', () => {
  const { ends, timer } = watched()
  timer.wait()
  for (let at = 0; at < 5; at++) {
    vi.advanceTimersByTime(900)
    timer.signOfLife()
  }
  vi.advanceTimersByTime(900)
  timer.wait()
  expect(ends).toEqual([])
  vi.advanceTimersByTime(100)
  expect(ends).toEqual([1])
})

it('a stopped stall timer never fires, ignores progress, and starts again with its first period', () => {
  const { ends, timer } = watched()
  timer.wait()
  vi.advanceTimersByTime(3000)
  timer.rest()
  timer.signOfLife()
  vi.advanceTimersByTime(60_000)
  expect(ends).toEqual([1, 2])
  timer.wait()
  vi.advanceTimersByTime(1000)
  expect(ends).toEqual([1, 2, 1])
})
