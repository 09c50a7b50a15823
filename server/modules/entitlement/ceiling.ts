/** The caller's age ceiling. A child's own ceiling holds whatever the address says (PARENTAL-09 to 12). */
import { maxRatingOf } from '../../../src/domain/parental.ts'
import type { Scope, Viewer } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { parentalOf } from './entitlement.repository.ts'

export interface TenantViewer {
  tenant: Pick<Tenant, 'maxRating' | 'subscriptionTypes'>
  viewer: Pick<Viewer, 'account'> | null
}

export const guestCeilingOf = (tenant: Pick<Tenant, 'maxRating'>, query?: number | null): number =>
  maxRatingOf({ query: query ?? null, tenant: tenant.maxRating })

/** What a parental control would leave; `ceilingOf` says what is in force. */
export const ceilingUnder = (
  parental: { isActive: boolean; maxRating: number | null },
  tenantMaxRating: number | null,
): number => maxRatingOf({ parental, tenant: tenantMaxRating })

export const ceilingOf = async (
  scope: Scope,
  { tenant, viewer }: { tenant: Pick<Tenant, 'maxRating'>; viewer: TenantViewer['viewer'] },
  query?: number,
): Promise<number> =>
  maxRatingOf({
    query: query ?? null,
    parental: viewer ? await parentalOf(scope, viewer.account) : null,
    tenant: tenant.maxRating,
  })
