import { type Kind, isKind } from '../../../src/contract/kinds.ts'
import type { Scope, Viewer } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { isEnabledItem } from './feature-filter.ts'

interface Caller {
  tenant: Tenant
  viewer: Viewer
}

/** Also null above the user's age ceiling: the answer must not reveal that the item exists. */
export const kindOfItem = async (scope: Scope, caller: Caller, id: string): Promise<Kind | null> => {
  const { db, tenant } = scope
  const ceiling = await ceilingOf(scope, caller, undefined)
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
