/** Query options of the tracks that a link carries along. */
import { queryOptions } from '@tanstack/react-query'
import { fragmentFreshFor } from '../contract/freshness.ts'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import { late } from './lazy-call.ts'

export const carriedQuery = (scope: PublicScope, ids: string) =>
  queryOptions({
    queryKey: publicKey(scope, 'carried', ids),
    queryFn: async ({ signal }) => {
      const { request, getTracks } = await late(import('../contract/shared-queue-tracks.ts'))
      const query = { ids, lang: scope.lang, maxRating: String(scope.maxRating) }
      return request(getTracks, { query }, { signal })
    },
    staleTime: fragmentFreshFor,
  })
