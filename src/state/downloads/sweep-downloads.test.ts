import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standInForRows } from '../../lib/indexed-db.fixture.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { openKeepDisk } from './download-store.ts'
import { createFetcher } from './download-queue.ts'
import type { Holder } from './user-downloads.ts'
import { sweep } from './sweep-downloads.ts'

const listen = vi.fn()
beforeEach(() => {
  standInForRows()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('addEventListener', listen)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const openHolder = (): Holder => ({
  disk: openKeepDisk('riwaq', 'omar'),
  sounds: new Map(),
  isRead: Promise.resolve(),
  change: () => Promise.resolve(null),
  changeAll: () => Promise.resolve(),
  put: () => Promise.resolve(),
  take: () => Promise.resolve(),
})

it('a session that ends while the disk is looked through leaves nothing at work: another tab may hold it then', async () => {
  const gone = new AbortController()
  const sweeping = sweep(openHolder(), gone.signal)
  gone.abort()
  await expect(sweeping).rejects.toThrow('aborted')
  await expect(createFetcher(openHolder(), gone.signal).work()).rejects.toThrow('aborted')
  expect(listen).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
