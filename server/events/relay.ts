import type { Clock, Log, Store } from '../context.ts'
import type { Metrics } from '../http/metrics.ts'
import { startTicker, type Ticker } from '../jobs/ticker.ts'
import { type Consume, Undeliverable } from './consumer.ts'
import { type EventName, eventNames, isPayload } from './events.ts'
import { claimEvent, markFailed, markSent, postponeEvent, type StoredEvent } from './outbox.ts'

const second = 1000
const minute = 60 * second
/** For events that were postponed or written by another process; `wake` covers all others. */
const tickMs = 5 * second
/** Longer than a consumer takes: an event claimed by a process that died is due again then. */
const claimMs = 5 * minute
const firstDelayMs = 5 * second
const longestDelayMs = 15 * minute
const giveUpMs = 3 * 24 * 60 * minute

export interface RelayParts {
  store: Store
  tenants: readonly { name: string }[]
  clock: Clock
  log: Log
  metrics: Pick<Metrics, 'countDelivery'>
  /** An event that is left out here stays in the outbox. */
  consumers: { readonly [N in EventName]?: Readonly<Record<string, Consume<N>>> }
}

export interface Relay {
  /** Delivers soon; within the transaction that wrote an event, once it is committed. */
  wake(): void
  deliverDue(): Promise<void>
  start(): void
  /** The running delivery is finished; all other due events stay in the outbox. */
  stop(): Promise<void>
}

const delayOf = (attempts: number) => Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs)

interface Failure {
  /** None where the payload fits no consumer. */
  consumer?: string
  error: unknown
}

/** Each consumer gets the event, whatever happens to the others. */
const consumeEvent = async <N extends EventName>(
  consumers: Readonly<Record<string, Consume<N>>>,
  event: StoredEvent<N>,
): Promise<Failure[]> => {
  const { name, payload } = event
  if (!isPayload(name, payload))
    return [{ error: new Undeliverable(`the payload of ${name} has another shape`) }]
  const failures = await Promise.all(
    Object.entries(consumers).map(async ([consumer, consume]) => {
      try {
        await consume(payload, event)
        return []
      } catch (error) {
        return [{ consumer, error }]
      }
    }),
  )
  return failures.flat()
}

/** Once for all consumers; all of them get the event again while one of them may still take it. */
const settleFailures = async (
  { store, clock, log, metrics }: RelayParts,
  event: StoredEvent,
  failures: readonly Failure[],
): Promise<void> => {
  const { tenant, id, name, created, attempts } = event
  const now = clock.now()
  const isFinal =
    now.getTime() - created.getTime() > giveUpMs ||
    failures.every(({ error }) => error instanceof Undeliverable)
  metrics.countDelivery(name, isFinal ? 'failed' : 'postponed')
  for (const { consumer, error } of failures) {
    const fields = { tenant, event: name, consumer, id, attempts, reason: String(error) }
    if (isFinal) log.error(fields, 'an event is not delivered')
    else log.warn(fields, 'an event will be delivered later')
  }
  const due = new Date(now.getTime() + delayOf(attempts))
  await store.within(tenant, (scope) =>
    isFinal ? markFailed(scope, event, now) : postponeEvent(scope, event, due),
  )
}

const deliver = async <N extends EventName>(
  parts: RelayParts,
  consumers: Readonly<Record<string, Consume<N>>>,
  event: StoredEvent<N>,
): Promise<void> => {
  const { store, clock, metrics } = parts
  const failures = await consumeEvent(consumers, event)
  if (failures.length > 0) return settleFailures(parts, event, failures)
  metrics.countDelivery(event.name, 'sent')
  await store.within(event.tenant, (scope) => markSent(scope, event, clock.now()))
}

const deliverAll = async <N extends EventName>(
  parts: RelayParts,
  tenant: string,
  name: N,
  signal: AbortSignal,
) => {
  const consumers = parts.consumers[name]
  if (!consumers) return
  const claimNext = () => {
    const now = parts.clock.now()
    const hiddenUntil = new Date(now.getTime() + claimMs)
    return parts.store.within(tenant, (scope) => claimEvent(scope, name, { now, hiddenUntil }))
  }
  while (!signal.aborted) {
    const event = await claimNext()
    if (!event) return
    await deliver(parts, consumers, event)
  }
}

export const createRelay = (parts: RelayParts): Relay => {
  const { store, tenants, log } = parts
  const stopping = new AbortController()
  let ticker: Ticker | null = null

  /** In parallel, so that a slow consumer of one tenant or one event delays no other. */
  const deliverDue = async () => {
    const queues = tenants.flatMap((tenant) => eventNames.map((name) => ({ tenant: tenant.name, name })))
    const ends = await Promise.allSettled(
      queues.map(({ tenant, name }) => deliverAll(parts, tenant, name, stopping.signal)),
    )
    for (const end of ends)
      if (end.status === 'rejected') log.error({ reason: String(end.reason) }, 'the outbox could not be read')
  }

  return {
    wake: () => store.afterCommit(() => ticker?.wake()),
    deliverDue,
    start() {
      ticker ??= startTicker(tickMs, deliverDue, (error) =>
        log.error({ reason: String(error) }, 'the outbox could not be read'),
      )
    },
    async stop() {
      stopping.abort()
      await ticker?.stop()
    },
  }
}
