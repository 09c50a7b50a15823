import * as v from 'valibot'
import { define } from './define.ts'
import { Id, ItemParams } from './shared.ts'

export const scores = [1, 2, 3, 4, 5] as const
const Score = v.picklist(scores)
export type Score = v.InferOutput<typeof Score>

export const Rating = v.object({
  articleId: Id,
  score: v.nullable(Score),
  average: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type Rating = v.InferOutput<typeof Rating>

/** CALL-RATING-01 */
export const getRating = define({
  name: 'getRating',
  method: 'GET',
  path: '/rating/user/article/{id}',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  answer: Rating,
})
/** CALL-RATING-02. A second vote of the same user replaces the first. */
export const putRating = define({
  name: 'putRating',
  method: 'PUT',
  path: '/rating',
  who: 'user',
  idempotency: 'optional',
  rate: 'general',
  cost: 1,
  body: v.strictObject({
    articleId: Id,
    deviceId: Id,
    score: Score,
    contentType: v.pipe(v.string(), v.maxLength(60)),
  }),
  answer: Rating,
})
