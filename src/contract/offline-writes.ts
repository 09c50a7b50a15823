/** A write that waits on disk until the backend has answered it. */
import * as v from 'valibot'
import { Timestamp, text } from './shared.ts'

/** Version of the record's shape; a record of another version is dropped when it is read. */
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
  /** What the write is about, such as `like:tracks:trk_1`: a newer one of the same subject takes the older's place. */
  subject: v.pipe(v.string(), v.maxLength(200)),
  /** Title of the thing, for the list of what waits; null for writes a person did not ask for (history). */
  label: v.nullable(text(300)),
  /**
   * The thing itself, so that it stands among the favourites before the backend has answered. Read where it is shown
   * (`domain/card-of.ts`): a card of another shape must not cost the write.
   */
  card: v.optional(v.unknown()),
  made: Timestamp,
  /** A removal that can be undone is not sent before this moment; what was tapped after it may overtake it. */
  notBefore: v.optional(Timestamp),
})
export type Intent = v.InferOutput<typeof Intent>
