import * as v from 'valibot'
import { Card, Description } from './content.ts'
import { Name, Timestamp, text } from './shared.ts'

export const Insight = v.picklist(['name', 'language', 'plan', 'ageGroup', 'place', 'microphone'])
export type Insight = v.InferOutput<typeof Insight>

export const Offer = v.object({
  ...Card.entries,
  description: Description,
  section: v.nullable(v.object({ id: Name, title: text(120) })),
  /** The address of another site, where it is used. */
  opensAt: v.optional(v.pipe(v.string(), v.maxLength(500), v.startsWith('https://'))),
  sees: v.pipe(v.array(Insight), v.maxLength(20)),
  off: v.optional(v.number()),
  validUntil: v.optional(Timestamp),
  conditions: v.pipe(v.array(Description), v.maxLength(20)),
  places: v.pipe(v.array(text(200)), v.maxLength(50)),
  online: v.boolean(),
  rhythm: v.optional(Description),
  sample: v.optional(Description),
})
export type Offer = v.InferOutput<typeof Offer>
