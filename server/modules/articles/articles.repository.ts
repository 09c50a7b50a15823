import type { Scope } from '../../context.ts'
import { isEnabledItem } from '../shared/feature-filter.ts'

export const articleExists = async (
  scope: Scope,
  id: string,
  category: string,
  maxRating: number,
): Promise<boolean> => {
  const row = await scope.db
    .selectFrom('item')
    .select('data')
    .where('tenant', '=', scope.tenant)
    .where(isEnabledItem(scope))
    .where('id', '=', id)
    .where('kind', 'in', ['article', 'news'])
    .where('grading', '<=', maxRating)
    .executeTakeFirst()
  return row?.data['category'] === category
}

export const countArticleRead = async ({ db, tenant }: Scope, item: string): Promise<number> => {
  const row = await db
    .insertInto('article_read')
    .values({ tenant, item, reads: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'item'])
        .doUpdateSet((change) => ({ reads: change('article_read.reads', '+', 1) })),
    )
    .returning('reads')
    .executeTakeFirstOrThrow()
  return row.reads
}
