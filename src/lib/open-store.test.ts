import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStore } from './open-store.ts'
import { openRecords } from './records.ts'
import { stubIndexedDb } from './indexed-db.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Milliseconds until a read fails because the disk does not answer. */
const refusedAfter = async (store = openStore('a', 'rows')) => {
  const startedAt = Date.now()
  let at: number | null = null
  store('readonly', () => null).catch(() => (at = Date.now() - startedAt))
  await vi.advanceTimersByTimeAsync(10_000)
  return at
}

it('a database that never opens counts as failed, and the next is not waited for as long', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  expect(await refusedAfter()).toBe(5_000)
  expect(await refusedAfter(openStore('another', 'rows'))).toBe(250)
})

it('a database that opens late is used again', async () => {
  stubIndexedDb()
  const { open } = indexedDB
  let answer = () => {}
  vi.stubGlobal('indexedDB', {
    open: (name: string) => {
      const late = { result: open(name).result, onsuccess: () => {} }
      answer = () => late.onsuccess()
      return late
    },
  })
  const store = openStore('late', 'rows')
  expect(await refusedAfter(store)).not.toBeNull()
  answer()
  const rows = openRecords('late', String, store)
  await rows.put('key', 'kept')
  expect(await rows.list()).toEqual(['kept'])
})

it('a database that opens and never reads counts as failed, and its next read is not waited for as long', async () => {
  stubIndexedDb()
  const store = openStore('locked', 'rows')
  const refusedReads = async () => {
    const startedAt = Date.now()
    let at: number | null = null
    store('readonly', () => new Promise(() => {})).catch(() => (at = Date.now() - startedAt))
    await vi.advanceTimersByTimeAsync(10_000)
    return at
  }
  expect(await refusedReads()).toBe(5_000)
  expect(await refusedReads()).toBe(250)
  expect(await store('readonly', () => Promise.resolve('read'))).toBe('read')
  expect(await refusedReads()).toBe(5_000)
})

it('a write that takes long is waited for', async () => {
  stubIndexedDb()
  let end = (_: string) => {}
  const written = openStore('slow', 'rows')('readwrite', () => new Promise<string>((done) => (end = done)))
  await vi.advanceTimersByTimeAsync(60_000)
  end('written')
  expect(await written).toBe('written')
})
