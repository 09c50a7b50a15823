import type { Handlers } from '../../context.ts'
import { requireFeature } from '../../tenants/features.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { search } from './search.usecases.ts'

export const searchHandlers: Pick<Handlers, 'searchItems'> = {
  searchItems: async (context) => {
    requireFeature(context.tenant, 'search')
    const { q, lang, maxRating, kind, limit } = context.input.query
    return context.within(async (scope) =>
      search(scope, {
        q,
        group: kind ?? null,
        limit,
        view: { lang, maxRating: await ceilingOf(scope, context, maxRating) },
      }),
    )
  },
}
