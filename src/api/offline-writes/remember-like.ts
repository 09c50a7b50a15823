import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LikeType } from '../../contract/like-types.ts'
import { likedIdsQuery } from '../likes.ts'
import { type PersonalScope, personalKey } from '../personal.ts'

export const likesKeys = (scope: Pick<PersonalScope, 'tenant' | 'user'>, type: LikeType) => ({
  ids: personalKey(scope, 'liked-ids', type),
  cards: personalKey(scope, 'liked-cards'),
})

/**
 * A delivered like joins the cached ids, also where only the disk has them: a persisted answer counts as
 * fresh for a while and would deny the like. The ids are the same in every language. Resolves with their key.
 */
export const rememberLike = async (
  client: QueryClient,
  scope: Pick<PersonalScope, 'tenant' | 'user'>,
  { type, id }: { type: LikeType; id: string },
  isLiked: boolean,
): Promise<QueryKey> => {
  const query = likedIdsQuery({ ...scope, lang: 'en' }, type)
  await client.ensureQueryData(query)
  client.setQueryData(query.queryKey, (ids = []) => {
    const others = ids.filter((other) => other !== id)
    return isLiked ? [id, ...others] : others
  })
  return query.queryKey
}
