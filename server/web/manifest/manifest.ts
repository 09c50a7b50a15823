import { type Language, localeOf } from '../../../src/contract/languages.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { leadsToDisabled, disabledFeaturesOf } from '../../tenants/features.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { BuiltFiles } from '../built-files.ts'
import { textOf } from '../documents/words.ts'
import { iconAddresses } from '../manifest-addresses.ts'

const icon = (src: string, size: number, purpose: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
const icons = [
  icon(iconAddresses.medium, 192, 'any'),
  icon(iconAddresses.large, 512, 'any'),
  icon(iconAddresses.maskable, 512, 'maskable'),
  icon(iconAddresses.monochrome, 512, 'monochrome'),
]

/** `public/screenshots/<tenant>-<form>-<size>.webp`; labels are `manifest.wide` and `manifest.narrow`. */
const screenshotsOf = (tenant: Tenant, lang: Language, files: BuiltFiles) =>
  files.names().flatMap((src) => {
    const match = new RegExp(`^/screenshots/${tenant.name}-(wide|narrow)-(\\d+x\\d+)\\.(webp|png)$`).exec(src)
    const [, form, sizes, type] = match ?? []
    if (!form) return []
    const label = textOf(lang, 'manifest', form).replace('{{brand}}', brandOf(tenant, lang))
    return [{ src, sizes, type: `image/${type}`, form_factor: form, label }]
  })

/** Names are `manifest.search`, `manifest.favorites` and `manifest.music`. */
const shortcuts = { search: linkTo.search(), favorites: linkTo.favorites(), music: linkTo.musicList() }

export const manifestOf = (tenant: Tenant, lang: Language, files: BuiltFiles) => {
  const tenantDefault = tenant.default.locale.defaultLocale
  const address = (path: string) => withLanguage(path, lang, tenantDefault)
  const brand = brandOf(tenant, lang)
  const mainTitle = tenant.mainTitle[lang] ?? ''
  const off = disabledFeaturesOf(tenant)
  const enabledShortcuts = Object.entries(shortcuts).filter(([, path]) => !leadsToDisabled(off, path))
  return {
    // The same in every language: changing the language must not make a second installation.
    id: '/',
    name: mainTitle ? `${brand} | ${mainTitle}` : brand,
    short_name: brand,
    description: tenant.description[lang] ?? '',
    lang,
    dir: localeOf(lang).dir,
    start_url: address('/'),
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    categories: ['music', 'entertainment', 'books'],
    theme_color: tenant.themeColour.default,
    background_color: tenant.themeColour.default,
    icons,
    shortcuts: enabledShortcuts.map(([name, path]) => ({
      name: textOf(lang, 'manifest', name),
      url: address(path),
      icons: [icon(iconAddresses.medium, 192, 'any')],
    })),
    screenshots: screenshotsOf(tenant, lang, files),
  }
}
