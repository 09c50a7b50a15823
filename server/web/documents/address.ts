/** From an address to what the host answers: a redirect, or a page in a language. Pure. */
import type { Language } from '../../../src/contract/languages.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { canonicalSearch } from '../../../src/domain/addresses/canonical-search.ts'
import { type Matched, languageOf, matchRoute, splitLanguage } from '../../../src/domain/addresses/routing.ts'
import { guestCeilingOf } from '../../modules/entitlement/ceiling.ts'
import type { Tenant } from '../../tenants/tenant.ts'

export interface PageAddress {
  lang: Language
  /** The path as it was asked for, with its prefix if it has one. */
  requestedPath: string
  /** Without language prefix. */
  path: string
  /** As the browser has it, with the whitelisted part of the query; of a secret only that it is there. */
  url: string
  /** The whitelisted part of the query, with its question mark. */
  search: string
  matched: Matched | null
  maxRating: number
  /** False where the answer is for this visitor's address only. */
  isCacheable: boolean
}
type ResolvedAddress = { redirect: string; status: 301 | 302 } | { page: PageAddress }

/** Slashes: none at the end, none doubled; the result starts with one, so it can never name another host. */
const tidyPath = (pathname: string) => '/' + pathname.split('/').filter(Boolean).join('/')

/** A hosted page comes back with `session_id`; our page of that step reads `session`. NAV-08 */
const sessionRedirect = (pathname: string, session: string) => {
  const { languagePrefix } = splitLanguage(pathname)
  return `${languagePrefix ? `/${languagePrefix}` : ''}${linkTo.resetPassword(session)}`
}

const askedRating = (query: URLSearchParams) => {
  const text = query.get('maxRating')
  return text && /^\d{1,3}$/.test(text) ? Number(text) : null
}

const appendQuery = (kept: string, pair: string) => `${kept || '?'}${kept && '&'}${pair}`

/** That a link carries a secret decides what its page shows; the secret itself is in no document and in no cache. */
const withoutSecret = (path: string, kept: string, query: URLSearchParams) =>
  path === linkTo.resetPassword() && query.has('session') ? appendQuery(kept, 'session=') : kept

/** The page reads the ceiling from its address, so that it looks for the answers that were asked for under it. */
const withCeiling = (kept: string, asked: number | null) =>
  asked === null ? kept : appendQuery(kept, `maxRating=${asked}`)

export const readAddress = ({ pathname, search, searchParams }: URL, tenant: Tenant): ResolvedAddress => {
  const tidied = tidyPath(pathname)
  if (tidied !== pathname) return { redirect: tidied + search, status: 301 }
  const session = searchParams.get('session_id')
  if (session) return { redirect: sessionRedirect(pathname, session), status: 302 }
  const { path } = splitLanguage(pathname)
  const asked = askedRating(searchParams)
  const kept = canonicalSearch(searchParams, tenant.canonicalQuery)
  return {
    page: {
      lang: languageOf(pathname, tenant.default.locale.defaultLocale),
      requestedPath: pathname,
      path,
      url: pathname + withCeiling(withoutSecret(path, kept, searchParams), asked),
      search: kept,
      matched: matchRoute(path),
      maxRating: guestCeilingOf(tenant, asked),
      isCacheable: asked === null,
    },
  }
}
