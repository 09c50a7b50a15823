/** A browser that frees space deletes every store of an origin at once; the backend remembers the downloads. */
import * as v from 'valibot'
import { Track } from './content.ts'
import { define } from './define.ts'
import { Id, Lang, SourceKind, queryNumber, text } from './shared.ts'

export const DownloadSource = v.object({ kind: SourceKind, id: Id, title: text(300) })
export type DownloadSource = v.InferOutput<typeof DownloadSource>

export const maxNotedIds = 500
const ids = v.pipe(v.array(Id), v.maxLength(maxNotedIds))

/** In the order in which they were downloaded; items that are no longer visible are left out. */
export const DownloadNotes = v.object({
  total: v.number(),
  entries: v.pipe(v.array(v.object({ track: Track, source: DownloadSource })), v.maxLength(maxNotedIds)),
})
export type DownloadNotes = v.InferOutput<typeof DownloadNotes>

export const getKept = define({
  name: 'getKept',
  method: 'GET',
  path: '/kept',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  query: v.strictObject({ lang: Lang, offset: v.optional(queryNumber(10_000)) }),
  answer: DownloadNotes,
})

export const DownloadNote = v.strictObject({
  came: v.pipe(
    v.array(v.strictObject({ source: v.strictObject(DownloadSource.entries), ids })),
    v.maxLength(50),
  ),
  went: ids,
})
export type DownloadNote = v.InferOutput<typeof DownloadNote>

export const noteKept = define({
  name: 'noteKept',
  method: 'POST',
  path: '/kept',
  who: 'user',
  idempotency: 'required',
  rate: 'general',
  cost: 1,
  body: DownloadNote,
  answer: null,
})
