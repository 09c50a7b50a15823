import type { Language } from '../../../src/contract/languages.ts'
import { addressesOf } from '../../../src/domain/addresses/canonical.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

export const sitemapIndex = (addresses: readonly string[]): string =>
  `${head}<sitemapindex ${space}>\n${addresses
    .map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

interface SitemapPart {
  origin: string
  lang: Language
  tenantDefault: Language
  paths: readonly string[]
}

export const sitemapPart = ({ origin, lang, tenantDefault, paths }: SitemapPart): string => {
  const entry = (path: string) => {
    const { canonical, alternates } = addressesOf(path, '', lang, tenantDefault)
    const others = alternates.map(
      ({ lang: code, href }) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(origin + href)}"/>`,
    )
    return `<url><loc>${escaped(origin + canonical)}</loc>${others.join('')}</url>\n`
  }
  return `${head}<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${paths.map(entry).join('')}</urlset>\n`
}
