import * as v from 'valibot'
import { Track } from './content.ts'
import { DownloadSource } from './download-notes.ts'
import { Lyrics } from './lyrics.ts'
import { Gain } from './playback.ts'
import { Timestamp } from './shared.ts'

export const downloadRecordVersion = 1

/**
 * `waiting` to be fetched or being fetched, `paused` by the user, `refused` by the backend, `kept` complete
 * and verified, `lost`: the browser deleted its bytes.
 */
const DownloadRecordState = v.picklist(['waiting', 'paused', 'refused', 'kept', 'lost'])
type DownloadRecordState = v.InferOutput<typeof DownloadRecordState>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const DownloadRecord = v.object({
  version: v.literal(downloadRecordVersion),
  track: Track,
  source: DownloadSource,
  at: v.number(),
  state: DownloadRecordState,
  /** 0 until the backend has sent it. */
  size: count,
  got: count,
  etag: v.pipe(v.string(), v.maxLength(200)),
  validUntil: v.nullable(Timestamp),
  ticket: v.nullable(v.pipe(v.string(), v.maxLength(400))),
  gain: v.optional(Gain),
  lyrics: v.optional(Lyrics),
})
export type DownloadRecord = v.InferOutput<typeof DownloadRecord>
