/** Configuration node `login_options` (CONFIG-12). */
import * as v from 'valibot'
import type { Language } from '../contract/languages.ts'
import type { Elsewhere, PublicTenant } from '../contract/page.ts'

const Option = v.object({
  id: v.string(),
  enabled: v.optional(v.boolean(), true),
  title: v.record(v.string(), v.string()),
  clickUrl: v.string(),
  mobileDataOnly: v.optional(v.boolean(), false),
})

export interface LoginOption {
  id: string
  title: string
  kind: 'login' | 'register'
  /** It recognises people by their mobile data, which wifi does not have. */
  mobileDataOnly?: true
}

/** A choice leads to one of the backend's two addresses; any other option is left out. */
const kindOf = (clickUrl: string): LoginOption['kind'] | null => {
  if (clickUrl === '/login/{tenant}') return 'login'
  return clickUrl === '/register/{tenant}' ? 'register' : null
}

const textIn = (title: Record<string, string>, lang: Language, tenantDefault: Language) =>
  title[lang] ?? title[tenantDefault] ?? title['en'] ?? Object.values(title)[0] ?? ''

/** Rows that do not fit are skipped: a mistake in one must not prevent login. */
export const loginOptionsOf = (list: unknown, lang: Language, tenant: PublicTenant): LoginOption[] => {
  if (!Array.isArray(list)) return []
  return list.flatMap((row) => {
    const parsed = v.safeParse(Option, row)
    if (!parsed.success || !parsed.output.enabled) return []
    const { id, mobileDataOnly } = parsed.output
    const kind = kindOf(parsed.output.clickUrl)
    const title = textIn(parsed.output.title, lang, tenant.default.locale.defaultLocale)
    return kind ? [{ id, title, kind, ...(mobileDataOnly && { mobileDataOnly }) }] : []
  })
}

/** The option that was chosen before comes first. */
export const chosenFirst = (options: readonly LoginOption[], chosen: string | null): LoginOption[] => [
  ...options.filter(({ id }) => id === chosen),
  ...options.filter(({ id }) => id !== chosen),
]

/** With several options; without them `/register` is the only login (ROUTE-BACKEND-01). */
export const hasSeveralOptions = ({ features }: PublicTenant): boolean =>
  features.multipleLoginOptions === true

interface Start {
  tenant: string
  lang: Language
  redirectUrl: string
  foreignBackend?: Elsewhere | undefined
  /** The provider asks who it is, also where it knows the browser. */
  mustAskAgain?: boolean
}
/** The origin stays a placeholder: the host fills it into a cached document. ROUTE-BACKEND-02, 03 */
export const loginAddress = (
  kind: LoginOption['kind'],
  { tenant, lang, redirectUrl, foreignBackend = { base: '', origin: '' }, mustAskAgain = false }: Start,
): string =>
  `${foreignBackend.base}/${kind}/${tenant}?lang=${lang}&redirectUrl=${foreignBackend.origin}${encodeURIComponent(redirectUrl)}${mustAskAgain ? '&prompt=login' : ''}`
