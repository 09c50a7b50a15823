import * as v from 'valibot'
import { define } from './define.ts'
import { Id, Timestamp, text } from './shared.ts'

/** ENTITY-PURCHOPT, as far as the track fetch contains it. */
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

export const Gain = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** Media type of the sound: a browser that cannot play it says so before it is fetched. Without one it is tried. */
export const SoundType = v.pipe(v.string(), v.maxLength(120))

/** ENTITY-TRACKFETCH. `url` is null where nothing may be played. */
export const TrackFetch = v.object({
  url: v.nullable(v.pipe(v.string(), v.maxLength(1000))),
  isPreview: v.boolean(),
  purchase: v.pipe(v.array(PurchaseOption), v.maxLength(20)),
  type: v.optional(SoundType),
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
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  body: v.strictObject({ id: Id, protocol: v.picklist(['HTTP', 'HTTPS', 'HLS']) }),
  answer: TrackFetch,
})

/** CALL-REPORT-01, LISTEN-07 to 12, AMBIG-104. Authorised by its ticket alone, so that it outlives a logout. */
export const reportListening = define({
  name: 'reportListening',
  method: 'POST',
  path: '/content/streaming/report',
  who: 'ticket',
  idempotency: 'optional',
  rate: 'general',
  cost: 1,
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
  grows: { amount: 'usageDuration', identity: ['ticketId', 'type', 'maxUsageDuration', 'partial'] },
})
