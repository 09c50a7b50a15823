import * as v from 'valibot'
import { define } from './define.ts'
import { Gain, SoundType } from './playback.ts'
import { Id, Timestamp, text } from './shared.ts'

const Bytes = v.pipe(v.number(), v.integer(), v.minValue(0))

export const Download = v.object({
  /** Signed for a few hours; after that it is requested anew. */
  uri: v.pipe(v.string(), v.maxLength(1000)),
  type: v.optional(SoundType),
  size: Bytes,
  /** Strong: bytes with another one belong to another sound. */
  etag: v.pipe(v.string(), v.maxLength(200)),
  validUntil: v.nullable(Timestamp),
  now: Timestamp,
  ticket: v.pipe(v.string(), v.maxLength(400)),
  gain: v.optional(Gain),
})
export type Download = v.InferOutput<typeof Download>

/** CALL-SONG-02. Refused for users who may play only a part, or nothing, of it. */
export const downloadSong = define({
  name: 'downloadSong',
  method: 'POST',
  path: '/song/download',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  body: v.strictObject({
    articleId: Id,
    distributionChannel: v.pipe(v.string(), v.maxLength(40)),
    deviceId: text(120),
    collectionId: Id,
  }),
  answer: Download,
})

export const mostWeighed = 500
export const weighSongs = define({
  name: 'weighSongs',
  method: 'POST',
  path: '/song/download/sizes',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 5,
  body: v.strictObject({ articleIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(mostWeighed)) }),
  answer: v.object({
    sizes: v.pipe(v.array(v.object({ id: Id, size: Bytes })), v.maxLength(mostWeighed)),
  }),
})
