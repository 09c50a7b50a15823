import * as v from 'valibot'
import { Restriction } from '../../../src/contract/content.ts'
import { MediaData } from '../../media/media-data.ts'
import type { Texts } from '../../db/tables.ts'
import type { Scope } from '../../context.ts'
import { isEnabledItem } from '../shared/feature-filter.ts'

/** What of an item's data makes a film of it. */
const VideoData = v.object({
  media: v.optional(MediaData),
  /** Seconds. */
  duration: v.pipe(v.number(), v.minValue(5), v.maxValue(36_000)),
  premium: v.optional(v.boolean()),
  restriction: v.optional(v.nullable(Restriction)),
  /** There is more than one quality of it. */
  isHls: v.optional(v.boolean()),
  /** Seconds of its opening titles. */
  intro: v.optional(v.object({ from: v.number(), to: v.number() })),
})

const videoKinds = ['video', 'musicVideo'] as const
export interface VideoItem {
  id: string
  kind: (typeof videoKinds)[number]
  grading: number
  texts: Texts
  data: v.InferOutput<typeof VideoData>
}

/** `null` for what is no film. */
export const videoItemById = async (scope: Scope, id: string): Promise<VideoItem | null> => {
  const row = await scope.db
    .selectFrom('item')
    .select(['id', 'kind', 'grading', 'texts', 'data'])
    .where('tenant', '=', scope.tenant)
    .where('id', '=', id)
    .where(isEnabledItem(scope))
    .executeTakeFirst()
  const kind = videoKinds.find((one) => one === row?.kind)
  const data = v.safeParse(VideoData, row?.data)
  return row && kind && data.success ? { ...row, kind, data: data.output } : null
}
