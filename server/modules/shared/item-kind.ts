import { type Kind, isKind } from '../../../src/contract/kinds.ts'
import type { Scope, Viewer } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { isEnabledItem } from './feature-filter.ts'

interface Caller {
  tenant: Tenant
  viewer: Viewer
}

/** An item above the user's age ceiling: the answer must be that of an item that does not exist. */
export const isAboveCeiling = async (scope: Scope, caller: Caller, id: string): Promise<boolean> => {
  const { db, tenant } = scope
  const row = await db
    .selectFrom('item')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('grading', '>', await ceilingOf(scope, caller, undefined))
    .executeTakeFirst()
  return row !== undefined
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
