/** Whether an address opens without a line: every answer that its page asks for is at hand. */
import { hashKey } from '@tanstack/react-query'
import { type Language, languageCodes } from '../../contract/languages.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { matchRoute } from '../../domain/addresses/routing.ts'
import { needsOf } from '../../domain/route-data.ts'

/** Names of the answers at hand, as the persister writes them: a prefix and the key's hash. */
export const nameOf = (hash: string) => `q-${hash}`

/** Where a film runs, its pictures come over the line. */
const needsLine: readonly string[] = ['stream']

/** `path` is without language prefix. */
export const opensWith = (names: ReadonlySet<unknown>, scope: PublicScope, path: string): boolean => {
  const matched = matchRoute(path.split(/[?#]/)[0] ?? '')
  if (!matched || needsLine.includes(matched.route.screen)) return false
  return needsOf(scope, matched).every(({ key }) => names.has(nameOf(hashKey(key))))
}

/** The language in which an address opens: the page's own, else one in which it was seen. */
export const languageOpening = (
  names: ReadonlySet<unknown>,
  scope: PublicScope,
  path: string,
): Language | undefined =>
  [scope.lang, ...languageCodes].find((lang) => opensWith(names, { ...scope, lang }, path))
