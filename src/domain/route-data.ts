/** The host runs these queries before rendering, a prefetch answers them, the page finds them. */
import type { RouteQuery } from '../contract/page.ts'
import { type PublicScope, askKey, publicKey } from '../contract/query-keys.ts'
import { type ItemCall, type ItemName, screenRowOf } from '../contract/screens.ts'
import type { StructureAsk } from '../contract/structure.ts'
import { type Matched, structureOf } from './addresses/routing.ts'

const languageQuery = (scope: PublicScope) => ({ lang: scope.lang, maxRating: String(scope.maxRating) })

export const structureParams = ({ id, within }: StructureAsk) => ({
  ...(id && { id }),
  ...(within && { within }),
})

export const structureRouteQuery = (scope: PublicScope, ask: StructureAsk): RouteQuery => ({
  call: 'getStructure',
  item: null,
  key: publicKey(scope, 'structure', ...askKey(ask)),
  input: { params: { name: ask.name }, query: { ...languageQuery(scope), ...structureParams(ask) } },
})

const callOf = (item: ItemName) => `get${item.charAt(0).toUpperCase()}${item.slice(1)}` as ItemCall

/** Its id is the parameter of the item's name, or plainly `id`. */
const itemRouteQuery = (scope: PublicScope, item: ItemName, { params }: Matched): RouteQuery => {
  const id = params[item] ?? params['id'] ?? ''
  return {
    call: callOf(item),
    item,
    key: publicKey(scope, item, id),
    input: { params: { id }, query: languageQuery(scope) },
  }
}

export const routeQueriesOf = (scope: PublicScope, matched: Matched): RouteQuery[] => {
  const structure = structureOf(matched)
  if (structure) return [structureRouteQuery(scope, structure)]
  const { item } = screenRowOf(matched.route.screen)
  return item ? [itemRouteQuery(scope, item, matched)] : []
}
