/** Rows with an end time, because an advisory lock belongs to a session and the embedded database has only one. */
import type { Clock, Store } from '../context.ts'

/** The holder renews it three times in this time; without that another process takes over. */
export const leaseMs = 60_000

export interface JobLease {
  name: string
  owner: string
}
type LeaseParts = Pick<{ store: Store; clock: Clock }, 'store' | 'clock'>

const timeIn = (clock: Clock, ms: number) => new Date(clock.now().getTime() + ms)

/** The clock may have been set back, and the holder of an earlier lease of the embedded store is dead. */
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

/** Changes nothing when the lease has gone to another process, which sets itself when the job is due. */
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
