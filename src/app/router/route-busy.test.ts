import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { routeState, setRouteBusy } from './route-busy.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows no bar for a page that comes at once, and one from 300 ms on for another', () => {
  setRouteBusy(true)
  vi.advanceTimersByTime(250)
  setRouteBusy(false)
  vi.advanceTimersByTime(1_000)
  expect(routeState.isBusy).toBe(false)
  setRouteBusy(true)
  vi.advanceTimersByTime(300)
  expect(routeState.isBusy).toBe(true)
  setRouteBusy(false)
  expect(routeState.isBusy).toBe(false)
})

it('keeps the bar when the next tap comes while it is shown', () => {
  setRouteBusy(true)
  vi.advanceTimersByTime(300)
  setRouteBusy(true)
  expect(routeState.isBusy).toBe(true)
  setRouteBusy(false)
})
