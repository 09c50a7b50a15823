/** The only reader of what a person holds: whether an item plays, opens or is shown is decided by its result. */
import type { Kind } from '../../../src/contract/kinds.ts'
import {
  type EntitledItem,
  type Entitlement,
  type HeldPlan,
  type Holdings,
  downloadTermOf,
  entitlementOf,
} from '../../../src/domain/entitlement.ts'
import type { Scope } from '../../context.ts'
import { type TenantViewer, ceilingOf, guestCeilingOf } from './ceiling.ts'
import { type SubscriptionRow, subscriptionsOf } from './entitlement.repository.ts'

interface ItemRow {
  id: string
  kind: string
  data: { premium?: boolean | undefined; restriction?: string | null | undefined }
}

export interface Entitlements {
  /** The age ceiling; queries get it as an argument. */
  ceiling: number
  of(item: ItemRow): Entitlement
  downloadTermOf(item: ItemRow): string | null
}

export const heldPlanOf = (row: SubscriptionRow): HeldPlan => ({
  typeId: row.type_id,
  state: row.state,
  subState: row.sub_state,
  endDate: row.end_date?.toISOString() ?? null,
  graceUntil: row.grace_until?.toISOString() ?? null,
})

const entitledItemOf = ({ id, kind, data: { premium, restriction } }: ItemRow): EntitledItem => ({
  id,
  kind: kind as Kind,
  premium,
  restriction,
})

const createEntitlements = (
  ceiling: number,
  rights: { holdings: Holdings | null; plans: TenantViewer['tenant']['subscriptionTypes']; now: Date },
): Entitlements => ({
  ceiling,
  of: (item) => entitlementOf({ ...rights, item: entitledItemOf(item) }),
  downloadTermOf: (item) => downloadTermOf({ ...rights, item: entitledItemOf(item) }),
})

export const guestEntitlements = (tenant: TenantViewer['tenant'], now: Date): Entitlements =>
  createEntitlements(guestCeilingOf(tenant), { holdings: null, plans: tenant.subscriptionTypes, now })

export const readEntitlements = async (
  scope: Scope,
  { tenant, viewer, now }: TenantViewer & { now: Date },
): Promise<Entitlements> => {
  if (!viewer) return guestEntitlements(tenant, now)
  const rows = await subscriptionsOf(scope, viewer.account, true)
  return createEntitlements(await ceilingOf(scope, { tenant, viewer }), {
    holdings: { plans: rows.map(heldPlanOf) },
    plans: tenant.subscriptionTypes,
    now,
  })
}
