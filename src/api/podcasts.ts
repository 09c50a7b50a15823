import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { fragmentFreshFor } from '../contract/freshness.ts'
import type { PartOrder } from '../contract/parts.ts'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import type { Parts, CollectionDetails } from '../contract/podcasts.ts'
import { lazyCall } from './lazy-call.ts'

const languageQuery = (scope: PublicScope) => ({ lang: scope.lang, maxRating: String(scope.maxRating) })
const calls = () => lazyCall(import('../contract/podcasts.ts'))

/** Ten at a time. Another count is another list, so that a new episode never splits a page. PLAYER-36 */
export const partsQuery = (
  scope: PublicScope,
  { id, total }: Pick<CollectionDetails, 'id' | 'total'>,
  order: PartOrder,
) =>
  infiniteQueryOptions({
    queryKey: publicKey(scope, 'parts', id, order, total),
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam }): Promise<Parts> => {
      const { request, getParts } = await calls()
      const query = { ...languageQuery(scope), order, offset: String(pageParam) }
      return request(getParts, { params: { id }, query }, { signal })
    },
    getNextPageParam: ({ offset, entries, total: all }) => {
      const next = offset + entries.length
      return entries.length > 0 && next < all ? next : undefined
    },
    staleTime: Infinity,
  })

export const partsAroundQuery = (scope: PublicScope, id: string, order: PartOrder, partId: string) =>
  queryOptions({
    queryKey: publicKey(scope, 'parts-around', id, order, partId),
    queryFn: async ({ signal }) => {
      const { request, getParts } = await calls()
      const query = { ...languageQuery(scope), order, around: partId, limit: '100' }
      return request(getParts, { params: { id }, query }, { signal })
    },
    staleTime: fragmentFreshFor,
  })
