import type { Language } from '../../../src/contract/languages.ts'
import { addressesOf } from '../../../src/domain/addresses/canonical.ts'
import { imageUrl } from '../../../src/lib/image-url.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { iconAddresses } from '../manifest-addresses.ts'
import { tag } from './markup.ts'
import type { PageSummary } from './page-summary.ts'
import { originMark } from './template.ts'

export interface HeadInput {
  tenant: Tenant
  lang: Language
  title: string
  lead: PageSummary
  search: string
  status: number
}

const longest = 200
/** Cut between words, so that a preview never ends inside one. */
export const clipped = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= longest) return flat
  return `${flat.slice(0, flat.lastIndexOf(' ', longest) || longest)}…`
}

export const addressLinks = ({ tenant, lang, lead, search }: HeadInput) => {
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

export const absolute = (address: string) => (address.startsWith('/') ? originMark + address : address)

export const pictureAddress = (own: string | null): string =>
  absolute(own ? imageUrl(own, 1200) : iconAddresses.large)
