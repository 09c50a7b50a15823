import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Rating } from '../contract/ratings.ts'
import { withVote } from '../domain/rating.ts'
import type { Vote } from '../domain/vote-of.ts'
import { lazyCall } from './lazy-call.ts'
import { type PersonalScope, personalKey } from './personal.ts'

type Scope = Pick<PersonalScope, 'tenant' | 'user'>

export const ratingQuery = (scope: Scope, id: string) =>
  queryOptions({
    queryKey: personalKey(scope, 'rating', id),
    queryFn: async ({ signal }) => {
      const { request, getRating } = await lazyCall(import('../contract/ratings.ts'))
      return request(getRating, { params: { id } }, { signal })
    },
    staleTime: 60_000,
  })

/** A delivered vote joins the cached rating before the outbox deletes it. Returns its key. */
export const rememberVote = (client: QueryClient, scope: Scope, { articleId, score }: Vote): QueryKey => {
  const { queryKey } = ratingQuery(scope, articleId)
  client.setQueryData(queryKey, (cached?: Rating) => cached && withVote(cached, score))
  return queryKey
}
