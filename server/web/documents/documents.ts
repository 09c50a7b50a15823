/** Answers every address of the portal with its page, rendered as a guest sees it, or with the empty page. */
import { ceilingCookie } from '../../../src/contract/cookies.ts'
import { type DocumentKind, documentHeaders, shellPath } from '../../../src/contract/documents.ts'
import { type Language, isLanguage } from '../../../src/contract/languages.ts'
import { reservedSegments } from '../../../src/contract/reserved.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { treeOfKeys } from '../../../src/domain/gather-words.ts'
import { readCookie } from '../../../src/lib/cookie.ts'
import { compressedResponse } from '../../http/compress.ts'
import { acceptsHtml } from '../../http/accepts-html.ts'
import { isSecure, securityHeaders } from '../../http/security-headers.ts'
import { requestLog, errorStack } from '../../http/log.ts'
import type { AskCallAs, Responder, ServerContext, RequestContext } from '../../context.ts'
import { guestCeilingOf } from '../../modules/entitlement/ceiling.ts'
import { mainTitleOf } from '../../tenants/configured.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Build } from '../build.ts'
import type { TenantStyles } from '../tenant-style/tenant-styles.ts'
import { type PageAddress, readAddress } from './address.ts'
import { createBackend } from './backend.ts'
import { type PageContent, loadPageContent } from './content.ts'
import { createRenderCache, renderBounds } from './render-cache.ts'
import { trimToFirstView } from './first-view.ts'
import { summarizePage } from './page-summary.ts'
import { redirectTargetOf } from './redirects.ts'
import { emptyPage, pageDataOf, renderedPage } from './page.ts'
import { contentPolicy } from './policy.ts'
import { type Template, fillTemplate, pathMark } from './template.ts'
import { wordsOfEmptyPage, wordsOfPage } from './words.ts'

type DocumentContext = Pick<ServerContext, 'clock' | 'ids' | 'log'> & {
  build: Build
  askAs: AskCallAs
  styles: TenantStyles
}

interface Page extends Template {
  status: 200 | 404
  kind: DocumentKind
}
interface Redirect {
  redirect: string
  status: 301 | 302
  size: number
}
type Made = Page | Redirect

const redirectTo = (location: string, status: 301 | 302) =>
  new Response(null, { status, headers: { location, 'cache-control': 'no-cache' } })

const isReserved = (pathname: string) => {
  const first = pathname.split('/')[1] ?? ''
  return reservedSegments.some((reserved) => reserved === first)
}

const defaultOf = (tenant: Tenant) => tenant.default.locale.defaultLocale

export const createDocuments = ({ build, askAs, styles, clock, ids, log }: DocumentContext): Responder => {
  const kept = createRenderCache<Made>(renderBounds, () => clock.now().getTime())
  const backendFor = createBackend(askAs, log)

  const answer = async (request: Request, { tenant, origin }: RequestContext, page: Page, path = '/') => {
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

  const wordsAsked = (tenant: Tenant, lang: Language) => ({
    lang,
    tenantDefault: defaultOf(tenant),
    mainTitle: mainTitleOf(tenant, lang),
  })

  const shell = (tenant: Tenant, lang: Language): Page => {
    const page = pageDataOf(build, tenant, clock.now(), {
      lang,
      path: null,
      status: 200,
      maxRating: guestCeilingOf(tenant),
      words: wordsOfEmptyPage(wordsAsked(tenant, lang)),
      queries: [],
    })
    return { ...emptyPage(build, tenant, page), status: 200, kind: 'shell' }
  }

  const render = async (tenant: Tenant, address: PageAddress, content: PageContent): Promise<Page> => {
    const found = content.status === 200 ? address.matched : null
    const page = pageDataOf(build, tenant, clock.now(), {
      lang: address.lang,
      path: address.path,
      status: content.status,
      maxRating: address.maxRating,
      words: wordsOfPage(wordsAsked(tenant, address.lang), address.matched?.route ?? null, content.overlay),
      queries: trimToFirstView(content.queries),
    })
    const output = await build.render({ page, url: address.url })
    // Alive, the page waits for words that are still on their way, and would not say that they never come.
    if (output.unsaid.length > 0)
      log.warn(
        { tenant: tenant.name, path: address.path, keys: output.unsaid },
        'a page was rendered without some of its words',
      )
    const lead = summarizePage(found, content.queries)
    const template = renderedPage({
      build,
      tenant,
      page: { ...page, words: treeOfKeys(output.said) },
      output,
      lead,
      search: address.search,
    })
    return { ...template, status: content.status, kind: 'rendered' }
  }

  const make = async (visit: RequestContext, address: PageAddress): Promise<Made> => {
    const ask = backendFor(visit)
    const told = requestLog(log, visit)
    try {
      const [target, content] = await Promise.all([
        redirectTargetOf(ask, address, { tenantDefault: defaultOf(visit.tenant), log: told }),
        loadPageContent(ask, visit.tenant, address, told),
      ])
      if (target) return { redirect: target, status: 302, size: target.length }
      return address.matched
        ? await render(visit.tenant, address, content)
        : await noRoute(visit.tenant, address, content)
    } catch (error) {
      // The page can still start by itself, and shows its own screen if the backend stays silent.
      told.error({ reason: errorStack(error) }, 'a document could not be rendered')
      return shell(visit.tenant, address.lang)
    }
  }

  /** One per language for all addresses that no route matches; each answer fills in its own path. */
  const noRoute = (tenant: Tenant, address: PageAddress, content: PageContent) =>
    kept.take(
      ['404', tenant.name, address.lang].join(' '),
      () => {
        const url = withLanguage(pathMark, address.lang, defaultOf(tenant))
        return render(tenant, { ...address, path: '/404', url, search: '' }, content)
      },
      () => true,
    )

  const take = (visit: RequestContext, address: PageAddress) => {
    if (!address.isCacheable || build.isLive) return make(visit, address)
    return kept.take(
      [visit.tenant.name, address.lang, address.url].join(' '),
      () => make(visit, address),
      (made) => ('redirect' in made ? true : made.status === 200 && made.kind === 'rendered'),
    )
  }

  const shellLanguage = (pathname: string, tenant: Tenant): Language | null => {
    if (pathname === shellPath) return defaultOf(tenant)
    const lang = pathname.startsWith(`${shellPath}/`) ? pathname.slice(shellPath.length + 1) : ''
    return isLanguage(lang) ? lang : null
  }

  const respond = async (request: Request, visit: RequestContext) => {
    const url = new URL(request.url)
    const empty = shellLanguage(url.pathname, visit.tenant)
    if (empty) return answer(request, visit, shell(visit.tenant, empty))
    // The backend's address of a login that it did not take is no page of ours, and says so as all others do.
    const isNoLogin = /^\/login(?:\/|$)/.test(url.pathname) && acceptsHtml(request)
    if (isReserved(url.pathname) && !isNoLogin) return null
    const asked = readAddress(url, visit.tenant)
    if ('redirect' in asked) return redirectTo(asked.redirect, asked.status)
    const hasCeiling = readCookie(request.headers.get('cookie') ?? '', ceilingCookie.name) !== null
    if (hasCeiling) return answer(request, visit, shell(visit.tenant, asked.page.lang))
    const made = await take(visit, asked.page)
    return 'redirect' in made
      ? redirectTo(made.redirect, made.status)
      : answer(request, visit, made, asked.page.path)
  }

  return async (request, visit) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    return respond(request, visit)
  }
}
