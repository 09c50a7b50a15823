import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDebouncedSeek } from './debounced-seek.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('seeks 200 ms after the last move, once and to its position [PLAYER-34]', () => {
  const sought: number[] = []
  const seek = createDebouncedSeek((seconds) => void sought.push(seconds))
  for (const seconds of [5, 6, 7]) {
    seek.to(seconds)
    vi.advanceTimersByTime(199)
  }
  expect([sought, seek.isPending()]).toEqual([[], true])
  vi.advanceTimersByTime(1)
  expect([sought, seek.isPending()]).toEqual([[7], false])
  seek.to(8)
  seek.cancel()
  vi.advanceTimersByTime(1000)
  expect(sought).toEqual([7])
})
