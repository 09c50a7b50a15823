/** Counts who opens an article. CALL-INFO-05 */
import { Refused } from '../../api/refused.ts'
import type { Handlers } from '../../context.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { countArticleRead, articleExists } from './articles.repository.ts'

export const articlesHandlers: Pick<Handlers, 'countRead'> = {
  countRead: (context) => {
    const { id, category } = context.input.query
    // A cached answer would leave a reader uncounted.
    context.setHeader('cache-control', 'no-store')
    return context.within(async (scope) => {
      const maxRating = await ceilingOf(scope, context, undefined)
      if (!(await articleExists(scope, id, category, maxRating))) throw new Refused('NOT_FOUND')
      return { id, category, reads: await countArticleRead(scope, id) }
    })
  },
}
