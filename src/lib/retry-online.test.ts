import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryWhenOnline } from './retry-online.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A window that only reports when the connection returns. */
const standIn = () => {
  const page = new EventTarget()
  const listen = vi.fn(page.addEventListener.bind(page))
  vi.stubGlobal('addEventListener', listen)
  return {
    comesBack: () => page.dispatchEvent(new Event('online')),
    listeners: () => new Set(listen.mock.calls.map(([, listener]) => listener)).size,
  }
}

it('retries all waiting callers once when online, by one listener, and none that has left', () => {
  const connection = standIn()
  const called: string[] = []
  retryWhenOnline(() => called.push('first'))
  const stop = retryWhenOnline(() => called.push('gone'))
  retryWhenOnline(() => called.push('second'))
  stop()
  expect(called).toEqual([])
  connection.comesBack()
  connection.comesBack()
  expect(called).toEqual(['first', 'second'])
  expect(connection.listeners()).toBe(1)
})

it('retries a failed caller once more soon after a reconnect, then with the next one only', () => {
  const connection = standIn()
  let tries = 0
  const fail = () => {
    tries++
    retryWhenOnline(fail)
  }
  retryWhenOnline(fail)
  connection.comesBack()
  expect(tries).toBe(1)
  vi.advanceTimersByTime(1_900)
  expect(tries).toBe(1)
  vi.advanceTimersByTime(100)
  expect(tries).toBe(2)
  vi.advanceTimersByTime(60_000)
  expect(tries).toBe(2)
  connection.comesBack()
  expect(tries).toBe(3)
})
