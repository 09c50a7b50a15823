/** Counts who opens an article. CALL-INFO-05 */
import { Refused } from '../../api/refused.ts'
import type { Handlers } from '../../context.ts'
import { ceilingOf } from '../content/ceiling.ts'
import { addRead, isReadable } from './articles.repository.ts'

export const readsHandlers: Pick<Handlers, 'countRead'> = {
  countRead: (asked) => {
    const { id, category } = asked.input.query
    // A copy from a cache would be a reader who is not counted.
    asked.setHeader('cache-control', 'no-store')
    return asked.within(async (scope) => {
      const maxRating = await ceilingOf(scope, asked, undefined)
      if (!(await isReadable(scope, id, category, maxRating))) throw new Refused('NOT_FOUND')
      return { id, category, reads: await addRead(scope, id) }
    })
  },
}
