import { experimental_createQueryPersister as createPersister } from '@tanstack/query-persist-client-core'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OfflineError } from '../../api/backend-error.ts'
import { localSearchQuery } from '../../api/search.ts'
import { connection } from '../../state/network/connection.ts'
import { createClient } from '../query-cache/create-client.ts'
import { watchConnection } from './watch-connection.ts'

const scope = { tenant: 'riwaq', lang: 'en', maxRating: 60 } as const
const found = { total: 0, groups: [], isNear: false }
const answered = (client: QueryClient, queryKey: string[]) =>
  client.fetchQuery({ queryKey, queryFn: () => Promise.resolve('answer') })
/** As long as an answer from the disk takes to have its age. */
const moment = () => vi.advanceTimersByTimeAsync(10)

const disk = new Map<string, string>()
const watched = () => {
  const storage = {
    getItem: (key: string) => disk.get(key),
    setItem: (key: string, value: string) => void disk.set(key, value),
    removeItem: (key: string) => void disk.delete(key),
  }
  const client = createClient(createPersister({ storage, refetchOnRestore: false }).persisterFn)
  watchConnection(client)
  return client
}
const loseConnection = async (client: QueryClient) => {
  const failed = client.fetchQuery({
    queryKey: ['lost'],
    queryFn: () => Promise.reject(new OfflineError('no')),
  })
  await expect(failed).rejects.toThrow(OfflineError)
  expect(connection.online).toBe(false)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  disk.clear()
  connection.online = true
})

it('a network answer means online', async () => {
  const client = watched()
  await loseConnection(client)
  await answered(client, ['page'])
  await moment()
  expect(connection.online).toBe(true)
})

it('a local result says nothing of a dead network', async () => {
  const client = watched()
  await loseConnection(client)
  await client.fetchQuery(
    localSearchQuery(scope, { q: 'light', group: null, limit: 5 }, false, () => Promise.resolve(found)),
  )
  await moment()
  expect(connection.online).toBe(false)
})

it('a cached answer says nothing of a dead network', async () => {
  await answered(watched(), ['page'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(disk.size).toBe(1)
  const client = watched()
  await loseConnection(client)
  expect(await answered(client, ['page'])).toBe('answer')
  await moment()
  expect(connection.online).toBe(false)
})
