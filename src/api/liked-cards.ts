import { type QueryClient, type QueryKey, infiniteQueryOptions } from '@tanstack/react-query'
import type { Card } from '../contract/content.ts'
import type { LikeType } from '../contract/like-types.ts'
import type { LikeSort } from '../contract/like-sorts.ts'
import { fetchLikes } from './likes.ts'
import { type PersonalScope, personalKey } from './personal.ts'

const pageSize = 100

interface Next {
  /** Position among the types of the tab, and among the likes of that type. */
  type: number
  offset: number
}
const first: Next = { type: 0, offset: 0 }

export interface LikesOrder {
  sort: LikeSort
  q: string
}
export const newestFirst: LikesOrder = { sort: 'added', q: '' }

/** Texts that are being typed are not written to disk. */
const keyOf = (scope: PersonalScope, types: readonly LikeType[], { sort, q }: LikesOrder): QueryKey => {
  const key = personalKey(scope, 'liked-cards', types.join(), scope.lang, scope.maxRating, 'pages')
  const sorted = sort === 'added' ? key : [...key, sort]
  return q === '' ? sorted : ['typed', ...sorted, q]
}

/** One tab of the favourites, which may hold several types, one after the other; newest first in each. */
export const likedCardsQuery = (
  scope: PersonalScope,
  types: readonly LikeType[],
  order: LikesOrder = newestFirst,
) =>
  infiniteQueryOptions({
    queryKey: keyOf(scope, types, order),
    initialPageParam: first,
    queryFn: async ({ signal, pageParam: { type, offset } }) => {
      const query = {
        lang: scope.lang,
        offset: String(offset),
        limit: String(pageSize),
        maxRating: String(scope.maxRating),
        ...(order.sort === 'added' ? {} : { sort: order.sort }),
        ...(order.q === '' ? {} : { q: order.q }),
      }
      const { ids, entries, total } = await fetchLikes(types[type] ?? 'tracks', query, { signal })
      const laterPages =
        offset + pageSize < total ? { type, offset: offset + pageSize } : { type: type + 1, offset: 0 }
      const next = laterPages.type < types.length ? laterPages : null
      return { ids: offset === 0 ? ids : undefined, entries, next }
    },
    getNextPageParam: ({ next }) => next,
    // A like that was delivered from another page must not be missing while a cached list still counts as
    // fresh.
    staleTime: 0,
  })

export const rememberLikedCard = (
  client: QueryClient,
  scope: PersonalScope,
  types: readonly LikeType[],
  type: LikeType,
  card: Card,
) => {
  client.setQueryData(likedCardsQuery(scope, types).queryKey, (cached) => {
    const first = (cached?.pageParams as Next[] | undefined)?.findIndex(
      (at) => types[at.type] === type && at.offset === 0,
    )
    if (!cached || first === undefined) return cached
    const withCard = <P extends { ids: string[] | undefined; entries: Card[] }>(page: P) => ({
      ...page,
      ids: page.ids && [card.id, ...page.ids.filter((id) => id !== card.id)],
      entries: [card, ...page.entries.filter(({ id }) => id !== card.id)],
    })
    return { ...cached, pages: cached.pages.map((page, at) => (at === first ? withCard(page) : page)) }
  })
}
