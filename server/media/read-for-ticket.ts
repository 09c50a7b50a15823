/** What a ticket opens, unless the session that it was issued to has ended: a copied address dies with it. */
import type { Scope, Store } from '../context.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { withinTenantScope } from '../db/tenant-scope.ts'
import { isSessionOpen } from '../modules/session/session.repository.ts'

export const readForTicket = <T>(
  store: Store,
  tenant: Tenant,
  { session }: { session: string | null },
  read: (scope: Scope) => Promise<T>,
): Promise<T | 'session-ended'> =>
  withinTenantScope(store, tenant, async (scope) =>
    session === null || (await isSessionOpen(scope, session)) ? read(scope) : 'session-ended',
  )
