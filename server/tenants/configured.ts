/** Read unchecked: a field that is missing or has another form changes nothing. */
import * as v from 'valibot'
import type { Language } from '../../src/contract/languages.ts'
import { routes } from '../../src/contract/routes.ts'
import { brandOf } from '../../src/domain/brand.ts'
import { footerLinks } from '../../src/domain/footer-links.ts'
import { safeAddress } from '../../src/lib/safe-address.ts'
import type { Tenant } from './tenant.ts'

type Configured = Pick<Tenant, 'configurations'>

const fieldOf = ({ configurations }: Configured, node: string, field: string): unknown => {
  const found = configurations[node]
  return typeof found === 'object' && found !== null ? Reflect.get(found, field) : undefined
}

const Texts = v.record(v.string(), v.string())
const textOf = (tenant: Configured, node: string, field: string, lang: Language): string | null => {
  const texts = v.safeParse(Texts, fieldOf(tenant, node, field))
  return (texts.success && texts.output[lang]) || null
}

export const descriptionOf = (tenant: Configured & Pick<Tenant, 'description'>, lang: Language): string =>
  textOf(tenant, 'meta_data', 'description', lang) ?? tenant.description[lang] ?? ''

/** After the bar in the titles of pages that belong to no section. */
export const mainTitleOf = (
  tenant: Pick<Tenant, 'brand' | 'brandIn' | 'mainTitle'>,
  lang: Language,
): string => tenant.mainTitle[lang] ?? tenant.mainTitle['en'] ?? brandOf(tenant, lang)

export const keywordsOf = (tenant: Configured, lang: Language): string | null =>
  textOf(tenant, 'meta_data', 'keywords', lang)

const tabNameOf = (tenant: Configured, route: string, lang: Language): string | null =>
  textOf(tenant, 'tab_names_seo', route, lang)

/** For pages without a subject; a page about something is named after that. */
export const tabNameOfPage = (
  tenant: Configured,
  structure: string,
  id: string | undefined,
  lang: Language,
): string | null => {
  const row =
    id === undefined && routes.find((route) => route.structure === structure && route.params.length === 0)
  return row ? tabNameOf(tenant, row.name, lang) : null
}

export type MenuName = 'footer' | 'settingMenu' | 'mobileSetting'
const MenuRow = v.object({
  // It becomes part of a translation key.
  name: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  clickUrl: v.string(),
  title: Texts,
})
/** Rows of a menu in their order; invalid rows and unsafe links are skipped. */
export const menuOf = (tenant: Configured, menu: MenuName) => {
  const links = fieldOf(tenant, menu, 'links')
  if (!Array.isArray(links)) return []
  return links.flatMap((link) => {
    const row = v.safeParse(MenuRow, link)
    const clickUrl = row.success && safeAddress(row.output.clickUrl)
    return clickUrl ? [{ ...row.output, clickUrl }] : []
  })
}

/** Labels of the footer's links; for known links the application has translations. */
const footerWords = (tenant: Configured, lang: Language) =>
  menuOf(tenant, 'footer').map(({ name, title }): [key: string, text: string | null] => {
    const isKnown = footerLinks.some((link) => link.name === name)
    return [`shell.footer.${name}`, title[lang] ?? (isKnown ? null : Object.values(title)[0]) ?? null]
  })

/** The dialog must name the target's host, whatever the tenant writes. */
const host = '<host>{{host}}</host>'
const withHost = (text: string | null) => text && (text.includes(host) ? text : `${text} ${host}`)

/** How many decimals `price_format.count` gives a price; null where it gives no number. */
export const priceDecimalsOf = (tenant: Configured, lang: Language): number | null => {
  const counts = fieldOf(tenant, 'price_format', 'count')
  const count: unknown = typeof counts === 'object' && counts !== null ? Reflect.get(counts, lang) : undefined
  return typeof count === 'number' ? count : null
}

/** `price_format`: how many decimals a price has, and how a sum of the tenant's own currency is written. */
const priceWords = (tenant: Configured & Pick<Tenant, 'subscriptionTypes'>, lang: Language) => {
  const decimals = priceDecimalsOf(tenant, lang)
  const own = tenant.subscriptionTypes[0]?.subscriptionTypePrice.currency
  const written = textOf(tenant, 'price_format', 'currency', lang)
  return {
    'price.decimals': decimals === null ? null : String(decimals),
    [`price.in.${own}`]:
      own && written?.includes('{amount}') ? written.replace('{amount}', '{{amount}}') : null,
  }
}

/** Texts of the configuration, by the translation keys that they replace. */
export const wordsOfConfiguration = (
  tenant: Configured & Pick<Tenant, 'brand' | 'brandIn' | 'mainTitle' | 'subscriptionTypes'>,
  lang: Language,
): Record<string, string> => {
  const node = 'external_redirect_disclaimer'
  const found: Record<string, string | null> = {
    'title.portal': mainTitleOf(tenant, lang),
    'login.title': textOf(tenant, 'login_meta_data', 'title', lang),
    'login.text': textOf(tenant, 'login_meta_data', 'text', lang),
    'dialogs.external.title': textOf(tenant, node, 'title', lang),
    'dialogs.external.text': withHost(textOf(tenant, node, 'text', lang)),
    ...priceWords(tenant, lang),
    ...Object.fromEntries(footerWords(tenant, lang)),
  }
  for (const { name, title, params } of routes)
    if (params.length === 0) found[`title.${title}`] ??= tabNameOf(tenant, name, lang)
  return Object.fromEntries(Object.entries(found).flatMap(([key, text]) => (text ? [[key, text]] : [])))
}

/** False where external links open without a dialog. */
export const hasDisclaimer = (tenant: Configured): boolean =>
  fieldOf(tenant, 'external_redirect_disclaimer', 'enabled') !== false

export const sharePicture = (tenant: Configured): string | null => {
  const path = fieldOf(tenant, 'images', 'share')
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : null
}

/** Of the pictures that the tenant's file names: they belong to no item, and MEDIA_DIR may hold them all the same. */
export const isConfiguredPicture = ({ configurations }: Configured, id: string): boolean =>
  Object.values(Object(configurations['images'])).some((path) => String(path).startsWith(`/img/${id}/`))

export const headerOf = (tenant: Configured) => {
  const sections = v.safeParse(v.array(v.string()), fieldOf(tenant, 'header', 'sections'))
  return {
    sections: sections.success ? sections.output : null,
    hasSearch: fieldOf(tenant, 'header', 'search') !== false,
    hasNotifications: fieldOf(tenant, 'header', 'notifications') !== false,
  }
}
