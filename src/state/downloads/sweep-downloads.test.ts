import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubIndexedDb } from '../../lib/indexed-db.fixture.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { openDownloadStore } from './download-store.ts'
import { createDownloadQueue } from './download-queue.ts'
import type { UserDownloads } from './user-downloads.ts'
import { sweepDownloads } from './sweep-downloads.ts'

const listen = vi.fn()
beforeEach(() => {
  stubIndexedDb()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('addEventListener', listen)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const openHolder = (): UserDownloads => ({
  store: openDownloadStore('riwaq', 'omar'),
  sounds: new Map(),
  whenRead: Promise.resolve(),
  change: () => Promise.resolve(null),
  changeAll: () => Promise.resolve(),
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
})

it('a session that ends during the storage scan leaves no download marked as running: another tab may hold it then', async () => {
  const gone = new AbortController()
  const sweeping = sweepDownloads(openHolder(), gone.signal)
  gone.abort()
  await expect(sweeping).rejects.toThrow('aborted')
  await expect(createDownloadQueue(openHolder(), gone.signal).run()).rejects.toThrow('aborted')
  expect(listen).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
