/** What an address shows. A view is a value: the host makes one per document, the page one per history entry. */
import type { Language } from '../../contract/languages.ts'
import { type Matched, languageOf, matchRoute, splitLanguage } from '../../domain/addresses/routing.ts'
import type { PageFailure } from '../errors/page-failure.ts'

export interface View {
  readonly key: string
  readonly href: string
  readonly lang: Language
  /** Without language prefix and trailing slash. */
  readonly path: string
  readonly search: string
  readonly hash: string
  readonly matched: Matched | null
  readonly failure: PageFailure | null
}

/** Only path, query and hash count; `new URL` needs some origin. */
const base = 'http://portal.invalid'

const decoded = (hash: string) => {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

export const viewOf = (href: string, tenantDefault: Language, key = 'first'): View => {
  const url = new URL(href, base)
  const { path } = splitLanguage(url.pathname)
  const matched = matchRoute(path)
  return {
    key,
    href: url.pathname + url.search + url.hash,
    lang: languageOf(url.pathname, tenantDefault),
    path,
    search: url.search,
    hash: decoded(url.hash.slice(1)),
    matched,
    failure: matched ? null : { statusCode: 404, message: `Page not found: ${path}` },
  }
}

export const isHomeView = ({ matched, failure }: View) => matched?.route.name === 'home' && !failure

/** Home stays mounted, and of two addresses of one page the later one replaces the other. */
export const isRenderedAhead = (view: View, next: View) =>
  next.path !== view.path && next.lang === view.lang && !isHomeView(next)
