/** Tracks by their ids: a queue in a link, or a list of songs that plays. Loads behind a tap on Play. */
import * as v from 'valibot'
import { Tracks } from './content.ts'
import { define } from './define.ts'
import { Lang, MaxRating } from './shared.ts'

export const maxTracksPerCall = 100
const idsPattern = new RegExp(String.raw`^[\w-]{1,64}(\.[\w-]{1,64}){0,${maxTracksPerCall - 1}}$`)

/** In the order of the ids; missing tracks, and those above the age ceiling, are left out. */
export const getTracks = define({
  name: 'getTracks',
  method: 'GET',
  path: '/content/tracks',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  query: v.strictObject({
    ids: v.pipe(v.string(), v.maxLength(65 * maxTracksPerCall), v.regex(idsPattern)),
    lang: Lang,
    maxRating: MaxRating,
  }),
  answer: v.object({ entries: Tracks }),
})
