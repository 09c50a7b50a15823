import * as v from 'valibot'
import { Restriction } from '../../src/contract/content.ts'
import { MediaData } from './media-data.ts'

export const SoundData = v.object({
  media: v.optional(MediaData),
  /** Length of the sound; the file's size and ranges follow from it before it exists. */
  seconds: v.pipe(v.number(), v.minValue(5), v.maxValue(36_000)),
  /** Music: see `music/recipe.ts`. Also for the intro and outro of speech. */
  recipe: v.optional(v.unknown()),
  /** The spoken text, in the item's own language. */
  script: v.optional(v.pipe(v.string(), v.maxLength(60_000))),
  /** Chapter markers: lines of the script that begin on a second. */
  marks: v.optional(v.array(v.object({ line: v.number(), at: v.number() }))),
  /** The show or the author: its episodes share a voice and an opening. */
  by: v.optional(v.object({ id: v.string() })),
  restriction: v.optional(v.nullable(Restriction)),
  /** Requires a plan. Tracks and chapters are premium unless the data says otherwise, episodes are free. */
  premium: v.optional(v.boolean()),
})
export type SoundData = v.InferOutput<typeof SoundData>

const soundingKinds = ['track', 'episode', 'chapter'] as const
export type SoundingKind = (typeof soundingKinds)[number]
export const soundingKind = (kind: string): SoundingKind | undefined =>
  soundingKinds.find((sounding) => sounding === kind)
