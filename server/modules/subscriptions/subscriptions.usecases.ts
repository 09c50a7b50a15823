/** From a stored subscription to what the user holds. ENTITY-USERSUB */
import * as v from 'valibot'
import { UserSubscription } from '../../../src/contract/subscriptions.ts'
import { runs } from '../../../src/domain/entitlement.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { subscriptionsOf } from './subscriptions.repository.ts'

type Row = Awaited<ReturnType<typeof subscriptionsOf>>[number]

export const heldOf = (row: Row, tenant: Tenant, now: Date): UserSubscription => {
  const subscriptionType = tenant.subscriptionTypes.find((type) => type.id === row.type_id)
  const endDate = row.end_date?.toISOString() ?? null
  return {
    id: row.id,
    typeId: row.type_id,
    state: v.parse(UserSubscription.entries.state, row.state),
    subState: v.parse(UserSubscription.entries.subState, row.sub_state),
    active: runs({ typeId: row.type_id, state: row.state, endDate }, now),
    endDate,
    nextRenewalDate: row.next_renewal?.toISOString() ?? null,
    ...(subscriptionType ? { contingents: subscriptionType.contingents, subscriptionType } : {}),
  }
}
