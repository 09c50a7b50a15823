import { monotonicFactory } from 'ulid'
import { safeParse } from 'valibot'
import { Intent, intentVersion } from '../../contract/offline-writes.ts'

export interface NewIntent {
  call: string
  input: Intent['input']
  subject: string
  label?: string | null
  card?: unknown
  /** Milliseconds in which it can still be undone. */
  hold?: number
  /** It waits for this as well: while the offer to undo is on a page. */
  offered?: Promise<unknown>
}

const nextKey = monotonicFactory()
export const createIntent = ({ call, input, subject, label = null, card, hold }: NewIntent): Intent => {
  const createdAt = new Date()
  return {
    version: intentVersion,
    key: nextKey(),
    made: createdAt.toISOString(),
    call,
    input,
    subject,
    label,
    ...(card === undefined ? {} : { card }),
    ...(hold ? { notBefore: new Date(createdAt.getTime() + hold).toISOString() } : {}),
  }
}
export const parseIntent = (value: unknown): Intent | null => {
  const parsed = safeParse(Intent, value)
  return parsed.success ? parsed.output : null
}
export const remainingHold = ({ notBefore }: Intent): number =>
  notBefore ? Math.max(0, Date.parse(notBefore) - Date.now()) : 0
