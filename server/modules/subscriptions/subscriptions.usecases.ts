import * as v from 'valibot'
import { UserSubscription } from '../../../src/contract/subscriptions.ts'
import { isPlanOpen } from '../../../src/domain/entitlement.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { SubscriptionRow } from '../entitlement/entitlement.repository.ts'
import { heldPlanOf } from '../entitlement/entitlement.usecases.ts'

export const userSubscriptionOf = (row: SubscriptionRow, tenant: Tenant, now: Date): UserSubscription => {
  const subscriptionType = tenant.subscriptionTypes.find((type) => type.id === row.type_id)
  const held = heldPlanOf(row)
  return {
    id: row.id,
    typeId: row.type_id,
    state: v.parse(UserSubscription.entries.state, row.state),
    subState: v.parse(UserSubscription.entries.subState, row.sub_state),
    active: isPlanOpen(held, now),
    endDate: held.endDate,
    ...(held.graceUntil ? { graceUntil: held.graceUntil } : {}),
    nextRenewalDate: row.next_renewal?.toISOString() ?? null,
    ...(subscriptionType ? { contingents: subscriptionType.contingents, subscriptionType } : {}),
  }
}
