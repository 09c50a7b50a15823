import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import { jsonLdOf, schema } from './json-ld.ts'
import { jsonForScript } from './markup.ts'
import { type HeadInput, absolute, addressLinks, clipped, pictureAddress } from './page-facts.ts'

const jsonLdOfPage = (parts: HeadInput): object | null => {
  const { item, picture, description, path } = parts.lead
  const url = addressLinks(parts).canonical
  if (path === '/')
    return { '@context': schema, '@type': 'WebSite', name: brandOf(parts.tenant, parts.lang), url }
  if (!item) return null
  return jsonLdOf({
    item,
    url,
    picture: pictureAddress(picture),
    description: clipped(description ?? ''),
    pathsIn: (path) => absolute(withLanguage(path, parts.lang, parts.tenant.default.locale.defaultLocale)),
  })
}

/** At the end of the document, since only machines read it. */
export const jsonLdElement = (parts: HeadInput): string => {
  const found = parts.status === 200 ? jsonLdOfPage(parts) : null
  return found ? `<script type="application/ld+json">${jsonForScript(found)}</script>` : ''
}
