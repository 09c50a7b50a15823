import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configureBackend } from '../../api/backend.ts'
import { likedCardsQuery } from '../../api/liked-cards.ts'
import type { Profile } from '../../contract/session.ts'
import { dataSaver } from '../../lib/data-saver.ts'
import { clientParts } from '../../api/backend.fixture.ts'
import { prefetchAllLikedCards, prefetchLikedCards } from './prefetch-liked-cards.ts'
import { becomeUser, becomeVisitor } from '../session/session.ts'

const scope = { tenant: 'riwaq', lang: 'en', maxRating: 60 } as const
const owner = { ...scope, user: 'usr_1' }
const lina: Profile = {
  roles: ['user'],
  UUID: 'usr_1',
  userId: 'usr_1',
  name: 'Lina',
  lastName: '',
  email: '',
  userInformation: {},
}
const realFetch = globalThis.fetch
let sent: string[]
let persisted: QueryKey[]
/** Answers from here replace the network's. */
let disk: Map<string, unknown>
let client: QueryClient
const persist = (key: QueryKey) => {
  persisted.push(key)
  return Promise.resolve()
}

beforeEach(() => {
  ;[sent, persisted, disk] = [[], [], new Map()]
  globalThis.fetch = (address) => {
    sent.push(String(address).replace(/\?.*/, ''))
    return Promise.resolve(Response.json({ ids: [], total: 0, entries: [] }))
  }
  configureBackend({ ...clientParts, base: '/api', tenantName: 'riwaq' })
  client = new QueryClient({
    defaultOptions: {
      queries: {
        persister: async (fetchAnswer, context, query) =>
          disk.get(query.queryHash) ??
          fetchAnswer({ ...context, pageParam: undefined, direction: undefined }),
      },
    },
  })
  becomeUser(lina)
})
afterEach(() => {
  client.clear()
  dataSaver.isEnabled = false
  becomeVisitor()
  globalThis.fetch = realFetch
})

const { queryKey, queryHash = JSON.stringify(queryKey) } = likedCardsQuery(owner, ['albums'])
const before = { pages: [{ entries: [], next: null }], pageParams: [{ type: 0, offset: 0 }] }

describe('a sent like', () => {
  it('refetches its list from the network and not from storage, and stores it, on a poor connection as well', async () => {
    disk.set(queryHash, before)
    dataSaver.isEnabled = true
    await prefetchLikedCards(client, owner, 'albums', persist)
    expect(sent).toEqual(['/api/like/albums'])
    expect(persisted).toEqual([queryKey])
  })
  it('refetches all types of the same list', async () => {
    await prefetchLikedCards(client, owner, 'audiobookChapters', persist)
    expect(sent).toEqual(['/api/like/audiobooks', '/api/like/audiobookChapters'])
  })
  it('is stored for nobody else: a user who has left meanwhile leaves no list behind', async () => {
    const prefetching = prefetchLikedCards(client, owner, 'albums', persist)
    becomeVisitor()
    await prefetching
    expect(sent).toHaveLength(1)
    expect(persisted).toEqual([])
  })
})

describe('when the page is idle', () => {
  it('each missing list is fetched once, of the enabled sections', async () => {
    disk.set(queryHash, before)
    await prefetchAllLikedCards(client, () => scope, { podcasts: false, games: false, video: false })
    expect(sent.map((path) => path.replace('/api/like/', ''))).toEqual([
      'tracks',
      'artists',
      'playlists',
      'audiobooks',
      'audiobookChapters',
      'products',
    ])
  })
  it('nothing is fetched on a poor connection, nor for a guest, nor without likes', async () => {
    dataSaver.isEnabled = true
    await prefetchAllLikedCards(client, () => scope, {})
    dataSaver.isEnabled = false
    await prefetchAllLikedCards(client, () => scope, { likes: false })
    becomeVisitor()
    await prefetchAllLikedCards(client, () => scope, {})
    expect(sent).toEqual([])
  })
})
