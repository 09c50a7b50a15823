/** Query options of likes. Only sessions of logged-in users ask for them (ROLE-22): callers set `enabled`. */
import { type QueryClient, type QueryKey, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { LikeType } from '../contract/kinds.ts'
import type { Likes } from '../contract/likes.ts'
import { type PersonalScope, personalKey } from './personal.ts'
import { late } from './late.ts'
import type { RequestOptions } from './request.ts'

const pageSize = 100
const freshFor = 60_000

const fetchLikes = async (
  type: LikeType,
  query: { lang: PersonalScope['lang']; offset?: string; limit: string; maxRating?: string },
  options: RequestOptions,
): Promise<Likes> => {
  const { request, getLikedPlaylists, getLikes } = await late(import('../contract/likes.ts'))
  return type === 'playlists'
    ? request(getLikedPlaylists, { query }, options)
    : request(getLikes, { params: { type }, query }, options)
}

/** Ids alone: what hearts look at. The same in every language. */
export const likedIdsQuery = (scope: Omit<PersonalScope, 'maxRating'>, type: LikeType) =>
  queryOptions({
    queryKey: personalKey(scope, 'liked-ids', type),
    queryFn: async ({ signal }) => (await fetchLikes(type, { lang: scope.lang, limit: '0' }, { signal })).ids,
    staleTime: freshFor,
  })

interface Next {
  /** Place among the types of the tab, and among the likes of that type. */
  type: number
  offset: number
}
const first: Next = { type: 0, offset: 0 }

/** The cards of one tab of the favourites, which may hold several types, one behind the other; newest first in each. */
export const likedCardsQuery = (scope: PersonalScope, types: readonly LikeType[]) =>
  infiniteQueryOptions({
    queryKey: personalKey(scope, 'liked-cards', types.join(), scope.lang, scope.maxRating, 'pages'),
    initialPageParam: first,
    queryFn: async ({ signal, pageParam: { type, offset } }) => {
      const query = {
        lang: scope.lang,
        offset: String(offset),
        limit: String(pageSize),
        maxRating: String(scope.maxRating),
      }
      const { entries, total } = await fetchLikes(types[type] ?? 'tracks', query, { signal })
      const further =
        offset + pageSize < total ? { type, offset: offset + pageSize } : { type: type + 1, offset: 0 }
      return { entries, next: further.type < types.length ? further : null }
    },
    getNextPageParam: ({ next }) => next,
    // A like that was delivered from another page must not be missing for as long as a kept list counts as fresh.
    staleTime: 0,
  })

/** Everything known about the likes of one type, in every language: what a delivered like makes stale. */
export const likesKeys = (scope: Pick<PersonalScope, 'tenant' | 'user'>, type: LikeType) => ({
  ids: personalKey(scope, 'liked-ids', type),
  cards: personalKey(scope, 'liked-cards'),
})

/**
 * A delivered like joins the known ids, also where only the disk knows them: a kept answer counts as fresh for a while
 * and would deny the like. The ids are the same in every language. Answers where they lie.
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
