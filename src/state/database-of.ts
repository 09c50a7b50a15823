/** Public answers lie in the tenant's database, personal ones in one of their own, so that a logout removes by name. */
import type { QueryKey } from '@tanstack/react-query'
import { diskNameOf } from './disk-name.ts'

export const databaseOf = ([owner, tenant, user]: QueryKey): string =>
  owner === 'personal' ? `queries:${diskNameOf(String(tenant), String(user))}` : `queries:${String(tenant)}`
