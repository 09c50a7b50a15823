/** What an item's `data.media` says about where its sound, video and picture come from. */
import * as v from 'valibot'

export const MediaData = v.object({
  /** `file`: from MEDIA_DIR alone. `demo`, as without a word: made by the demo where there is no file. */
  source: v.picklist(['demo', 'file']),
  /** How much softer a player makes the file, so that all are equally loud; 1 unless told. */
  gain: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
})
