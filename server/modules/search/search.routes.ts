/** Search over the tenant's items. */
import type { Handlers } from '../../context.ts'
import { requireFeature } from '../../tenants/features.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { search } from './search.usecases.ts'

export const searchHandlers: Pick<Handlers, 'searchItems'> = {
  searchItems: async (asked) => {
    requireFeature(asked.tenant, 'search')
    const { q, lang, maxRating, kind, limit } = asked.input.query
    return asked.within(async (scope) =>
      search(scope, {
        q,
        group: kind ?? null,
        limit,
        reading: { lang, maxRating: await ceilingOf(scope, asked, maxRating) },
      }),
    )
  },
}
