import type { Scope } from '../../context.ts'

export const subscriptionsOf = ({ db, tenant }: Scope, account: string, withCancelled: boolean) =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .$if(!withCancelled, (query) => query.where('state', '<>', 'CANCELED'))
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
export type SubscriptionRow = Awaited<ReturnType<typeof subscriptionsOf>>[number]

export const parentalOf = async ({ db, tenant }: Scope, account: string) => {
  const row = await db
    .selectFrom('account')
    .select('parental')
    .where('tenant', '=', tenant)
    .where('id', '=', account)
    .executeTakeFirst()
  return row?.parental ?? null
}
