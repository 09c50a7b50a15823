/** Rows of the route table that belong to a section that a tenant disables. */
import type { RouteRow } from '../../src/contract/routes.ts'
import { loadTenants } from '../../server/tenants/load.ts'
import { leadsToDisabled, disabledFeaturesOf } from '../../server/tenants/features.ts'

const disabledByTenant = new Map(loadTenants().map((tenant) => [tenant.name, disabledFeaturesOf(tenant)]))

export const isRouteDisabled = (tenant: string, { pattern }: Pick<RouteRow, 'pattern'>): boolean => {
  const off = disabledByTenant.get(tenant)
  return off !== undefined && leadsToDisabled(off, pattern)
}
