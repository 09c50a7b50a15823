import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import type { CallApi, RequestContext } from '../../context.ts'
import { errorStack, requestLog } from '../../http/log.ts'
import type { PageAddress } from './address.ts'
import { type PageContent, loadPageContent } from './content.ts'
import { makeEmptyPage } from './empty-page.ts'
import { redirectTargetOf } from './redirects.ts'
import type { RenderCache } from './render-cache.ts'
import { type PageRenderer, renderPage } from './render-page.ts'
import { type Page, pathMark } from './template.ts'

interface Redirect {
  redirect: string
  status: 301 | 302
  size: number
}
export type Document = Page | Redirect

export interface DocumentMaker extends PageRenderer {
  cache: RenderCache<Document>
  backendFor: (visit: RequestContext) => CallApi | null
}

/** One document per language for all addresses without a route; each answer fills in its own path. */
const takeUnmatched = (
  maker: DocumentMaker,
  { tenant }: RequestContext,
  address: PageAddress,
  content: PageContent,
) =>
  maker.cache.take(
    ['404', tenant.name, address.lang].join(' '),
    () => {
      const url = withLanguage(pathMark, address.lang, tenant.default.locale.defaultLocale)
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
      redirectTargetOf(callApi, address, { tenantDefault: tenant.default.locale.defaultLocale, log }),
      loadPageContent(callApi, tenant, address, log),
    ])
    if (target) return { redirect: target, status: 302, size: target.length }
    return address.matched
      ? await renderPage(maker, tenant, address, content)
      : await takeUnmatched(maker, visit, address, content)
  } catch (error) {
    // The page can still start by itself, and shows its own error screen if the backend does not answer.
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
