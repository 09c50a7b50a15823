import type { Scope } from '../../context.ts'

export const subscriptionsOf = ({ db, tenant }: Scope, account: string, withCancelled: boolean) =>
  db
    .selectFrom('subscription')
    .select(['id', 'type_id', 'state', 'sub_state', 'end_date', 'next_renewal'])
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .$if(!withCancelled, (query) => query.where('state', '<>', 'CANCELED'))
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
