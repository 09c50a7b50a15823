/** The play history with positions; loaded with everything else behind a tap on Play. CALL-HISTORY */
import * as v from 'valibot'
import { Card } from './content.ts'
import { define } from './define.ts'
import { Id, ItemParams, Lang, MaxRating, Timestamp, queryFlag, queryNumber } from './shared.ts'

export const HistoryEntry = v.object({
  id: Id,
  contentType: v.pipe(v.string(), v.maxLength(60)),
  userCurrentPlaying: v.number(),
  updated: Timestamp,
})
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>

/** CALL-HISTORY-01 to 04 */
export const getPlayHistory = define({
  name: 'getPlayHistory',
  method: 'GET',
  path: '/user/history/PLAY/{id}',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  answer: v.nullable(HistoryEntry),
})
export const putPlayHistory = define({
  name: 'putPlayHistory',
  method: 'PUT',
  path: '/user/history/PLAY/{id}',
  who: 'user',
  idempotency: 'optional',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  body: v.strictObject({
    userCurrentPlaying: v.pipe(v.number(), v.minValue(0), v.maxValue(360_000)),
    contentType: v.pipe(v.string(), v.maxLength(60)),
  }),
  answer: HistoryEntry,
})
export const deletePlayHistory = define({
  name: 'deletePlayHistory',
  method: 'DELETE',
  path: '/user/history/PLAY/{id}',
  who: 'user',
  idempotency: 'optional',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  answer: null,
})
export const addHistory = define({
  name: 'addHistory',
  method: 'POST',
  path: '/user/history/{type}/{id}',
  who: 'user',
  idempotency: 'optional',
  rate: 'general',
  cost: 1,
  params: v.strictObject({ type: v.picklist(['PLAY']), id: Id }),
  body: v.strictObject({ contentType: v.pipe(v.string(), v.maxLength(60)) }),
  answer: HistoryEntry,
})

/** 'Continue listening': newest first, with the position. */
export const Continued = v.object({
  entries: v.pipe(
    v.array(
      v.object({
        card: Card,
        userCurrentPlaying: v.number(),
        updated: Timestamp,
        /** In a folded list: the song or chapter of this item that was played last. */
        part: v.optional(Id),
        /** In a folded list: what is left of a whole book. */
        secondsLeft: v.optional(v.number()),
      }),
    ),
    v.maxLength(200),
  ),
  /** Offset of the next page; left out at the end. */
  next: v.optional(v.number()),
})
export type Continued = v.InferOutput<typeof Continued>
export const listPlayHistory = define({
  name: 'listPlayHistory',
  method: 'GET',
  path: '/user/history/PLAY',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  query: v.strictObject({
    lang: Lang,
    offset: v.optional(queryNumber(10_000)),
    limit: v.optional(queryNumber(200)),
    maxRating: MaxRating,
    /** Songs as their album or playlist, chapters as their book, and of everything what can be continued. */
    folded: v.optional(queryFlag),
  }),
  answer: Continued,
})

/** Deletes all up to the newest entry that was on screen; what was played since then stays. */
export const clearPlayHistory = define({
  name: 'clearPlayHistory',
  method: 'DELETE',
  path: '/user/history/PLAY',
  who: 'user',
  idempotency: 'optional',
  rate: 'general',
  cost: 1,
  query: v.strictObject({ until: Timestamp }),
  answer: null,
})
