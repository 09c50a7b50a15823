import { ceilingCookie } from '../../../src/contract/cookies.ts'
import { shellPath } from '../../../src/contract/documents.ts'
import { type Language, isLanguage } from '../../../src/contract/languages.ts'
import { reservedSegments } from '../../../src/contract/reserved.ts'
import { readCookie } from '../../../src/lib/cookie.ts'
import { Refused } from '../../api/refused.ts'
import { acceptsHtml } from '../../http/accepts-html.ts'
import { backendOf, usesOwnBackend } from '../../modules/environment/environment.usecases.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { type PageAddress, readAddress } from './address.ts'

type RequestedDocument =
  | { kind: 'page'; page: PageAddress }
  | { kind: 'empty'; lang: Language }
  | { kind: 'redirect'; to: string; status: 301 | 302 }

const isReserved = (pathname: string) => {
  const first = pathname.split('/')[1] ?? ''
  return reservedSegments.some((reserved) => reserved === first)
}

/** The proxy sends these to the backend. Without it a page would ask this host, which would render a page for that. */
const refuseBackendPath = (pathname: string, tenant: Tenant) => {
  const base = backendOf(tenant)
  if (usesOwnBackend(tenant) || !`${pathname}/`.startsWith(`${base}/`)) return
  throw new Refused('UNAVAILABLE', {
    cause: new Error(
      `${base} leads to the portal: the proxy has to send it to the backend of ${tenant.name}`,
    ),
  })
}

const shellLanguage = (pathname: string, tenant: Tenant): Language | null => {
  if (pathname === shellPath) return tenant.default.locale.defaultLocale
  const lang = pathname.startsWith(`${shellPath}/`) ? pathname.slice(shellPath.length + 1) : ''
  return isLanguage(lang) ? lang : null
}

/** Null where the address belongs to another part of the server. */
export const requestedDocumentOf = (request: Request, tenant: Tenant): RequestedDocument | null => {
  const url = new URL(request.url)
  refuseBackendPath(url.pathname, tenant)
  const shell = shellLanguage(url.pathname, tenant)
  if (shell) return { kind: 'empty', lang: shell }
  // An unknown `/login/…` address opened in a browser gets the page for missing pages.
  const isNoLogin = /^\/login(?:\/|$)/.test(url.pathname) && acceptsHtml(request)
  if (isReserved(url.pathname) && !isNoLogin) return null
  const address = readAddress(url, tenant)
  if ('redirect' in address) return { kind: 'redirect', to: address.redirect, status: address.status }
  const { page } = address
  // A rendered document shows what a guest may see, so with parental control active nobody gets one.
  const hasCeiling = readCookie(request.headers.get('cookie') ?? '', ceilingCookie.name) !== null
  return hasCeiling ? { kind: 'empty', lang: page.lang } : { kind: 'page', page }
}
