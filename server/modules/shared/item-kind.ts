/** Does this user's tenant have this item for them, and of which kind? For rows that point at one. */
import { type Kind, isKind } from '../../../src/contract/kinds.ts'
import type { Scope, Viewer } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { isEnabledItem } from './feature-filter.ts'

interface Asking {
  tenant: Tenant
  viewer: Viewer
}

/** Null also for what is above their ceiling: the answer must not tell that it is there. */
export const kindOfItem = async (scope: Scope, asked: Asking, id: string): Promise<Kind | null> => {
  const { db, tenant } = scope
  const ceiling = await ceilingOf(scope, asked, undefined)
  const row = await db
    .selectFrom('item')
    .select('kind')
    .where('tenant', '=', tenant)
    .where(isEnabledItem(scope))
    .where('id', '=', id)
    .where('grading', '<=', ceiling)
    .executeTakeFirst()
  return row && isKind(row.kind) ? row.kind : null
}
