import { queryOptions } from '@tanstack/react-query'
import { fragmentFreshFor } from '../contract/freshness.ts'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import { lazyCall } from './lazy-call.ts'

export const tournamentQuery = (scope: PublicScope, id: string) =>
  queryOptions({
    queryKey: publicKey(scope, 'tournament', id),
    queryFn: async ({ signal }) => {
      const { request, getTournament } = await lazyCall(import('../contract/tournaments.ts'))
      const query = { lang: scope.lang, maxRating: String(scope.maxRating) }
      return request(getTournament, { params: { id }, query }, { signal })
    },
    staleTime: fragmentFreshFor,
  })
