import * as v from 'valibot'
import { Card, Cards, Description } from './content.ts'
import { define } from './define.ts'
import { TrackFetch } from './playback.ts'
import { Id, ItemParams, Lang, ReaderQuery, Slug, text } from './shared.ts'

export const Episode = v.object({ ...Card.entries, season: v.number(), number: v.number() })
export type Episode = v.InferOutput<typeof Episode>

export const Video = v.object({
  ...Card.entries,
  genre: text(80),
  description: Description,
  /** The series that an episode belongs to, and its number there. */
  series: v.optional(
    v.object({ id: Id, slug: Slug, title: text(300), lang: Lang, season: v.number(), number: v.number() }),
  ),
  episodes: v.pipe(v.array(Episode), v.maxLength(500)),
  more: Cards,
})
export type Video = v.InferOutput<typeof Video>

export const getVideo = define({
  name: 'getVideo',
  method: 'GET',
  path: '/content/videos/{id}',
  who: 'anyone',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  query: ReaderQuery,
  answer: Video,
})

/** Like a track fetch: `url` is null where nothing may be shown, a preview is its start. */
export const VideoStream = v.object({
  ...v.omit(TrackFetch, ['ticket', 'type']).entries,
  type: v.pipe(v.string(), v.maxLength(120)),
  captions: v.pipe(
    v.array(v.object({ lang: Lang, url: v.pipe(v.string(), v.maxLength(1000)) })),
    v.maxLength(20),
  ),
  /** WebVTT whose cues name thumbnails, for the scrubber. */
  thumbnails: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  intro: v.optional(v.object({ from: v.number(), to: v.number() })),
})
export type VideoStream = v.InferOutput<typeof VideoStream>

/** CALL-VIDEO-01 */
export const streamVideo = define({
  name: 'streamVideo',
  method: 'POST',
  path: '/video/streaming',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  body: v.strictObject({
    id: Id,
    protocol: v.picklist(['HTTP', 'HTTPS', 'HLS']),
    drm: v.nullable(v.picklist(['WIDEVINE', 'PLAYREADY', 'FAIRPLAY'])),
    /** The platform that delivers the video; null for the portal's own. */
    externalProviderCode: v.nullable(v.pipe(v.string(), v.maxLength(60))),
  }),
  answer: VideoStream,
})
