/** Does the tenant have this item, and of which kind? For rows that point at one. */
import { kinds, type Kind } from '../../src/contract/kinds.ts'
import type { Scope } from '../parts.ts'

const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)

export const kindOfItem = async ({ db, tenant }: Scope, id: string): Promise<Kind | null> => {
  const row = await db
    .selectFrom('item')
    .select('kind')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && isKind(row.kind) ? row.kind : null
}
