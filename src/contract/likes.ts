/** ENTITY-LIKES, CALL-LIKE */
import * as v from 'valibot'
import { Cards } from './content.ts'
import { define } from './define.ts'
import { likeSorts } from './like-sorts.ts'
import { likeTypes } from './like-types.ts'
import { Id, Lang, MaxRating, queryNumber, text } from './shared.ts'

const LikeTypeSchema = v.picklist(likeTypes)
const languageQuery = v.strictObject({
  lang: Lang,
  offset: v.optional(queryNumber(10_000)),
  limit: v.optional(queryNumber(100)),
  maxRating: MaxRating,
  sort: v.optional(v.picklist(likeSorts)),
  q: v.optional(text(100)),
})

export const Likes = v.object({
  ids: v.pipe(v.array(Id), v.maxLength(10_000)),
  entries: Cards,
  total: v.number(),
})
export type Likes = v.InferOutput<typeof Likes>

/** Playlists have a call of their own (AMBIG-058). CALL-LIKE-01 */
export const getLikedPlaylists = define({
  name: 'getLikedPlaylists',
  method: 'GET',
  path: '/like/playlists',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  query: languageQuery,
  answer: Likes,
})
export const getLikes = define({
  name: 'getLikes',
  method: 'GET',
  path: '/like/{type}',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: v.strictObject({ type: LikeTypeSchema }),
  query: languageQuery,
  answer: Likes,
})

const like = v.strictObject({ type: LikeTypeSchema, id: Id })
export const addLike = define({
  name: 'addLike',
  method: 'POST',
  path: '/like/{type}/{id}',
  who: 'user',
  idempotency: 'optional',
  rate: 'general',
  cost: 1,
  params: like,
  answer: v.object({ liked: v.literal(true) }),
})
export const removeLike = define({
  name: 'removeLike',
  method: 'DELETE',
  path: '/like/{type}/{id}',
  who: 'user',
  idempotency: 'optional',
  rate: 'general',
  cost: 1,
  params: like,
  answer: v.object({ liked: v.literal(false) }),
})
