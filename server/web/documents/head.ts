/** The head of a page for search engines, previews and the browser. SEO-03, SEO-06, SEO-07 */
import { type Language, languages, localeOf } from '../../../src/contract/languages.ts'
import { addressesOf } from '../../../src/domain/addresses/canonical.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import { imageUrl } from '../../../src/lib/image-url.ts'
import { keywordsOf, sharePicture } from '../../tenants/configured.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { iconAddresses, manifestAddress } from '../manifest/addresses.ts'
import { pageDescription } from './description.ts'
import type { PageSummary } from './page-summary.ts'
import { jsonLdOf, schema } from './json-ld.ts'
import { escapeHtml, jsonForScript, tag } from './markup.ts'
import { originMark } from './template.ts'

interface HeadInput {
  tenant: Tenant
  lang: Language
  title: string
  lead: PageSummary
  /** Whitelisted part of the query. */
  search: string
  status: number
}

const longest = 200
/** Cut between words, so that a preview never ends inside one. */
const clipped = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= longest) return flat
  return `${flat.slice(0, flat.lastIndexOf(' ', longest) || longest)}…`
}

const meta = (name: string, content: string) => tag('meta', { name, content })
const property = (name: string, content: string) => tag('meta', { property: name, content })
const underscored = (iso: string) => iso.replace('-', '_')

const addressLinks = ({ tenant, lang, lead, search }: HeadInput) => {
  const { canonical, alternates } = addressesOf(lead.path, search, lang, tenant.default.locale.defaultLocale)
  return {
    canonical: originMark + canonical,
    links: [
      tag('link', { rel: 'canonical', href: originMark + canonical }),
      ...alternates.map(({ lang: hreflang, href }) =>
        tag('link', { rel: 'alternate', hreflang, href: originMark + href }),
      ),
    ],
  }
}

const localeMetas = (lang: Language) => [
  property('og:locale', underscored(localeOf(lang).iso)),
  ...languages
    .filter(({ code }) => code !== lang)
    .map(({ iso }) => property('og:locale:alternate', underscored(iso))),
]

const absolute = (address: string) => (address.startsWith('/') ? originMark + address : address)

const preview = ({ tenant, lang, title, lead }: HeadInput, description: string, url: string) => {
  const own = lead.picture ?? sharePicture(tenant)
  const picture = own ? imageUrl(own, 1200) : iconAddresses.large
  return [
    property('og:type', 'website'),
    property('og:site_name', brandOf(tenant, lang)),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', absolute(picture)),
    meta('twitter:card', own ? 'summary_large_image' : 'summary'),
  ]
}

/**
 * Icons, manifest and names of the installed portal; also in the empty page. Without a manifest no browser offers to
 * install.
 */
export const identityHead = ({ tenant, lang }: Pick<HeadInput, 'tenant' | 'lang'>): string =>
  [
    tenant.features['install'] === false ? '' : tag('link', { rel: 'manifest', href: manifestAddress(lang) }),
    tag('link', { rel: 'icon', href: iconAddresses.mark, type: 'image/svg+xml' }),
    tag('link', { rel: 'icon', href: iconAddresses.small, sizes: '32x32' }),
    tag('link', { rel: 'apple-touch-icon', href: iconAddresses.apple }),
    meta('apple-mobile-web-app-title', brandOf(tenant, lang)),
  ].join('')

/** Keywords describe the whole portal, so they are on home only. */
const keywords = ({ tenant, lang, lead }: HeadInput) => {
  const words = lead.path === '/' ? keywordsOf(tenant, lang) : null
  return words ? [meta('keywords', words)] : []
}

/** A missing page has no canonical address and no preview. */
export const pageHead = (parts: HeadInput): string => {
  const description = clipped(pageDescription(parts.tenant, parts.lang, parts.lead))
  const locale = localeMetas(parts.lang)
  if (parts.status !== 200) return [meta('robots', 'noindex'), ...locale].join('')
  const { canonical, links } = addressLinks(parts)
  return [
    meta('description', description),
    ...keywords(parts),
    ...links,
    ...locale,
    ...preview(parts, description, canonical),
  ].join('')
}

const jsonLdOfPage = (parts: HeadInput): object | null => {
  const { item, picture, description, path } = parts.lead
  const url = addressLinks(parts).canonical
  if (path === '/')
    return { '@context': schema, '@type': 'WebSite', name: brandOf(parts.tenant, parts.lang), url }
  if (!item) return null
  return jsonLdOf({
    item,
    url,
    picture: absolute(picture ? imageUrl(picture, 1200) : iconAddresses.large),
    description: clipped(description ?? ''),
    pathsIn: (path) => absolute(withLanguage(path, parts.lang, parts.tenant.default.locale.defaultLocale)),
  })
}

/** At the end of the document, since only machines read it. */
export const jsonLdElement = (parts: HeadInput): string => {
  const found = parts.status === 200 ? jsonLdOfPage(parts) : null
  return found ? `<script type="application/ld+json">${jsonForScript(found)}</script>` : ''
}

export const titleElement = (title: string): string => `<title>${escapeHtml(title)}</title>`
