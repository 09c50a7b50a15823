import * as v from 'valibot'
import { Card } from './content.ts'

export const seenVersion = 1
export const Seen = v.object({
  version: v.literal(seenVersion),
  card: Card,
  at: v.number(),
})
export type Seen = v.InferOutput<typeof Seen>
