/** From a tap on Play to sound, and the reports of what was heard. */
import * as v from 'valibot'
import { Card } from './content.ts'
import { define } from './define.ts'
import { Id, Lang, Timestamp, queryNumber, text } from './shared.ts'

/** ENTITY-PURCHOPT, as far as the track fetch carries it. */
export const PurchaseOption = v.object({
  type: v.pipe(v.string(), v.maxLength(60)),
  subscriptionType: v.optional(
    v.object({
      id: v.number(),
      attributes: v.pipe(
        v.array(v.object({ key: v.pipe(v.string(), v.maxLength(80)), value: text(4000) })),
        v.maxLength(60),
      ),
    }),
  ),
  purchaseIdentifier: v.optional(v.pipe(v.string(), v.maxLength(120))),
})
export type PurchaseOption = v.InferOutput<typeof PurchaseOption>

/** What its volume is multiplied with, so that it is as loud as all others. */
export const Gain = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** ENTITY-TRACKFETCH. `url` is null where nothing may be played. */
export const TrackFetch = v.object({
  url: v.nullable(v.pipe(v.string(), v.maxLength(1000))),
  isPreview: v.boolean(),
  purchase: v.pipe(v.array(PurchaseOption), v.maxLength(20)),
  ticket: v.nullable(v.pipe(v.string(), v.maxLength(400))),
  gain: v.optional(Gain),
})
export type TrackFetch = v.InferOutput<typeof TrackFetch>

/** CALL-SONG-01 */
export const fetchSong = define({
  name: 'fetchSong',
  method: 'POST',
  path: '/song',
  who: 'user',
  body: v.strictObject({ id: Id, protocol: v.picklist(['HTTP', 'HTTPS', 'HLS']) }),
  answer: TrackFetch,
})

/** CALL-REPORT-01, LISTEN-07 to 12, AMBIG-104. Authorised by its ticket alone, so that it outlives a logout. */
export const reportListening = define({
  name: 'reportListening',
  method: 'POST',
  path: '/content/streaming/report',
  who: 'ticket',
  body: v.strictObject({
    ticketId: v.pipe(v.string(), v.maxLength(400)),
    type: v.literal('listened'),
    date: Timestamp,
    usageDuration: v.pipe(v.number(), v.minValue(0), v.maxValue(3600)),
    maxUsageDuration: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)),
    offline: v.boolean(),
    partial: v.boolean(),
  }),
  answer: v.object({ accepted: v.boolean() }),
  idempotent: true,
})

const historyItem = v.strictObject({ id: Id })
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
  params: historyItem,
  answer: v.nullable(HistoryEntry),
})
export const putPlayHistory = define({
  name: 'putPlayHistory',
  method: 'PUT',
  path: '/user/history/PLAY/{id}',
  who: 'user',
  params: historyItem,
  body: v.strictObject({
    userCurrentPlaying: v.pipe(v.number(), v.minValue(0), v.maxValue(360_000)),
    contentType: v.pipe(v.string(), v.maxLength(60)),
  }),
  answer: HistoryEntry,
  idempotent: true,
})
export const deletePlayHistory = define({
  name: 'deletePlayHistory',
  method: 'DELETE',
  path: '/user/history/PLAY/{id}',
  who: 'user',
  params: historyItem,
  answer: null,
  idempotent: true,
})
export const addHistory = define({
  name: 'addHistory',
  method: 'POST',
  path: '/user/history/{type}/{id}',
  who: 'user',
  params: v.strictObject({ type: v.picklist(['PLAY']), id: Id }),
  body: v.strictObject({ contentType: v.pipe(v.string(), v.maxLength(60)) }),
  answer: HistoryEntry,
  idempotent: true,
})

/** What 'continue listening' shows: newest first, with the place where it stopped. */
export const Continued = v.object({
  entries: v.pipe(
    v.array(v.object({ card: Card, userCurrentPlaying: v.number(), updated: Timestamp })),
    v.maxLength(200),
  ),
  /** Offset of what follows; left out where nothing does. */
  next: v.optional(v.number()),
})
export type Continued = v.InferOutput<typeof Continued>
export const listPlayHistory = define({
  name: 'listPlayHistory',
  method: 'GET',
  path: '/user/history/PLAY',
  who: 'user',
  query: v.strictObject({
    lang: Lang,
    offset: v.optional(queryNumber(10_000)),
    limit: v.optional(queryNumber(200)),
    maxRating: v.optional(queryNumber(100)),
  }),
  answer: Continued,
})

/** Forgets all up to the newest entry that was on screen; what was played since then stays. */
export const clearPlayHistory = define({
  name: 'clearPlayHistory',
  method: 'DELETE',
  path: '/user/history/PLAY',
  who: 'user',
  query: v.strictObject({ until: Timestamp }),
  answer: null,
  idempotent: true,
})
