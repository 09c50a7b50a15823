/**
 * Who runs a job, of all processes on one store. A lease ends by time, so the work of a process that died goes on
 * elsewhere. `pg_advisory_lock` would not do: the embedded engine has one session, and a lock excludes no one there.
 */
import type { Clock, Store } from '../context.ts'

/** The holder renews it three times in this time; without that another process takes over. */
export const leaseMs = 60_000

export interface JobLease {
  name: string
  owner: string
}
type LeaseParts = Pick<{ store: Store; clock: Clock }, 'store' | 'clock'>

const timeIn = (clock: Clock, ms: number) => new Date(clock.now().getTime() + ms)

/**
 * A row that was there keeps its due time, but no longer than until `due`: the clock may have been set back since. The
 * embedded store has one process, so whoever held a lease there is dead.
 */
export const registerJob = async ({ store, clock }: LeaseParts, name: string, due: Date): Promise<void> => {
  await store.raw
    .insertInto('job')
    .values({ name, due, lease_until: null, owner: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await store.raw.updateTable('job').set({ due }).where('name', '=', name).where('due', '>', due).execute()
  const latest = store.engine === 'embedded' ? clock.now() : timeIn(clock, leaseMs)
  await store.raw
    .updateTable('job')
    .set({ lease_until: latest })
    .where('name', '=', name)
    .where('lease_until', '>', latest)
    .execute()
}

/** False while another process holds the lease, or where the job is not due. */
export const takeLease = async (
  { store, clock }: LeaseParts,
  { name, owner }: JobLease,
  whenDue: boolean,
): Promise<boolean> => {
  const now = clock.now()
  const { numUpdatedRows } = await store.raw
    .updateTable('job')
    .set({ owner, lease_until: timeIn(clock, leaseMs) })
    .where('name', '=', (query) =>
      query
        .selectFrom('job')
        .select('name')
        .where('name', '=', name)
        .where((row) => row.or([row('lease_until', 'is', null), row('lease_until', '<=', now)]))
        .$if(whenDue, (rows) => rows.where('due', '<=', now))
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False when the lease has gone to another process. */
export const renewLease = async (
  { store, clock }: LeaseParts,
  { name, owner }: JobLease,
): Promise<boolean> => {
  const { numUpdatedRows } = await store.raw
    .updateTable('job')
    .set({ lease_until: timeIn(clock, leaseMs) })
    .where('name', '=', name)
    .where('owner', '=', owner)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Changes nothing when the lease has gone to another process, which says itself when the job is due. */
export const endLease = async (
  { store }: LeaseParts,
  { name, owner }: JobLease,
  due: Date,
): Promise<void> => {
  await store.raw
    .updateTable('job')
    .set({ due, lease_until: null, owner: null })
    .where('name', '=', name)
    .where('owner', '=', owner)
    .execute()
}
