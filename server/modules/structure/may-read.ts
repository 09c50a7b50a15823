/** May this viewer read a premium item to its end? The one rule of entitlement, with what they hold. */
import { entitlementOf } from '../../../src/domain/entitlement.ts'
import { type Kind, kindOf } from '../../../src/contract/kinds.ts'
import type { Scope, Viewer } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Row } from '../content/cards.ts'
import { subscriptionsOf } from '../subscriptions/subscriptions.repository.ts'

interface Asking {
  tenant: Tenant
  viewer: Viewer | null
  now: Date
}

export const createMayRead =
  (scope: Scope, { tenant, viewer, now }: Asking) =>
  async ({ kind, data }: Row): Promise<boolean> => {
    if (!viewer) return false
    const rows = await subscriptionsOf(scope, viewer.account, true)
    const { access } = entitlementOf({
      contentType: kindOf(kind as Kind).contentType,
      restriction: data.restriction ?? null,
      isFree: !data.premium,
      // Buying a single item arrives with the purchase calls; until then nothing is owned.
      isOwned: false,
      held: rows.map((row) => ({
        typeId: row.type_id,
        state: row.state,
        endDate: row.end_date?.toISOString() ?? null,
      })),
      plans: tenant.subscriptionTypes,
      now,
    })
    return access === 'full'
  }
