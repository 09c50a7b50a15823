import { queryOptions } from '@tanstack/react-query'
import { fragmentFreshFor } from '../contract/freshness.ts'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import { lazyCall } from './lazy-call.ts'

export const tracksQuery = (scope: PublicScope, ids: string) =>
  queryOptions({
    queryKey: publicKey(scope, 'carried', ids),
    queryFn: async ({ signal }) => {
      const { request, getTracks } = await lazyCall(import('../contract/tracks.ts'))
      const query = { ids, lang: scope.lang, maxRating: String(scope.maxRating) }
      return request(getTracks, { query }, { signal })
    },
    staleTime: fragmentFreshFor,
  })
