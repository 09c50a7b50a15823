/** Rows of portal sessions. A row is a family of refresh tokens; only their hashes are stored. */
import type { Selectable } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Scope } from '../../context.ts'

export type SessionRow = Omit<Selectable<Tables['session']>, 'tenant'>

export const insertSession = ({ tenant, db }: Scope, row: SessionRow) =>
  db
    .insertInto('session')
    .values({ tenant, ...row })
    .execute()

/** Locked until the transaction ends, so that two refreshes of one session run one after the other. */
export const lockSession = ({ tenant, db }: Scope, id: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('session')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Undefined where the session has ended or was deleted. */
const openSession = ({ tenant, db }: Scope, id: string) =>
  db
    .selectFrom('session')
    .select('auth_time')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('ended', 'is', null)
    .executeTakeFirst()

export const isSessionOpen = async (scope: Scope, id: string): Promise<boolean> =>
  (await openSession(scope, id)) !== undefined

export const authTimeOf = async (scope: Scope, id: string): Promise<Date | null> =>
  (await openSession(scope, id))?.auth_time ?? null

export const updateSession = ({ tenant, db }: Scope, id: string, change: Partial<SessionRow>) =>
  db.updateTable('session').set(change).where('tenant', '=', tenant).where('id', '=', id).execute()

export const endSessionsOf = async (
  { tenant, db }: Scope,
  account: string,
  { now, why }: { now: Date; why: string },
): Promise<string[]> => {
  const rows = await db
    .updateTable('session')
    .set({ ended: now, ended_why: why })
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('ended', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const deleteSessionsBefore = ({ tenant, db }: Scope, moment: Date) =>
  db
    .deleteFrom('session')
    .where('tenant', '=', tenant)
    .where((row) => row.or([row('expires', '<', moment), row('ended', '<', moment)]))
    .execute()
