import { experimental_createQueryPersister as createPersister } from '@tanstack/query-persist-client-core'
import type { Query, QueryKey, QueryPersister } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BackendError, OfflineError } from '../../api/backend-error.ts'
import { createClient } from './create-client.ts'
import { dropDeleted } from './drop-deleted.ts'

const disk = new Map<string, string>()
const storage = {
  getItem: (name: string) => disk.get(name),
  setItem: (name: string, value: string) => void disk.set(name, value),
  removeItem: (name: string) => void disk.delete(name),
}
const { persisterFn } = createPersister({ storage, prefix: 'q' })
const forget = async (query: Query) => storage.removeItem(`q-${query.queryHash}`)
const persister: QueryPersister<unknown, QueryKey> = (ask, context, query) =>
  dropDeleted(persisterFn(ask, context, query), query, forget)

const queryKey = ['public', 'riwaq', 'en', 60, 'album', 'alb_1']
const answered = (fetchAlbum: () => Promise<unknown>, client = createClient(persister)) => {
  const ask = (key: QueryKey = queryKey) =>
    client.fetchQuery({ queryKey: key, queryFn: fetchAlbum, retry: false })
  return { client, ask, state: (key: QueryKey = queryKey) => client.getQueryState(key) }
}
/** An album that was seen, in memory and on the disk; what the backend says of it next is its own. */
const seen = async (data: unknown = { title: 'Desert' }) => {
  const fetchAlbum = vi.fn(async () => data)
  const album = answered(fetchAlbum)
  await album.ask()
  await vi.waitFor(() => expect(disk.size).toBe(1))
  return { ...album, fetchAlbum }
}

beforeEach(() => disk.clear())

describe('an item that the backend deleted', () => {
  it.each([404, 410])('is removed from the page and from storage by a %i', async (status) => {
    const { ask, fetchAlbum, state } = await seen()
    fetchAlbum.mockRejectedValue(new BackendError(status, {}))
    await expect(ask()).rejects.toThrow(`${status}`)
    expect(state()).toMatchObject({ data: undefined, status: 'error' })
    expect(disk.size).toBe(0)
  })

  it('is requested again on the next visit, and shown once it is back', async () => {
    const { ask, fetchAlbum, state } = await seen()
    fetchAlbum.mockRejectedValueOnce(new BackendError(404, {}))
    await expect(ask()).rejects.toThrow('404')
    await ask()
    expect(state()).toMatchObject({ data: { title: 'Desert' }, status: 'success', error: null })
  })

  it.each([
    ['a busy backend', new BackendError(503, {})],
    ['a refusal', new BackendError(403, {})],
    ['a connection that is down', new OfflineError('no answer')],
  ])('is not affected by %s: the cached answer stays', async (_, failure) => {
    const { ask, fetchAlbum, state } = await seen()
    fetchAlbum.mockRejectedValue(failure)
    await expect(ask()).rejects.toThrow(failure)
    expect(state()?.data).toEqual({ title: 'Desert' })
    expect(disk.size).toBe(1)
  })

  it('keeps the loaded pages of a list', async () => {
    const pages = { pages: [{ entries: [] }], pageParams: ['trk_1'] }
    const { ask, fetchAlbum, state } = await seen(pages)
    fetchAlbum.mockRejectedValue(new BackendError(404, {}))
    await expect(ask()).rejects.toThrow('404')
    expect(state()?.data).toEqual(pages)
    expect(disk.size).toBe(1)
  })
})
