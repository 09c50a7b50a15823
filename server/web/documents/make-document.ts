/** Creates the document of an address: its page rendered for a guest, the empty page, or a redirect. */
import type { DocumentKind } from '../../../src/contract/documents.ts'
import type { Language } from '../../../src/contract/languages.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { treeOfKeys } from '../../../src/domain/gather-words.ts'
import type { CallApi, RequestContext, ServerContext } from '../../context.ts'
import { errorStack, requestLog } from '../../http/log.ts'
import { guestCeilingOf } from '../../modules/entitlement/ceiling.ts'
import { mainTitleOf } from '../../tenants/configured.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Build } from '../build.ts'
import type { PageAddress } from './address.ts'
import { type PageContent, loadPageContent } from './content.ts'
import { trimToFirstView } from './first-view.ts'
import { emptyPage, pageDataOf, renderedPage } from './page.ts'
import { summarizePage } from './page-summary.ts'
import { redirectTargetOf } from './redirects.ts'
import type { RenderCache } from './render-cache.ts'
import { type Template, pathMark } from './template.ts'
import { wordsOfEmptyPage, wordsOfPage } from './words.ts'

export interface Page extends Template {
  status: 200 | 404
  kind: DocumentKind
}
interface Redirect {
  redirect: string
  status: 301 | 302
  size: number
}
export type Document = Page | Redirect

export interface DocumentMaker extends Pick<ServerContext, 'clock' | 'log'> {
  build: Build
  cache: RenderCache<Document>
  backendFor: (visit: RequestContext) => CallApi | null
}

export const defaultLanguageOf = (tenant: Tenant) => tenant.default.locale.defaultLocale

const wordOptions = (tenant: Tenant, lang: Language) => ({
  lang,
  tenantDefault: defaultLanguageOf(tenant),
  mainTitle: mainTitleOf(tenant, lang),
})

export const makeEmptyPage = ({ build, clock }: DocumentMaker, tenant: Tenant, lang: Language): Page => {
  const page = pageDataOf(build, tenant, clock.now(), {
    lang,
    path: null,
    status: 200,
    maxRating: guestCeilingOf(tenant),
    words: wordsOfEmptyPage(wordOptions(tenant, lang)),
    queries: [],
  })
  return { ...emptyPage(build, tenant, page), status: 200, kind: 'shell' }
}

const renderPage = async (
  { build, clock, log }: DocumentMaker,
  tenant: Tenant,
  address: PageAddress,
  content: PageContent,
): Promise<Page> => {
  const matched = content.status === 200 ? address.matched : null
  const page = pageDataOf(build, tenant, clock.now(), {
    lang: address.lang,
    path: address.path,
    status: content.status,
    maxRating: address.maxRating,
    words: wordsOfPage(wordOptions(tenant, address.lang), address.matched?.route ?? null, content.overlay),
    queries: trimToFirstView(content.queries),
  })
  const output = await build.render({ page, url: address.url })
  // The hydrated page waits for missing texts, so a text that never arrives would go unnoticed there.
  if (output.unsaid.length > 0)
    log.warn(
      { tenant: tenant.name, path: address.path, keys: output.unsaid },
      'a page was rendered without some of its words',
    )
  const template = renderedPage({
    build,
    tenant,
    page: { ...page, words: treeOfKeys(output.said) },
    output,
    lead: summarizePage(matched, content.queries),
    search: address.search,
  })
  return { ...template, status: content.status, kind: 'rendered' }
}

/** One document per language for all addresses without a route; each answer fills in its own path. */
const takeUnmatched = (maker: DocumentMaker, tenant: Tenant, address: PageAddress, content: PageContent) =>
  maker.cache.take(
    ['404', tenant.name, address.lang].join(' '),
    () => {
      const url = withLanguage(pathMark, address.lang, defaultLanguageOf(tenant))
      return renderPage(maker, tenant, { ...address, path: '/404', url, search: '' }, content)
    },
    () => true,
  )

const makeDocument = async (
  maker: DocumentMaker,
  visit: RequestContext,
  address: PageAddress,
): Promise<Document> => {
  const { tenant } = visit
  const callApi = maker.backendFor(visit)
  if (!callApi) return makeEmptyPage(maker, tenant, address.lang)
  const log = requestLog(maker.log, visit)
  try {
    const [target, content] = await Promise.all([
      redirectTargetOf(callApi, address, { tenantDefault: defaultLanguageOf(tenant), log }),
      loadPageContent(callApi, tenant, address, log),
    ])
    if (target) return { redirect: target, status: 302, size: target.length }
    return address.matched
      ? await renderPage(maker, tenant, address, content)
      : await takeUnmatched(maker, tenant, address, content)
  } catch (error) {
    // The page can still start by itself, and shows its own error screen if the backend stays silent.
    log.error({ reason: errorStack(error) }, 'a document could not be rendered')
    return makeEmptyPage(maker, tenant, address.lang)
  }
}

export const takeDocument = (maker: DocumentMaker, visit: RequestContext, address: PageAddress) => {
  if (!address.isCacheable || maker.build.isLive) return makeDocument(maker, visit, address)
  return maker.cache.take(
    [visit.tenant.name, address.lang, address.url].join(' '),
    () => makeDocument(maker, visit, address),
    (made) => ('redirect' in made ? true : made.status === 200 && made.kind === 'rendered'),
  )
}
