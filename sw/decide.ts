/** Which strategy a request gets. Pure, so that a table can test it. */
import { canonicalSearch } from '../src/domain/addresses/canonical-search.ts'
import { type Language, isLanguage } from '../src/contract/languages.ts'
import { reservedSegments } from '../src/contract/reserved.ts'
import { encryptedSoundPath } from '../src/lib/encrypted-sound-path.ts'

export interface RequestTarget {
  url: URL
  method: string
  mode: string
}
export interface WorkerSettings {
  origin: string
  defaultLanguage: Language
  canonicalQuery: readonly string[]
  /** An age ceiling is in force: documents rendered for everyone do not suit this user. */
  ceiling: boolean
}

export type Decision =
  /** `key` names the cached document; null: this address is never cached. */
  | { how: 'page'; lang: Language; key: string | null }
  | { how: 'asset' | 'font' | 'picture' | 'sound' | 'pass' }

const firstSegment = (url: URL) => url.pathname.split('/')[1] ?? ''

const languageOf = (url: URL, facts: WorkerSettings): Language => {
  const first = firstSegment(url).toLowerCase()
  return isLanguage(first) ? first : facts.defaultLanguage
}

/** Only an address whose query is empty or whitelisted may be cached: `code`, `state`, `session_id` never. */
const keyOf = (url: URL, facts: WorkerSettings): string | null => {
  if (facts.ceiling) return null
  const search = canonicalSearch(url.searchParams, facts.canonicalQuery)
  const isCanonical = [...url.searchParams.keys()].every((name) => facts.canonicalQuery.includes(name))
  return isCanonical ? url.origin + url.pathname + search : null
}

const resource = (url: URL): Decision => {
  const first = firstSegment(url)
  if (url.pathname.startsWith(encryptedSoundPath)) return { how: 'sound' }
  if (first === 'assets') return { how: url.pathname.endsWith('.woff2') ? 'font' : 'asset' }
  return { how: first === 'img' ? 'picture' : 'pass' }
}

/** The login of a backend under a path of this host: `/backend/login/riwaq?redirectUrl=…`. */
const isBackendLogin = ({ pathname, searchParams }: URL) =>
  /\/(?:login|register)\/[a-z][a-z0-9-]*$/.test(pathname) && searchParams.has('redirectUrl')

export const decide = ({ url, method, mode }: RequestTarget, facts: WorkerSettings): Decision => {
  if (method !== 'GET' || url.origin !== facts.origin) return { how: 'pass' }
  if (mode !== 'navigate') return resource(url)
  // A file of the host opened by hand, the provider's pages, the backend: never the portal's document.
  const isHosts =
    reservedSegments.some((reserved) => reserved === firstSegment(url)) ||
    /^\/register\/./.test(url.pathname) ||
    isBackendLogin(url)
  const isFile = /\.[a-z0-9]{2,12}$/i.test(url.pathname)
  if (isHosts || isFile) return { how: 'pass' }
  return { how: 'page', lang: languageOf(url, facts), key: keyOf(url, facts) }
}
