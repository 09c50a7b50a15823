/** Does the tenant have this item, and of which kind? For rows that point at one. */
import { kinds, type Kind } from '../../src/contract/kinds.ts'
import type { Scope } from '../parts.ts'
import { isOn } from './switched.ts'

const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)

export const kindOfItem = async (scope: Scope, id: string): Promise<Kind | null> => {
  const { db, tenant } = scope
  const row = await db
    .selectFrom('item')
    .select('kind')
    .where('tenant', '=', tenant)
    .where(isOn(scope))
    .where('id', '=', id)
    .executeTakeFirst()
  return row && isKind(row.kind) ? row.kind : null
}
