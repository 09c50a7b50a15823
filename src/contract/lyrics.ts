import * as v from 'valibot'
import { define } from './define.ts'
import { ItemParams, Lang, MaxRating, text } from './shared.ts'

const LyricLine = v.object({
  at: v.pipe(v.number(), v.minValue(0)),
  text: text(300),
  opens: v.optional(v.boolean()),
})
export type LyricLine = v.InferOutput<typeof LyricLine>

export const Lyrics = v.object({ lang: Lang, lines: v.pipe(v.array(LyricLine), v.maxLength(500)) })
export type Lyrics = v.InferOutput<typeof Lyrics>

export const getLyrics = define({
  name: 'getLyrics',
  method: 'GET',
  path: '/content/lyrics/{id}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  query: v.strictObject({ maxRating: MaxRating }),
  answer: Lyrics,
})
