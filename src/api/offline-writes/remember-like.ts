import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LikeType } from '../../contract/like-types.ts'
import { likedIdsQuery } from '../likes.ts'
import { type PersonalScope, personalKey } from '../personal.ts'

export const likesKeys = (scope: Pick<PersonalScope, 'tenant' | 'user'>, type: LikeType) => ({
  ids: personalKey(scope, 'liked-ids', type),
  cards: personalKey(scope, 'liked-cards'),
})

/** A persisted answer counts as fresh and would deny the like, so the ids on disk get it too. */
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
