import * as v from 'valibot'
import { Card } from './content.ts'

export const articlePositionVersion = 1
export const ArticlePosition = v.object({
  version: v.literal(articlePositionVersion),
  card: Card,
  /** The paragraph at the reading line; independent of the text size. */
  block: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  part: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  at: v.number(),
})
export type ArticlePosition = v.InferOutput<typeof ArticlePosition>

/** Steps of the text size, counted from 0; the document has the step as `data-reading`. */
export const textSizes = 5
export const defaultTextSize = 1
