import { describe, expect, it, vi } from 'vitest'
import { configurationStructure } from '../../contract/freshness.ts'
import { structureQuery } from '../../api/content.ts'
import { deviceQuery } from '../../api/device.ts'
import { subscriptionTypesQuery } from '../../api/subscriptions.ts'
import { createClient, isKept, seedClient } from './create-client.ts'
import { databaseOf } from '../../state/database-of.ts'

const scope = { tenant: 'riwaq', lang: 'en', maxRating: 60 } as const

describe('the query cache', () => {
  it('keeps structures fresh for 2 minutes [CACHE-01]', () => {
    expect(structureQuery(scope, { name: 'home', id: null }).staleTime).toBe(2 * 60_000)
  })
  it('keeps configurations fresh for 1 hour [CACHE-02]', () => {
    expect(structureQuery(scope, { name: configurationStructure, id: null }).staleTime).toBe(60 * 60_000)
  })
  it('keeps subscription types fresh for 2 hours [CACHE-03]', () => {
    expect(subscriptionTypesQuery(scope).staleTime).toBe(2 * 60 * 60_000)
  })
  it('keeps the device for 24 hours [CACHE-04]', () => {
    expect(deviceQuery('riwaq').staleTime).toBe(24 * 60 * 60_000)
  })
  it('lies on disk by tenant, and by user where it is personal', () => {
    expect(databaseOf(['public', 'riwaq', 'en', 60, 'album', 'x'])).toBe('queries:riwaq')
    vi.stubGlobal('localStorage', {
      getItem: (note: string) => (note.endsWith('usr_1') ? '1' : '2'),
      setItem: () => undefined,
    })
    const mine = databaseOf(['personal', 'riwaq', 'usr_1', 'likes'])
    expect(mine).toMatch(/^queries:riwaq:[a-z0-9]+$/)
    expect(databaseOf(['personal', 'riwaq', 'usr_2', 'likes'])).not.toBe(mine)
    vi.unstubAllGlobals()
    expect(isKept(['redirect', 'riwaq', '/'])).toBe(false)
  })
  it('begins with what the host put into the document, at the host’s time', () => {
    const client = createClient()
    seedClient(client, { at: '2026-01-01T00:00:00.000Z', queries: [{ key: ['a'], data: 1 }] })
    expect(client.getQueryState(['a'])).toMatchObject({ data: 1, dataUpdatedAt: Date.UTC(2026, 0, 1) })
  })
})
