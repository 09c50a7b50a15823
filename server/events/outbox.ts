/** The table `outbox`: events are written in the transaction of their cause and delivered afterwards. */
import * as v from 'valibot'
import type { Scope } from '../context.ts'
import { type EventName, type EventPayload, eventNames, events } from './events.ts'

export interface StoredEvent<N extends EventName = EventName> {
  tenant: string
  id: string
  name: N
  payload: unknown
  created: Date
  attempts: number
}

const day = 24 * 60 * 60_000
const sentLifetimeMs = 7 * day
const failedLifetimeMs = 30 * day

interface NewEvent {
  id: string
  now: Date
  key?: string | null
}

/** Throws where the payload does not fit, so that the cause is undone too. */
export const writeEvent = async <N extends EventName>(
  { tenant, db }: Scope,
  name: N,
  payload: EventPayload<N>,
  { id, now, key = null }: NewEvent,
): Promise<void> => {
  await db
    .insertInto('outbox')
    .values({
      tenant,
      id,
      name,
      payload: JSON.stringify(v.parse(events[name].payload, payload)),
      event_key: key,
      created: now,
      due: now,
      sent: null,
      failed: null,
    })
    .execute()
}

export const hasEventSince = async (
  { tenant, db }: Scope,
  name: EventName,
  key: string,
  moment: Date,
): Promise<boolean> => {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('tenant', '=', tenant)
    .where('name', '=', name)
    .where('event_key', '=', key)
    .where('created', '>', moment)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Never chosen by an id beyond the last one, since a later id may be committed first. */
export const claimEvent = async <N extends EventName>(
  { tenant, db }: Scope,
  name: N,
  { now, hiddenUntil }: { now: Date; hiddenUntil: Date },
): Promise<StoredEvent<N> | undefined> => {
  const row = await db
    .updateTable('outbox')
    .set((row) => ({ due: hiddenUntil, attempts: row('attempts', '+', 1) }))
    .where('tenant', '=', tenant)
    // A comparison with one row: with `in`, a plan may run the inner query again for each outer row and claim many.
    .where('id', '=', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('tenant', '=', tenant)
        .where('name', '=', name)
        .where('sent', 'is', null)
        .where('failed', 'is', null)
        .where('due', '<=', now)
        .orderBy('due')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['tenant', 'id', 'payload', 'created', 'attempts'])
    .executeTakeFirst()
  return row && { ...row, name }
}

/** Another process may have claimed the event since; then its outcome counts. */
const updateClaimed = (
  { tenant, db }: Scope,
  { id, attempts }: StoredEvent,
  values: { sent: Date } | { failed: Date } | { due: Date },
) =>
  db
    .updateTable('outbox')
    .set(values)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()

export const markSent = (scope: Scope, event: StoredEvent, now: Date) =>
  updateClaimed(scope, event, { sent: now })
export const markFailed = (scope: Scope, event: StoredEvent, now: Date) =>
  updateClaimed(scope, event, { failed: now })
export const postponeEvent = (scope: Scope, event: StoredEvent, due: Date) =>
  updateClaimed(scope, event, { due })

/** Of a name that no row of the table has: another build may still take it for as long as a failed one is kept. */
export const deleteSettledEvents = ({ tenant, db }: Scope, now: Date) =>
  db
    .deleteFrom('outbox')
    .where('tenant', '=', tenant)
    .where((row) =>
      row.or([
        row('sent', '<', new Date(now.getTime() - sentLifetimeMs)),
        row('failed', '<', new Date(now.getTime() - failedLifetimeMs)),
        row.and([
          row('name', 'not in', eventNames),
          row('created', '<', new Date(now.getTime() - failedLifetimeMs)),
        ]),
      ]),
    )
    .execute()
