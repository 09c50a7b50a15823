/** A transaction of the tenant that hides what its visitors may not see. */
import type { Scope, Store } from '../context.ts'
import { disabledFeaturesOf } from '../tenants/features.ts'
import type { Tenant } from '../tenants/tenant.ts'

export const withDisabledFeatures = (scope: Scope, tenant: Tenant): Scope => ({
  ...scope,
  disabled: disabledFeaturesOf(tenant),
})

export const withinTenantScope = <T>(
  store: Store,
  tenant: Tenant,
  work: (scope: Scope) => Promise<T>,
): Promise<T> => store.within(tenant.name, (scope) => work(withDisabledFeatures(scope, tenant)))
