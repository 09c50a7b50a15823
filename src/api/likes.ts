import { queryOptions } from '@tanstack/react-query'
import type { LikeType } from '../contract/like-types.ts'
import type { LikeSort } from '../contract/like-sorts.ts'
import type { Likes } from '../contract/likes.ts'
import { type PersonalScope, personalKey } from './personal.ts'
import { lazyCall } from './lazy-call.ts'
import type { RequestOptions } from './request.ts'

const freshFor = 60_000

export const fetchLikes = async (
  type: LikeType,
  query: {
    lang: PersonalScope['lang']
    offset?: string
    limit: string
    maxRating?: string
    sort?: LikeSort
    q?: string
  },
  options: RequestOptions,
): Promise<Likes> => {
  const { request, getLikedPlaylists, getLikes } = await lazyCall(import('../contract/likes.ts'))
  return type === 'playlists'
    ? request(getLikedPlaylists, { query }, options)
    : request(getLikes, { params: { type }, query }, options)
}

export const likedIdsQuery = (scope: Omit<PersonalScope, 'maxRating'>, type: LikeType) =>
  queryOptions({
    queryKey: personalKey(scope, 'liked-ids', type),
    queryFn: async ({ signal }) => (await fetchLikes(type, { lang: scope.lang, limit: '0' }, { signal })).ids,
    staleTime: freshFor,
  })
