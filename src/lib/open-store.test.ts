import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStore } from './open-store.ts'
import { standInForRows } from './rows.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** How long, in ms, until somebody who reads hears that there is no disk. */
const refusedAfter = async (store = openStore('a', 'rows')) => {
  const begun = Date.now()
  let at: number | null = null
  get('key', store).catch(() => (at = Date.now() - begun))
  await vi.advanceTimersByTimeAsync(10_000)
  return at
}

it('a database that never opens is one that refuses, and the next is not waited for as long', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  expect(await refusedAfter()).toBe(2_500)
  expect(await refusedAfter(openStore('another', 'rows'))).toBe(250)
})

it('one that opens after all is a disk again', async () => {
  standInForRows()
  const { open } = indexedDB
  let answer = () => {}
  vi.stubGlobal('indexedDB', {
    open: (name: string) => {
      const opening = open(name) as unknown as { onsuccess: () => void }
      const late = { ...opening, onsuccess: () => {} }
      answer = () => late.onsuccess()
      return late
    },
  })
  const store = openStore('late', 'rows')
  expect(await refusedAfter(store)).not.toBeNull()
  answer()
  await set('key', 'kept', store)
  expect(await get('key', store)).toBe('kept')
})
