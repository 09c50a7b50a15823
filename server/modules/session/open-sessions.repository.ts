import type { Scope } from '../../context.ts'
import { mostOpenSessions } from '../../../src/contract/sessions.ts'

interface Asking {
  account: string
  session: string
  now: Date
}

/** The one that asks comes first, then the last used. */
export const openSessionsOf = ({ tenant, db }: Scope, { account, session, now }: Asking) =>
  db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created', 'used'])
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('ended', 'is', null)
    .where('expires', '>', now)
    .orderBy((row) => row('id', '=', session), 'desc')
    .orderBy('used', 'desc')
    .limit(mostOpenSessions)
    .execute()

interface EndedBy {
  account: string
  now: Date
  why: string
}

const openOf = ({ tenant, db }: Scope, { account, now, why }: EndedBy) =>
  db
    .updateTable('session')
    .set({ ended: now, ended_why: why })
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('ended', 'is', null)

/** Only of this account: an id of somebody else's session ends nothing. */
export const endSessionOf = (scope: Scope, id: string, by: EndedBy) =>
  openOf(scope, by).where('id', '=', id).returning('id').execute()

export const endSessionsBeside = (scope: Scope, current: string, by: EndedBy) =>
  openOf(scope, by).where('id', '<>', current).returning('id').execute()
