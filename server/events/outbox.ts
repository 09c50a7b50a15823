/** The table `outbox`: events are written in the transaction of their cause and delivered afterwards. */
import type * as v from 'valibot'
import type { Scope } from '../context.ts'
import type { EventType, StoredEvent } from './event.ts'

const day = 24 * 60 * 60_000
const sentLifetimeMs = 7 * day
const failedLifetimeMs = 30 * day

interface NewEvent {
  id: string
  now: Date
  key?: string | null
}

export const writeEvent = <S extends v.GenericSchema<unknown, object>>(
  { tenant, db }: Scope,
  { name }: EventType<S>,
  payload: v.InferOutput<S>,
  { id, now, key = null }: NewEvent,
) =>
  db
    .insertInto('outbox')
    .values({
      tenant,
      id,
      name,
      payload: JSON.stringify(payload),
      event_key: key,
      created: now,
      due: now,
      sent: null,
      failed: null,
    })
    .execute()

export const hasEventSince = async (
  { tenant, db }: Scope,
  { name }: EventType,
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
export const claimEvent = (
  { tenant, db }: Scope,
  name: string,
  { now, hiddenUntil }: { now: Date; hiddenUntil: Date },
): Promise<StoredEvent | undefined> =>
  db
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
    .returning(['tenant', 'id', 'name', 'payload', 'created', 'attempts'])
    .executeTakeFirst()

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

export const deleteSettledEvents = ({ tenant, db }: Scope, now: Date) =>
  db
    .deleteFrom('outbox')
    .where('tenant', '=', tenant)
    .where((row) =>
      row.or([
        row('sent', '<', new Date(now.getTime() - sentLifetimeMs)),
        row('failed', '<', new Date(now.getTime() - failedLifetimeMs)),
      ]),
    )
    .execute()
