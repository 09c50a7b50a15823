/** Serves every address of the portal with its page, rendered for a guest, or with the empty page. */
import { ceilingCookie } from '../../../src/contract/cookies.ts'
import { documentHeaders, shellPath } from '../../../src/contract/documents.ts'
import { type Language, isLanguage } from '../../../src/contract/languages.ts'
import { reservedSegments } from '../../../src/contract/reserved.ts'
import { readCookie } from '../../../src/lib/cookie.ts'
import { compressedResponse } from '../../http/compress.ts'
import { acceptsHtml } from '../../http/accepts-html.ts'
import { isSecure, securityHeaders } from '../../http/security-headers.ts'
import type { CallApiAs, Responder, ServerContext, RequestContext } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Build } from '../build.ts'
import type { TenantStyles } from '../tenant-style/tenant-styles.ts'
import { readAddress } from './address.ts'
import { createBackend } from './backend.ts'
import {
  type Document,
  type DocumentMaker,
  type Page,
  defaultLanguageOf,
  makeEmptyPage,
  takeDocument,
} from './make-document.ts'
import { createRenderCache, renderBounds } from './render-cache.ts'
import { contentPolicy } from './policy.ts'
import { fillTemplate } from './template.ts'

type DocumentContext = Pick<ServerContext, 'clock' | 'ids' | 'log'> & {
  build: Build
  callApiAs: CallApiAs
  styles: TenantStyles
  publicUrl: string
}

type PageResponder = Pick<DocumentContext, 'build' | 'ids' | 'styles'> & { maker: DocumentMaker }

const redirectTo = (location: string, status: 301 | 302) =>
  new Response(null, { status, headers: { location, 'cache-control': 'no-cache' } })

const isReserved = (pathname: string) => {
  const first = pathname.split('/')[1] ?? ''
  return reservedSegments.some((reserved) => reserved === first)
}

const shellLanguage = (pathname: string, tenant: Tenant): Language | null => {
  if (pathname === shellPath) return defaultLanguageOf(tenant)
  const lang = pathname.startsWith(`${shellPath}/`) ? pathname.slice(shellPath.length + 1) : ''
  return isLanguage(lang) ? lang : null
}

const answerPage = async (
  { build, ids, styles }: PageResponder,
  request: Request,
  { tenant, origin }: RequestContext,
  page: Page,
  path = '/',
) => {
  const nonce = ids.secret(16)
  const secure = isSecure(origin)
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': contentPolicy(tenant, nonce, { isSecure: secure, isLive: build.isLive }),
    [documentHeaders.build]: build.id,
    [documentHeaders.kind]: page.kind,
    ...securityHeaders(secure),
  })
  const style = await styles.addressFor(tenant)
  const text = fillTemplate(page, { nonce, origin, path, style })
  return compressedResponse(request, text, { status: page.status, headers })
}

const respond = async (responder: PageResponder, request: Request, visit: RequestContext) => {
  const { maker } = responder
  const { tenant } = visit
  const url = new URL(request.url)
  const shell = shellLanguage(url.pathname, tenant)
  if (shell) return answerPage(responder, request, visit, makeEmptyPage(maker, tenant, shell))
  // An unknown `/login/…` address opened in a browser gets the page for missing pages.
  const isNoLogin = /^\/login(?:\/|$)/.test(url.pathname) && acceptsHtml(request)
  if (isReserved(url.pathname) && !isNoLogin) return null
  const address = readAddress(url, tenant)
  if ('redirect' in address) return redirectTo(address.redirect, address.status)
  const { page } = address
  const hasCeiling = readCookie(request.headers.get('cookie') ?? '', ceilingCookie.name) !== null
  if (hasCeiling) return answerPage(responder, request, visit, makeEmptyPage(maker, tenant, page.lang))
  const document = await takeDocument(maker, visit, page)
  return 'redirect' in document
    ? redirectTo(document.redirect, document.status)
    : answerPage(responder, request, visit, document, page.path)
}

export const createDocuments = ({
  build,
  callApiAs,
  styles,
  clock,
  ids,
  log,
  publicUrl,
}: DocumentContext): Responder => {
  const cache = createRenderCache<Document>(renderBounds, () => clock.now().getTime())
  const maker = { build, clock, log, cache, backendFor: createBackend(callApiAs, publicUrl, log) }
  const responder = { build, ids, styles, maker }
  return async (request, visit) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    return respond(responder, request, visit)
  }
}
