import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { fragmentFreshFor } from '../contract/freshness.ts'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import type { Found } from '../contract/search.ts'
import type { SearchGroup } from '../contract/search-groups.ts'
import { lazyCall } from './lazy-call.ts'

export interface SearchAsk {
  q: string
  group: SearchGroup | null
  limit: number
}

const searchKey = (scope: PublicScope, source: 'asked' | 'known' | 'here', { q, group, limit }: SearchAsk) =>
  ['typed', ...publicKey(scope, source, q, group ?? '', limit)] as const

/** A request whose text has changed is aborted. Results on the way to a search are not persisted. */
export const searchQuery = (scope: PublicScope, ask: SearchAsk) =>
  queryOptions({
    queryKey: searchKey(scope, 'asked', ask),
    queryFn: async ({ signal }) => {
      const { request, searchItems } = await lazyCall(import('../contract/search.ts'))
      const { q, group, limit } = ask
      const query = {
        q,
        lang: scope.lang,
        maxRating: String(scope.maxRating),
        limit: String(limit),
        ...(group ? { kind: group } : {}),
      }
      return request(searchItems, { query }, { signal })
    },
    staleTime: fragmentFreshFor,
    gcTime: fragmentFreshFor,
  })

/** A later moment has seen more, so nothing is kept. `findKnown` searches this device. */
export const localSearchQuery = <Known>(
  scope: PublicScope,
  ask: SearchAsk,
  isOnlyHere: boolean,
  findKnown: () => Promise<Known>,
) =>
  queryOptions({
    queryKey: searchKey(scope, isOnlyHere ? 'here' : 'known', ask),
    queryFn: findKnown,
    staleTime: 0,
    gcTime: 0,
    meta: { needsNoConnection: true },
  })

const savedSearchKey = (scope: PublicScope, { q, group }: SearchAsk) =>
  publicKey(scope, 'search', q, ...(group ? [group] : []))

/** The server's last answer to this very search; only memory and disk are asked. */
export const savedSearchQuery = (scope: PublicScope, ask: SearchAsk) =>
  queryOptions({
    queryKey: savedSearchKey(scope, ask),
    queryFn: (): Promise<Found> => Promise.reject(new Error('not searched here before')),
    retry: false,
    staleTime: Infinity,
    meta: { needsNoConnection: true },
  })

export const saveSearchResults = (client: QueryClient, scope: PublicScope, ask: SearchAsk) => {
  const { data, dataUpdatedAt = 0 } = client.getQueryState(searchQuery(scope, ask).queryKey) ?? {}
  if (data) client.setQueryData(savedSearchKey(scope, ask), data, { updatedAt: dataUpdatedAt })
}
