import * as v from 'valibot'
import { Restriction } from '../../../src/contract/content.ts'
import { MediaData } from '../../media/media-data.ts'
import type { Texts } from '../../db/tables.ts'
import type { Scope } from '../../context.ts'
import { isEnabledItem } from '../shared/feature-filter.ts'

const VideoData = v.object({
  media: v.optional(MediaData),
  duration: v.pipe(v.number(), v.minValue(5), v.maxValue(36_000)),
  premium: v.optional(v.boolean()),
  restriction: v.optional(v.nullable(Restriction)),
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

/** Null for what is no video, or above the ceiling; a null ceiling means that a ticket has decided already. */
export const videoItemById = async (
  scope: Scope,
  id: string,
  ceiling: number | null,
): Promise<VideoItem | null> => {
  const found = scope.db
    .selectFrom('item')
    .select(['id', 'kind', 'grading', 'texts', 'data'])
    .where('tenant', '=', scope.tenant)
    .where('id', '=', id)
    .where(isEnabledItem(scope))
  const row = await (ceiling === null ? found : found.where('grading', '<=', ceiling)).executeTakeFirst()
  const kind = videoKinds.find((kind) => kind === row?.kind)
  const data = v.safeParse(VideoData, row?.data)
  return row && kind && data.success ? { ...row, kind, data: data.output } : null
}
