import type { Scope } from '../../context.ts'
import { defaultStructures } from './defaults/defaults.ts'
import type { StoredNode } from './tree.ts'

const read = async ({ db, tenant }: Scope, names: readonly string[]) =>
  db
    .selectFrom('structure')
    .select(['name', 'tree'])
    .where('tenant', '=', tenant)
    .where('name', 'in', [...names])
    .execute()

/** A page for this id or its group comes before the general one, the tenant's own before the defaults. */
export const storedStructure = async (
  scope: Scope,
  { name, id, within }: { name: string; id: string | undefined; within?: string | undefined },
): Promise<StoredNode | null> => {
  const names = [`${name}-${id ?? ''}`, `${name}-in-${within ?? ''}`, name]
  const found = new Map((await read(scope, names)).map((row) => [row.name, row.tree as StoredNode]))
  for (const structures of [found, defaultStructures])
    for (const name of names) {
      const tree = structures.get(name)
      if (tree) return tree
    }
  return null
}
