import type { ServerContext } from '../context.ts'
import type { Tenant } from '../tenants/tenant.ts'

const hasOwnBackend = ({ service }: Tenant) =>
  Object.keys(service.tenantBackendUrl).length === 0 && service.multiContentBackend === ''

/** Tenants that this server answers for itself, with not one item to show. */
export const tenantsWithoutContent = async ({
  store,
  tenants,
}: Pick<ServerContext, 'store' | 'tenants'>): Promise<readonly Tenant[]> => {
  const empty: Tenant[] = []
  for (const tenant of tenants.filter(hasOwnBackend)) {
    const item = await store.within(tenant.name, ({ db }) =>
      db.selectFrom('item').select('id').where('tenant', '=', tenant.name).limit(1).executeTakeFirst(),
    )
    if (!item) empty.push(tenant)
  }
  return empty
}
