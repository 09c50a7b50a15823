/// <reference types="vite/types/importMeta.d.ts" />
/** Translations of the provider's pages, with the tenant's numerals and the language's plural forms. */
import { type Language, fallbackLanguage, isLanguage, localeOf } from '../../src/contract/languages.ts'
import { keysOf } from '../../src/domain/gather-words.ts'
import type { Words } from '../../src/domain/words.ts'
import type { Tenant } from '../tenants/tenant.ts'

const files = import.meta.glob<Words>('../../locales/*/identity.json', { eager: true, import: 'default' })

const texts = new Map<string, Map<string, string>>(
  Object.entries(files).map(([path, words]) => [
    /locales\/(\w+)\//.exec(path)?.[1] ?? '',
    new Map(keysOf(words, 'identity.')),
  ]),
)

export type Values = Record<string, string | number>
export type Translate = (key: string, values?: Values) => string

export const createTranslate = (tenant: Tenant, lang: Language): Translate => {
  const { iso } = localeOf(lang)
  const locale = lang === 'ar' && tenant.numerals ? `${iso}-u-nu-${tenant.numerals}` : iso
  const numbers = new Intl.NumberFormat(locale)
  const plurals = new Intl.PluralRules(iso)
  const find = (key: string) => texts.get(lang)?.get(key) ?? texts.get(fallbackLanguage)?.get(key)
  const plural = (key: string, count: string | number | undefined) =>
    typeof count === 'number' ? find(`${key}_${plurals.select(count)}`) : undefined
  return (key, values = {}) => {
    const text = plural(key, values['count']) ?? find(key) ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name] ?? ''
      return typeof value === 'number' ? numbers.format(value) : value
    })
  }
}

/** The first language of `ui_locales` that the portal speaks, else the tenant's own. */
export const languageFrom = (wanted: unknown, tenant: Tenant): Language => {
  const tags = typeof wanted === 'string' ? wanted.split(' ') : []
  const codes = tags.map((tag) => tag.slice(0, 2).toLowerCase())
  return codes.find(isLanguage) ?? tenant.default.locale.defaultLocale
}
