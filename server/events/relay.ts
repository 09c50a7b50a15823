import type { Clock, Log, Store } from '../context.ts'
import type { Metrics } from '../http/metrics.ts'
import { startTicker, type Ticker } from '../jobs/ticker.ts'
import { type Consumer, Undeliverable } from './consumer.ts'
import type { StoredEvent } from './event.ts'
import { claimEvent, markFailed, markSent, postponeEvent } from './outbox.ts'

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
  consumers: readonly Consumer[]
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

const settleFailure = async (
  { store, clock, log, metrics }: RelayParts,
  event: StoredEvent,
  error: unknown,
): Promise<void> => {
  const { tenant, id, name, created, attempts } = event
  const now = clock.now()
  const isFinal = error instanceof Undeliverable || now.getTime() - created.getTime() > giveUpMs
  metrics.countDelivery(name, isFinal ? 'failed' : 'postponed')
  const fields = { tenant, event: name, id, attempts, reason: String(error) }
  if (isFinal) log.error(fields, 'an event is not delivered')
  else log.warn(fields, 'an event will be delivered later')
  const due = new Date(now.getTime() + delayOf(attempts))
  await store.within(tenant, (scope) =>
    isFinal ? markFailed(scope, event, now) : postponeEvent(scope, event, due),
  )
}

const deliver = async (parts: RelayParts, event: StoredEvent): Promise<void> => {
  const { store, clock, metrics, consumers } = parts
  try {
    for (const { event: name, consume } of consumers) if (name === event.name) await consume(event)
  } catch (error) {
    await settleFailure(parts, event, error)
    return
  }
  metrics.countDelivery(event.name, 'sent')
  await store.within(event.tenant, (scope) => markSent(scope, event, clock.now()))
}

const deliverAll = async (parts: RelayParts, tenant: string, name: string, signal: AbortSignal) => {
  const claimNext = () => {
    const now = parts.clock.now()
    const hiddenUntil = new Date(now.getTime() + claimMs)
    return parts.store.within(tenant, (scope) => claimEvent(scope, name, { now, hiddenUntil }))
  }
  while (!signal.aborted) {
    const event = await claimNext()
    if (!event) return
    await deliver(parts, event)
  }
}

export const createRelay = (parts: RelayParts): Relay => {
  const { store, tenants, log, consumers } = parts
  const names = [...new Set(consumers.map(({ event }) => event))]
  const stopping = new AbortController()
  let ticker: Ticker | null = null

  /** In parallel, so that a slow consumer of one tenant or one event delays no other. */
  const deliverDue = async () => {
    const queues = tenants.flatMap((tenant) => names.map((name) => ({ tenant: tenant.name, name })))
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
