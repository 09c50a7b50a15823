import { kindNames, kindOf } from '../../../src/contract/kinds.ts'
import type { Scope } from '../../context.ts'
import { isEnabledItem } from '../shared/feature-filter.ts'

/** Persons are no titles, and parts are counted with what they are parts of. */
const titleKinds = kindNames.filter((kind) => kindOf(kind).group !== 'artists' && !kindOf(kind).hasNoPage)

export const countTitles = async (scope: Scope) => {
  const rows = await scope.db
    .selectFrom('item')
    .select((row) => ['grading', row.fn.countAll().as('count')])
    .where('tenant', '=', scope.tenant)
    .where('kind', 'in', titleKinds)
    .where(isEnabledItem(scope))
    .groupBy('grading')
    .orderBy('grading')
    .execute()
  return rows.map(({ grading, count }) => ({ grading, count: Number(count) }))
}
