/** Where somebody stopped reading and how large they read, as it is kept on this device. */
import * as v from 'valibot'
import { Card } from './content.ts'

export const articlePositionVersion = 1
export const ArticlePosition = v.object({
  version: v.literal(articlePositionVersion),
  card: Card,
  /** The paragraph at the reading line; a size of the text does not move it. */
  block: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  /** How much of the whole lies above it. */
  part: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  at: v.number(),
})
export type ArticlePosition = v.InferOutput<typeof ArticlePosition>

/** Steps of the text's size, counted from 0; a document wears the step as `data-reading`. */
export const textSizes = 5
export const defaultTextSize = 1
