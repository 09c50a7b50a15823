/** Resolves an address to a redirect, or to a page in a language. Pure. */
import type { Language } from '../../../src/contract/languages.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { canonicalSearch } from '../../../src/domain/addresses/canonical-search.ts'
import { type Matched, languageOf, matchRoute, splitLanguage } from '../../../src/domain/addresses/routing.ts'
import { guestCeilingOf } from '../../modules/entitlement/ceiling.ts'
import type { Tenant } from '../../tenants/tenant.ts'

export interface PageAddress {
  lang: Language
  requestedPath: string
  path: string
  /** The page's address with the whitelisted part of the query; of a secret only that it is present. */
  url: string
  /** The whitelisted part of the query, with its question mark. */
  search: string
  matched: Matched | null
  maxRating: number
  /** False where the answer depends on more than tenant, language and address. */
  isCacheable: boolean
}
type ResolvedAddress = { redirect: string; status: 301 | 302 } | { page: PageAddress }

/** Without trailing and doubled slashes; the result starts with one, so it can never name another host. */
const tidyPath = (pathname: string) => '/' + pathname.split('/').filter(Boolean).join('/')

/** An external page returns with `session_id`; our page of that step reads `session`. NAV-08 */
const sessionRedirect = (pathname: string, session: string) => {
  const { languagePrefix } = splitLanguage(pathname)
  return `${languagePrefix ? `/${languagePrefix}` : ''}${linkTo.resetPassword(session)}`
}

const ratingIn = (query: URLSearchParams) => {
  const text = query.get('maxRating')
  return text && /^\d{1,3}$/.test(text) ? Number(text) : null
}

const appendQuery = (search: string, pair: string) => `${search || '?'}${search && '&'}${pair}`

/** The page depends on whether a link has a secret; the secret itself is in no document and in no cache. */
const withoutSecret = (path: string, search: string, query: URLSearchParams) =>
  path === linkTo.resetPassword() && query.has('session') ? appendQuery(search, 'session=') : search

/** The page reads the ceiling from its address, so that its queries have the same keys. */
const withCeiling = (search: string, rating: number | null) =>
  rating === null ? search : appendQuery(search, `maxRating=${rating}`)

export const readAddress = ({ pathname, search, searchParams }: URL, tenant: Tenant): ResolvedAddress => {
  const tidy = tidyPath(pathname)
  if (tidy !== pathname) return { redirect: tidy + search, status: 301 }
  const session = searchParams.get('session_id')
  if (session) return { redirect: sessionRedirect(pathname, session), status: 302 }
  const { path } = splitLanguage(pathname)
  const rating = ratingIn(searchParams)
  const canonical = canonicalSearch(searchParams, tenant.canonicalQuery)
  return {
    page: {
      lang: languageOf(pathname, tenant.default.locale.defaultLocale),
      requestedPath: pathname,
      path,
      url: pathname + withCeiling(withoutSecret(path, canonical, searchParams), rating),
      search: canonical,
      matched: matchRoute(path),
      maxRating: guestCeilingOf(tenant, rating),
      isCacheable: rating === null,
    },
  }
}
