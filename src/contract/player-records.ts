/** The player's records on disk: the queue with its position, and slices of listening that are not yet reported. */
import * as v from 'valibot'
import { Track } from './content.ts'
import { reportListening } from './playback.ts'
import { Id, SourceKind, text } from './shared.ts'

export const savedQueueVersion = 1
const index = v.pipe(v.number(), v.integer(), v.minValue(0))

/** `isChosen`: added by hand; the others came with the queue's source. */
const QueuedTrack = v.object({ ...Track.entries, isChosen: v.optional(v.boolean()) })
export type QueuedTrack = v.InferOutput<typeof QueuedTrack>

export const SavedQueue = v.object({
  version: v.literal(savedQueueVersion),
  /** Unlimited: one song more than a list may have must not cost the whole queue. */
  tracks: v.array(QueuedTrack),
  index,
  order: v.array(index),
  loop: v.picklist(['OFF', 'REPEAT_ALL', 'REPEAT_ONE']),
  shuffle: v.boolean(),
  source: v.nullable(
    v.object({
      kind: SourceKind,
      id: Id,
      title: text(300),
    }),
  ),
  position: v.pipe(v.number(), v.minValue(0)),
  volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Only the beginning of the current track may be played; earlier builds did not say. */
  isPreview: v.optional(v.boolean()),
})
export type SavedQueue = v.InferOutput<typeof SavedQueue>

export const storedReportVersion = 1
/** No user id: the ticket alone identifies the listener, so a report may outlive a logout (decisions 35). */
export const StoredReport = v.object({
  version: v.literal(storedReportVersion),
  key: text(26),
  body: reportListening.body,
  /** How often the backend definitely refused it. */
  refusals: v.number(),
  /** The page that still adds seconds to it; it holds the lock of that name as long as it lives. */
  growsIn: v.optional(v.string()),
})
export type StoredReport = v.InferOutput<typeof StoredReport>
