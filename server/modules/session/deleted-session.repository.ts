/** Sessions of accounts that were deleted; their devices learn of it with their next request. */
import type { Scope } from '../../context.ts'
import { hashOf } from './refresh-token.ts'

export const insertDeletedSessions = async (
  { tenant, db }: Scope,
  sessions: readonly { id: string; expires: Date }[],
): Promise<void> => {
  if (sessions.length === 0) return
  await db
    .insertInto('deleted_session')
    .values(sessions.map(({ id, expires }) => ({ tenant, session_hash: hashOf(id), expires })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const isDeletedSession = async ({ tenant, db }: Scope, session: string): Promise<boolean> => {
  const row = await db
    .selectFrom('deleted_session')
    .select('expires')
    .where('tenant', '=', tenant)
    .where('session_hash', '=', hashOf(session))
    .executeTakeFirst()
  return row !== undefined
}

export const deleteDeletedSessionsBefore = ({ tenant, db }: Scope, moment: Date) =>
  db.deleteFrom('deleted_session').where('tenant', '=', tenant).where('expires', '<', moment).execute()
