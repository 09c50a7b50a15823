/** The pages of a tenant. */
import type { Scope } from '../../parts.ts'
import type { StoredNode } from './tree.ts'

const read = async ({ db, tenant }: Scope, names: readonly string[]) =>
  db
    .selectFrom('structure')
    .select(['name', 'tree'])
    .where('tenant', '=', tenant)
    .where('name', 'in', [...names])
    .execute()

/** A page of its own for this id (`info-terms`) comes before the general one (`info`). */
export const storedStructure = async (
  scope: Scope,
  name: string,
  id: string | undefined,
): Promise<StoredNode | null> => {
  const own = `${name}-${id ?? ''}`
  const found = await read(scope, [own, name])
  const row = found.find((one) => one.name === own) ?? found.find((one) => one.name === name)
  return row ? (row.tree as StoredNode) : null
}
