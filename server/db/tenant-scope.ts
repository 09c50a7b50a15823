/** One transaction as the tenant, which knows what its visitors may not see. */
import type { Scope, Store } from '../context.ts'
import { offOf } from '../tenants/features.ts'
import type { Tenant } from '../tenants/tenant.ts'

export const asVisited = (scope: Scope, tenant: Tenant): Scope => ({ ...scope, off: offOf(tenant) })

export const withinVisited = <T>(
  store: Store,
  tenant: Tenant,
  work: (scope: Scope) => Promise<T>,
): Promise<T> => store.within(tenant.name, (scope) => work(asVisited(scope, tenant)))
