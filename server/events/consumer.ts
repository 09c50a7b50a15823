import type { ConsumerName, EventName, EventPayload } from './events.ts'
import type { StoredEvent } from './outbox.ts'

/** Called at least once for each event, and again after a failure of any consumer, so it must be idempotent. */
export type Consume<N extends EventName> = (payload: EventPayload<N>, event: StoredEvent<N>) => Promise<void>

export type EventConsumers = { readonly [N in EventName]: Readonly<Record<ConsumerName<N>, Consume<N>>> }

/** Thrown by a consumer that can never take the event; for its sake the event is not delivered again. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}
