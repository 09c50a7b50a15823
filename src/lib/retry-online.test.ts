import { afterEach, expect, it, vi } from 'vitest'
import { retryWhenOnline } from './retry-online.ts'

afterEach(() => vi.unstubAllGlobals())

/** A window of which only the line is told. */
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
  const line = standIn()
  const called: string[] = []
  retryWhenOnline(() => called.push('first'))
  const stop = retryWhenOnline(() => called.push('gone'))
  retryWhenOnline(() => called.push('second'))
  stop()
  expect(called).toEqual([])
  line.comesBack()
  line.comesBack()
  expect(called).toEqual(['first', 'second'])
  expect(line.listeners()).toBe(1)
})

it('retries a failed caller with the next reconnect only', () => {
  const line = standIn()
  let tries = 0
  const fail = () => {
    tries++
    retryWhenOnline(fail)
  }
  retryWhenOnline(fail)
  line.comesBack()
  expect(tries).toBe(1)
  line.comesBack()
  expect(tries).toBe(2)
})
