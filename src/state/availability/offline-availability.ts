import { hashKey } from '@tanstack/react-query'
import { type Language, languageCodes } from '../../contract/languages.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { screenRowOf } from '../../contract/screens.ts'
import { matchRoute } from '../../domain/addresses/routing.ts'
import { routeQueriesOf } from '../../domain/route-data.ts'

/** As the persister names answers: a prefix and the key's hash. */
export const persistedQueryName = (hash: string) => `q-${hash}`

export const isAvailableOffline = (
  names: ReadonlySet<unknown>,
  scope: PublicScope,
  path: string,
): boolean => {
  const matched = matchRoute(path.split(/[?#]/)[0] ?? '')
  if (!matched || screenRowOf(matched.route.screen).needsConnection) return false
  return routeQueriesOf(scope, matched).every(({ key }) => names.has(persistedQueryName(hashKey(key))))
}

export const availableLanguage = (
  names: ReadonlySet<unknown>,
  scope: PublicScope,
  path: string,
): Language | undefined =>
  [scope.lang, ...languageCodes].find((lang) => isAvailableOffline(names, { ...scope, lang }, path))
