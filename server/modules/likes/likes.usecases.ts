import { kindOf } from '../../../src/contract/kinds.ts'
import type { LikeType } from '../../../src/contract/like-types.ts'
import type { Language } from '../../../src/contract/languages.ts'
import type { LikeSort } from '../../../src/contract/like-sorts.ts'
import { wordsIn } from '../../../src/domain/search/fold.ts'
import type { Likes } from '../../../src/contract/likes.ts'
import type { CardsByIds, Scope, Viewer } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { kindOfItem } from '../shared/item-kind.ts'
import { likesFull, nothingToLike } from './likes.errors.ts'
import {
  countLikes,
  insertLike,
  likedIds,
  likedTitles,
  lockLikes,
  mostLikes,
  type LikesOf,
} from './likes.repository.ts'
import { orderLikes } from './sort-likes.ts'

interface LikesRequest extends LikesOf {
  tenant: Tenant
  viewer: Viewer
  lang: Language
  offset: number
  limit: number
  maxRating: number | undefined
  sort: LikeSort
  q: string
}

const orderedIds = async (scope: Scope, request: LikesRequest, ceiling: number): Promise<string[]> =>
  request.sort === 'added' && request.q.trim() === ''
    ? likedIds(scope, request, ceiling)
    : orderLikes(await likedTitles(scope, { ...request, ceiling }, wordsIn(request.q)), request)

/** All ids under the age ceiling, so that every like button knows its state; cards only for the requested page. */
export const readLikes = async (
  scope: Scope,
  request: LikesRequest,
  cardsByIds: CardsByIds,
): Promise<Likes> => {
  const { lang, offset, limit } = request
  const ceiling = await ceilingOf(scope, request, request.maxRating)
  const ids = await orderedIds(scope, request, ceiling)
  const page = ids.slice(offset, offset + limit)
  return { ids, total: ids.length, entries: await cardsByIds(scope, page, lang, ceiling) }
}

interface Like {
  tenant: Tenant
  viewer: Viewer
  type: LikeType
  item: string
  now: Date
}

/** Counted after the insert: a repeated like needs no further space, and a refusal rolls the insert back. */
export const saveLike = async (scope: Scope, { type, item, now, ...caller }: Like): Promise<void> => {
  const kind = await kindOfItem(scope, caller, item)
  if (!kind || kindOf(kind).like !== type) throw nothingToLike()
  const of = { account: caller.viewer.account, type }
  await lockLikes(scope, of)
  const isNew = await insertLike(scope, of, item, now)
  if (isNew && (await countLikes(scope, of)) > mostLikes) throw likesFull()
}
