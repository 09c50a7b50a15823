import * as v from 'valibot'
import type { EventType, StoredEvent } from './event.ts'

export interface Consumer {
  event: string
  /** Called at least once for each event, and again after a failure, so it must be idempotent. */
  consume(event: StoredEvent): Promise<void>
}

/** Thrown by a consumer that can never take the event; it is not delivered again. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}

export const defineConsumer = <S extends v.GenericSchema<unknown, object>>(
  { name, payload }: EventType<S>,
  consume: (payload: v.InferOutput<S>, event: StoredEvent) => Promise<void>,
): Consumer => ({
  event: name,
  async consume(event) {
    const parsed = v.safeParse(payload, event.payload)
    if (!parsed.success) throw new Undeliverable(`the payload of ${name} has another shape`)
    await consume(parsed.output, event)
  },
})
