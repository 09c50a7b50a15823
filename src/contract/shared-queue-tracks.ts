/** The tracks of a queue in a link; loaded with everything else behind a tap on Play. */
import * as v from 'valibot'
import { sharedQueuePattern, maxSharedTracks } from './shared-queue.ts'
import { Tracks } from './content.ts'
import { define } from './define.ts'
import { Lang, queryNumber } from './shared.ts'

/** By ids; missing tracks, and those above the age ceiling, are left out. */
export const getTracks = define({
  name: 'getTracks',
  method: 'GET',
  path: '/content/tracks',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  query: v.strictObject({
    ids: v.pipe(v.string(), v.maxLength(65 * maxSharedTracks), v.regex(sharedQueuePattern)),
    lang: Lang,
    maxRating: v.optional(queryNumber(100)),
  }),
  answer: v.object({ entries: Tracks }),
})
