/** Which rows of the route table lead into a room that a tenant has switched off. */
import type { RouteRow } from '../../src/contract/routes.ts'
import { loadTenants } from '../../server/tenants/load.ts'
import { leadsOff, offOf } from '../../server/tenants/features.ts'

const offs = new Map(loadTenants().map((tenant) => [tenant.name, offOf(tenant)]))

export const isOffAt = (tenant: string, { pattern }: Pick<RouteRow, 'pattern'>): boolean => {
  const off = offs.get(tenant)
  return off !== undefined && leadsOff(off, pattern)
}
