/**
 * The queries of a route's first screen. The host runs them before rendering, a prefetch answers them, the
 * page finds them.
 */
import type { RouteQuery } from '../contract/page.ts'
import { type PublicScope, askKey, publicKey } from '../contract/query-keys.ts'
import type { StructureAsk } from '../contract/structure.ts'
import { type Matched, structureOf } from './addresses/routing.ts'

const languageQuery = (scope: PublicScope) => ({ lang: scope.lang, maxRating: String(scope.maxRating) })

/** Parameters of its call. */
export const structureParams = ({ id, within }: StructureAsk) => ({
  ...(id && { id }),
  ...(within && { within }),
})

export const structureRouteQuery = (scope: PublicScope, ask: StructureAsk): RouteQuery => ({
  call: 'getStructure',
  key: publicKey(scope, 'structure', ...askKey(ask)),
  input: { params: { name: ask.name }, query: { ...languageQuery(scope), ...structureParams(ask) } },
})

/** Screens of one item, fetched by the call of the same name; its id is in the parameter of that name or in `id`. */
const items = [
  'album',
  'artist',
  'playlist',
  'track',
  'podcast',
  'episode',
  'audiobook',
  'author',
  'video',
  'game',
  'tournament',
] as const
type Item = (typeof items)[number]
/** The detail page of a video and its player page are about the same item. */
const itemOf = (screen: string) => (screen === 'watch' || screen === 'stream' ? 'video' : screen)

const callOf = <Name extends Item>(name: Name) =>
  `get${name.charAt(0).toUpperCase()}${name.slice(1)}` as `get${Capitalize<Name>}`

const itemRouteQueries = (scope: PublicScope, { route, params }: Matched): RouteQuery[] =>
  items
    .filter((item) => item === itemOf(route.screen))
    .map((item) => {
      const id = params[item] ?? params['id'] ?? ''
      return {
        call: callOf(item),
        key: publicKey(scope, item, id),
        input: { params: { id }, query: languageQuery(scope) },
      }
    })

export const routeQueriesOf = (scope: PublicScope, matched: Matched): RouteQuery[] => {
  const structure = structureOf(matched)
  return structure ? [structureRouteQuery(scope, structure)] : itemRouteQueries(scope, matched)
}
