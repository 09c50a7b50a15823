/** From an address to a row of the route table, and back. Pure, because host, page and worker all use it. */
import { type Language, fallbackLanguage, isLanguage } from '../../contract/languages.ts'
import { reservedSegments } from '../../contract/reserved.ts'
import { type RouteRow, routes } from '../../contract/routes.ts'
import type { StructureAsk } from '../../contract/structure.ts'

export interface Matched {
  route: RouteRow
  params: Record<string, string>
}

interface Compiled {
  route: RouteRow
  segments: readonly string[]
}

const isParam = (segment: string) => segment.startsWith('{')
const segmentsOf = (path: string) => path.split('/').filter(Boolean)

const expand = (route: RouteRow): Compiled[] => {
  const segments = segmentsOf(route.pattern)
  const optional = segments.findIndex((segment) => segment.endsWith('?}'))
  const full = { route, segments }
  return optional < 0 ? [full] : [full, { route, segments: segments.filter((_, at) => at !== optional) }]
}

/** At the first position where two patterns differ, the static segment wins (AMBIG-004, 005). */
const byStaticFirst = (a: Compiled, b: Compiled) => {
  for (const [at, segment] of a.segments.entries()) {
    const other = b.segments[at] ?? ''
    if (isParam(segment) !== isParam(other)) return isParam(segment) ? 1 : -1
  }
  return 0
}

const ofLength = new Map<number, readonly Compiled[]>()

/** In the order they are tried; sorted when the first address of that length is matched. */
const patternsOf = (length: number) => {
  const cached = ofLength.get(length)
  if (cached) return cached
  const matching = routes.flatMap(expand).filter(({ segments }) => segments.length === length)
  ofLength.set(length, matching.sort(byStaticFirst))
  return matching
}

const decode = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const matchOne = (compiled: Compiled, pathSegments: readonly string[]): Record<string, string> | null => {
  const params: Record<string, string> = {}
  for (const [at, segment] of compiled.segments.entries()) {
    const value = pathSegments[at] ?? ''
    if (isParam(segment)) params[segment.replace(/[{}?]/g, '')] = decode(value)
    else if (segment.toLowerCase() !== value.toLowerCase()) return null
  }
  return params
}

export const matchRoute = (path: string): Matched | null => {
  const pathSegments = segmentsOf(path)
  const first = pathSegments[0] ?? ''
  if (reservedSegments.some((reserved) => reserved === first)) return null
  for (const compiled of patternsOf(pathSegments.length)) {
    const params = matchOne(compiled, pathSegments)
    if (!params) continue
    // One segment, two names: the marketplace's category or partner (AMBIG-006).
    if (compiled.route.name === 'mp' && params['category']) params['name'] = params['category']
    return { route: compiled.route, params }
  }
  return null
}

interface Address {
  languagePrefix: Language | null
  path: string
}

export const splitLanguage = (pathname: string): Address => {
  const [first = '', ...rest] = segmentsOf(pathname)
  const code = first.toLowerCase()
  const languagePrefix = isLanguage(code) ? code : null
  const path = '/' + (languagePrefix ? rest : segmentsOf(pathname)).join('/')
  return { languagePrefix, path }
}

/** The prefix, else the tenant's default, else en (LANG-17 to LANG-19). */
export const languageOf = (pathname: string, tenantDefault: Language | null): Language =>
  splitLanguage(pathname).languagePrefix ?? tenantDefault ?? fallbackLanguage

/** The tenant's default language has no prefix. */
export const withLanguage = (path: string, lang: Language, tenantDefault: Language): string => {
  if (lang === tenantDefault) return path
  // Home with a query or a hash must not gain a trailing slash.
  return `/${lang}${/^\/($|[?#])/.test(path) ? path.slice(1) : path}`
}

/** A redirect keeps the visitor's language unless its target states one. */
export const keepLanguage = (target: string, lang: Language, tenantDefault: Language): string =>
  splitLanguage(target.split(/[?#]/)[0] ?? '').languagePrefix
    ? target
    : withLanguage(target, lang, tenantDefault)

/** `music-list___ar`; for the variant without prefix `music-list___ar___default`. LANG-38, AMBIG-028 */
export const routeNameOf = (
  { name }: Pick<RouteRow, 'name'>,
  languagePrefix: Language | null,
  tenantDefault: Language,
): string => (languagePrefix ? `${name}___${languagePrefix}` : `${name}___${tenantDefault}___default`)

export const structureOf = ({ route, params }: Matched): StructureAsk | null => {
  if (route.structure === null) return null
  const name = route.structure.replace(/\{(\w+)\}/g, (_, param: string) => params[param] ?? '')
  const id = route.structureId && !route.structure.includes('{') ? (params[route.structureId] ?? null) : null
  const within = params[route.structureWithin ?? '']
  return { name, id, ...(within && { within }) }
}
