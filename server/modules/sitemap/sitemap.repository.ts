import { kindNames, kindOf } from '../../../src/contract/kinds.ts'
import { addressOf } from '../../../src/domain/addresses/addresses.ts'
import type { Scope } from '../../context.ts'
import { type ReaderView, cardsByQuery } from '../content/content.repository.ts'
import { defaultStructures } from '../structure/defaults/defaults.ts'
import type { StoredNode } from '../structure/tree.ts'
import { isEnabledItem } from '../shared/feature-filter.ts'

const kinds = kindNames.filter((kind) => !kindOf(kind).hasNoPage)

export const addressesIn = async (
  scope: Scope,
  view: ReaderView,
  page: { limit: number; offset: number },
): Promise<string[]> => (await cardsByQuery(scope, { sort: 'title', kinds, ...page }, view)).map(addressOf)

export const countItems = async (scope: Scope, maxRating: number): Promise<number> => {
  const { db, tenant } = scope
  const items = db
    .selectFrom('item')
    .where('tenant', '=', tenant)
    .where('kind', 'in', kinds)
    .where(isEnabledItem(scope))
    .where('grading', '<=', maxRating)
  const { count } = await items
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const pagesOf = async ({ db, tenant }: Scope): Promise<Map<string, StoredNode>> => {
  const rows = await db
    .selectFrom('structure')
    .select(['name', 'tree'])
    .where('tenant', '=', tenant)
    .orderBy('name')
    .execute()
  return new Map([...defaultStructures, ...rows.map(({ name, tree }) => [name, tree as StoredNode] as const)])
}
