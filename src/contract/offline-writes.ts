import * as v from 'valibot'
import { Timestamp, text } from './shared.ts'

export const intentVersion = 1

export const Intent = v.object({
  version: v.literal(intentVersion),
  /** ULID made at the tap: the order of sending and the idempotency key. */
  key: text(26),
  call: v.pipe(v.string(), v.maxLength(60)),
  input: v.object({
    params: v.optional(v.record(v.string(), v.string())),
    query: v.optional(v.record(v.string(), v.string())),
    body: v.optional(v.unknown()),
  }),
  /** Such as `like:tracks:trk_1`: a newer write of the same subject replaces the older one. */
  subject: v.pipe(v.string(), v.maxLength(200)),
  /** Title of the item, for the list of pending writes; null for writes that the user did not ask for (history). */
  label: v.nullable(text(300)),
  /** The item, for the favourites. Parsed where it is shown: a card of another shape must not cost the write. */
  card: v.optional(v.unknown()),
  made: Timestamp,
  notBefore: v.optional(Timestamp),
})
export type Intent = v.InferOutput<typeof Intent>
