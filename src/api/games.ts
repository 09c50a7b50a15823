import { queryOptions } from '@tanstack/react-query'
import { fragmentFreshFor } from '../contract/freshness.ts'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import { lazyCall } from './lazy-call.ts'

export const gameQuery = (scope: PublicScope, id: string) =>
  queryOptions({
    queryKey: publicKey(scope, 'game', id),
    queryFn: async ({ signal }) => {
      const { request, getGame } = await lazyCall(import('../contract/games.ts'))
      const query = { lang: scope.lang, maxRating: String(scope.maxRating) }
      return request(getGame, { params: { id }, query }, { signal })
    },
    staleTime: fragmentFreshFor,
  })
