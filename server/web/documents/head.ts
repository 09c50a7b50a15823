/** The head of a page for search engines, previews and the browser. SEO-03, SEO-06, SEO-07 */
import { type Language, languages, localeOf } from '../../../src/contract/languages.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import { keywordsOf, sharePicture } from '../../tenants/configured.ts'
import { iconAddresses, manifestAddress } from '../manifest-addresses.ts'
import { pageDescription } from './description.ts'
import { tag } from './markup.ts'
import { type HeadInput, addressLinks, clipped, pictureAddress } from './page-facts.ts'

const meta = (name: string, content: string) => tag('meta', { name, content })
const property = (name: string, content: string) => tag('meta', { property: name, content })
const underscored = (iso: string) => iso.replace('-', '_')

const localeMetas = (lang: Language) => [
  property('og:locale', underscored(localeOf(lang).iso)),
  ...languages
    .filter(({ code }) => code !== lang)
    .map(({ iso }) => property('og:locale:alternate', underscored(iso))),
]

const preview = ({ tenant, lang, title, lead }: HeadInput, description: string, url: string) => {
  const own = lead.picture ?? sharePicture(tenant)
  return [
    property('og:type', 'website'),
    property('og:site_name', brandOf(tenant, lang)),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', pictureAddress(own)),
    meta('twitter:card', own ? 'summary_large_image' : 'summary'),
  ]
}

/** Also in the empty page: without a manifest no browser offers to install. */
export const identityHead = ({ tenant, lang }: Pick<HeadInput, 'tenant' | 'lang'>): string =>
  [
    tenant.features['install'] === false ? '' : tag('link', { rel: 'manifest', href: manifestAddress(lang) }),
    tag('link', { rel: 'icon', href: iconAddresses.mark, type: 'image/svg+xml' }),
    tag('link', { rel: 'icon', href: iconAddresses.small, sizes: '32x32' }),
    tag('link', { rel: 'apple-touch-icon', href: iconAddresses.apple }),
    meta('apple-mobile-web-app-title', brandOf(tenant, lang)),
  ].join('')

export const emptyPageHead = (parts: Pick<HeadInput, 'tenant' | 'lang'>): string =>
  meta('robots', 'noindex') + identityHead(parts)

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
