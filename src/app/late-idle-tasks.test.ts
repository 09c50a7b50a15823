import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clientParts } from '../api/backend.fixture.ts'
import { configureBackend } from '../api/backend.ts'
import { OfflineError } from '../api/backend-error.ts'
import { connection } from '../state/network/connection.ts'
import { watchConnection } from './network/watch-connection.ts'
import { runLateIdleTasks } from './late-idle-tasks.ts'

const realFetch = globalThis.fetch
let client: QueryClient
let isDead: boolean
let requestCount: number
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined })
  isDead = false
  requestCount = 0
  globalThis.fetch = () => {
    requestCount++
    return isDead
      ? Promise.reject(new TypeError('no connection'))
      : Promise.resolve(Response.json({ redirects: {} }))
  }
  configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq' })
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  watchConnection(client)
  stop = runLateIdleTasks(client, 'riwaq')
})
afterEach(() => {
  stop()
  globalThis.fetch = realFetch
  vi.useRealTimers()
  vi.unstubAllGlobals()
  connection.online = true
})

const loseConnection = async () => {
  isDead = true
  const failed = client.fetchQuery({
    queryKey: ['lost'],
    queryFn: () => Promise.reject(new OfflineError('no')),
  })
  await expect(failed).rejects.toThrow(OfflineError)
  expect(connection.online).toBe(false)
}

it('a dead network reported as online is probed until it works, and no longer', async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requestCount).toBe(1)
  await loseConnection()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(requestCount).toBeGreaterThan(5)
  expect(connection.online).toBe(false)
  isDead = false
  await vi.advanceTimersByTimeAsync(2_500)
  expect(connection.online).toBe(true)
  const before = requestCount
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requestCount).toBe(before)
})

it('a network reported as offline is not probed: its return is an event', async () => {
  await vi.advanceTimersByTimeAsync(0)
  await loseConnection()
  vi.stubGlobal('navigator', { onLine: false })
  const before = requestCount
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requestCount).toBe(before)
})
