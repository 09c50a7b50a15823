/**
 * `/robots.txt`, and a sitemap per tenant and language. Only what a guest sees at the tenant's own age ceiling, only
 * canonical addresses, nothing behind a login.
 */
import { type Language, isLanguage, languageCodes } from '../../../src/contract/languages.ts'
import { guestCeilingOf } from '../entitlement/ceiling.ts'
import { environmentOf, usesOwnBackend } from '../environment/environment.usecases.ts'
import type { Responder, Store, RequestContext } from '../../context.ts'
import { leadsToDisabled, disabledFeaturesOf, sectionsOf } from '../../tenants/features.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { withinTenantScope } from '../../db/tenant-scope.ts'
import { listPages, staticPages } from './listed-pages.ts'
import { addressesIn, countItems, pagesOf } from './sitemap.repository.ts'
import { sitemapIndex, sitemapPart } from './sitemap.xml.ts'

/** Each entry carries seven addresses; a part stays well under a megabyte. */
const perPart = 500

const indexPath = '/sitemap.xml'
const partPath = (lang: Language, part: number) => `/sitemap/${lang}/${part}.xml`

/** A portal that is only tried out is not to be found. */
const isPublicStage = (tenant: Tenant) => environmentOf(tenant).envConfig.envFile.stage === 'production'

const robotsOf = ({ origin, tenant }: Pick<RequestContext, 'origin' | 'tenant'>) => {
  if (!isPublicStage(tenant)) return 'User-agent: *\nDisallow: /\n'
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /oidc/',
    'Disallow: /login/',
    '',
    `Sitemap: ${origin}${indexPath}`,
    '',
  ].join('\n')
}

const answer = (body: string, type: string) =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  })

export const createSitemap = (store: Store): Responder => {
  /** Items of an external backend are not in our store. */
  const hasItems = usesOwnBackend

  const partsOf = async ({ tenant }: RequestContext): Promise<number> => {
    const items = hasItems(tenant)
      ? await withinTenantScope(store, tenant, (scope) => countItems(scope, guestCeilingOf(tenant)))
      : 0
    // The first part holds the pages that are no items.
    return 1 + Math.ceil(items / perPart)
  }

  /** Pages of an external backend are not in our store either. */
  const pagePathsOf = async (tenant: Tenant): Promise<string[]> => {
    if (!hasItems(tenant)) return [...staticPages]
    const pages = await withinTenantScope(store, tenant, pagesOf)
    return [...new Set([...staticPages, ...listPages(pages, sectionsOf(tenant))])]
  }

  const pathsOf = async ({ tenant }: RequestContext, part: number): Promise<readonly string[]> => {
    const off = disabledFeaturesOf(tenant)
    if (part === 0) return (await pagePathsOf(tenant)).filter((path) => !leadsToDisabled(off, path))
    if (!hasItems(tenant)) return []
    const { defaultLocale } = tenant.default.locale
    const found = await withinTenantScope(store, tenant, (scope) =>
      addressesIn(
        scope,
        { lang: defaultLocale, maxRating: guestCeilingOf(tenant) },
        { limit: perPart, offset: (part - 1) * perPart },
      ),
    )
    return [...new Set(found.filter((path) => path.startsWith('/') && !leadsToDisabled(off, path)))]
  }

  return async (request, visit) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    if (pathname === '/robots.txt') return answer(robotsOf(visit), 'text/plain')
    if (pathname === indexPath) {
      const parts = Array.from({ length: await partsOf(visit) }, (_, part) => part)
      const addresses = languageCodes.flatMap((lang) =>
        parts.map((part) => visit.origin + partPath(lang, part)),
      )
      return answer(sitemapIndex(addresses), 'application/xml')
    }
    const [, lang = '', number = ''] = /^\/sitemap\/([a-z]{2})\/(\d{1,4})\.xml$/.exec(pathname) ?? []
    if (!isLanguage(lang)) return null
    const paths = await pathsOf(visit, Number(number))
    if (paths.length === 0) return null
    const { origin, tenant } = visit
    const tenantDefault = tenant.default.locale.defaultLocale
    return answer(sitemapPart({ origin, lang, tenantDefault, paths }), 'application/xml')
  }
}
