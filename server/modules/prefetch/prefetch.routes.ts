/** The answers that a path's screen will need, before it is opened. CALL-SHELL-03 */
import { routeQueriesOf } from '../../../src/domain/route-data.ts'
import {
  keepLanguage,
  matchRoute,
  routeNameOf,
  splitLanguage,
} from '../../../src/domain/addresses/routing.ts'
import { Refused } from '../../api/refused.ts'
import type { Handlers } from '../../context.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'

export const prefetchHandlers: Pick<Handlers, 'prefetchPayload'> = {
  prefetchPayload: async ({ input, tenant, viewer, within, callApi }) => {
    const { path, lang, maxRating } = input.query
    const bare = path.split(/[?#]/, 1)[0] ?? ''
    const { defaultLocale } = tenant.default.locale
    const address = splitLanguage(keepLanguage(bare, lang, defaultLocale))
    const matched = matchRoute(address.path)
    if (!matched) throw new Refused('NOT_FOUND')
    const wantedCeiling = maxRating === undefined ? undefined : Number(maxRating)
    const ceiling = await within((scope) => ceilingOf(scope, { tenant, viewer }, wantedCeiling))
    // The calls run as a guest, under the ceiling in their query.
    const routeQueries = routeQueriesOf({ tenant: tenant.name, lang, maxRating: ceiling }, matched)
    const queries = await Promise.all(
      routeQueries.map(async ({ call, key, input: callInput }) => ({
        key: [...key],
        data: await callApi(call, callInput),
      })),
    )
    return { route: routeNameOf(matched.route, address.languagePrefix, defaultLocale), queries }
  },
}
