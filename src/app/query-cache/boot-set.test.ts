import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { publicKey } from '../../contract/query-keys.ts'
import { localKeys } from '../../contract/storage-names.ts'
import { structureNode } from '../../contract/structure-node.ts'
import { createStorage } from '../../lib/storage.fixture.ts'
import { restoreBootSet, saveBootSet } from './boot-set.ts'

const scope = { tenant: 'riwaq', lang: 'en' } as const
const now = Date.parse('2026-11-28T10:00:00Z')
const key = publicKey({ ...scope, maxRating: 60 }, 'structure', 'home', '')
const home = (title: string) => structureNode('home', { title })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', createStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const save = (title: string, updatedAt: number) => {
  const client = new QueryClient()
  client.setQueryData(key, home(title), { updatedAt })
  client.setQueryData(['personal', 'riwaq', 'usr_1', 'places'], [])
  saveBootSet(client, scope, updatedAt)
}
/** The persister writes at most once a second. */
const whenStored = () => vi.advanceTimersByTimeAsync(1_000)
const restored = async (client = new QueryClient()) => {
  await restoreBootSet(client, scope, now)
  return client
}

it('is there at the next start, as old as it is, and without anything personal', async () => {
  save('Evening', now - 5_000)
  await whenStored()
  const client = await restored()
  expect(client.getQueryData(key)).toEqual(home('Evening'))
  expect(client.getQueryState(key)).toMatchObject({ dataUpdatedAt: now - 5_000, fetchStatus: 'idle' })
  expect(client.getQueryCache().getAll()).toHaveLength(1)
})

it('replaces an older answer and no newer one', async () => {
  save('Stored', now - 5_000)
  await whenStored()
  const [older, newer] = [new QueryClient(), new QueryClient()]
  older.setQueryData(key, home('Older'), { updatedAt: now - 9_000 })
  newer.setQueryData(key, home('Newer'), { updatedAt: now })
  expect((await restored(older)).getQueryData(key)).toEqual(home('Stored'))
  expect((await restored(newer)).getQueryData(key)).toEqual(home('Newer'))
})

it('of an earlier build is still read', async () => {
  const state = {
    data: home('Earlier'),
    dataUpdateCount: 1,
    dataUpdatedAt: now - 60_000,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: true,
    status: 'success',
    fetchStatus: 'fetching',
  }
  const query = { state, queryKey: key, queryHash: JSON.stringify(key), dehydratedAt: now - 60_000 }
  const stored = {
    timestamp: now - 60_000,
    buster: '1',
    clientState: { mutations: [], queries: [query] },
  }
  localStorage.setItem(localKeys.bootSet('riwaq', 'en'), JSON.stringify(stored))
  const client = await restored()
  expect(client.getQueryData(key)).toEqual(home('Earlier'))
  expect(client.getQueryState(key)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' })
})
