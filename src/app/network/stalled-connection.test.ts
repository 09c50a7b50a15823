/** When a request is given up because nothing arrives over the connection at all. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dataSaver } from '../../lib/data-saver.ts'
import { watchForStall } from './stalled-connection.ts'

let reported = 0
let ended: boolean
const watch = (mayGiveUp = true) => {
  const { silent, end } = watchForStall(
    () => void reported++,
    () => mayGiveUp,
  )
  silent.catch(() => (ended = true))
  return end
}
beforeEach(() => {
  vi.useFakeTimers()
  reported = 0
  ended = false
})
afterEach(() => {
  vi.useRealTimers()
})

it('reports a stalled call once, and aborts it, also when an image turns the data saver off again', async () => {
  watch()
  await vi.advanceTimersByTimeAsync(9_999)
  expect([reported, ended]).toEqual([0, false])
  await vi.advanceTimersByTimeAsync(1)
  expect([reported, ended]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(2_000)
  expect([reported, ended]).toEqual([1, true])
})

it('keeps waiting where the visitor turned the data saver off', async () => {
  watch(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect([reported, ended]).toEqual([1, false])
})

it('keeps waiting while other answers arrive', async () => {
  watch()
  for (let i = 0; i < 20; i++) {
    dataSaver.signs++
    await vi.advanceTimersByTimeAsync(9_000)
  }
  expect([reported, ended]).toEqual([0, false])
})

it('does not take a suspended device for a stalled connection', async () => {
  watch()
  await vi.advanceTimersByTimeAsync(2_000)
  vi.setSystemTime(Date.now() + 3_600_000)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reported).toBe(0)
})

it('ends with the answer', async () => {
  const end = watch()
  end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reported).toBe(0)
})
