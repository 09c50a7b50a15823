import { expect, it } from 'vitest'
import { createClient, isPersisted, seedClient } from './create-client.ts'

it('the query cache persists no redirect look-up, and no partial search', () => {
  expect(isPersisted(['redirect', 'riwaq', '/'])).toBe(false)
  expect(isPersisted(['typed', 'riwaq', 'fa'])).toBe(false)
  expect(isPersisted(['public', 'riwaq', 'en', 60, 'album', 'x'])).toBe(true)
})

it('the query cache starts with the data in the document, at the server’s time', () => {
  const client = createClient()
  seedClient(client, { at: '2026-01-01T00:00:00.000Z', queries: [{ key: ['a'], data: 1 }] })
  expect(client.getQueryState(['a'])).toMatchObject({ data: 1, dataUpdatedAt: Date.UTC(2026, 0, 1) })
})
