/** The age ceiling of whoever asks. A child's own ceiling holds whatever the address says (PARENTAL-09 to 12). */
import { maxRatingOf } from '../../../src/domain/parental.ts'
import type { Scope, Viewer } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'

interface Asking {
  tenant: Tenant
  viewer: Viewer | null
}

const parentalOf = async (scope: Scope, viewer: Viewer | null) => {
  if (!viewer) return null
  const account = await scope.db
    .selectFrom('account')
    .select('parental')
    .where('tenant', '=', scope.tenant)
    .where('id', '=', viewer.account)
    .executeTakeFirst()
  return account?.parental ?? null
}

export const ceilingOf = async (
  scope: Scope,
  { tenant, viewer }: Asking,
  query: number | undefined,
): Promise<number> =>
  maxRatingOf({ query: query ?? null, parental: await parentalOf(scope, viewer), tenant: tenant.maxRating })
