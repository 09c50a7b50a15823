export const languages = [
  { code: 'en', iso: 'en-GB', name: 'English', prefix: '/en', dir: 'ltr' },
  { code: 'ar', iso: 'ar-EG', name: 'Arabic', prefix: '/ar', dir: 'rtl' },
  { code: 'fr', iso: 'fr-FR', name: 'French', prefix: '/fr', dir: 'ltr' },
  { code: 'de', iso: 'de-DE', name: 'German', prefix: '/de', dir: 'ltr' },
  { code: 'es', iso: 'es-ES', name: 'Spanish', prefix: '/es', dir: 'ltr' },
  { code: 'ro', iso: 'ro-RO', name: 'Romanian', prefix: '/ro', dir: 'ltr' },
] as const satisfies readonly Locale[]

export interface Locale {
  code: string
  iso: string
  name: string
  prefix: string
  dir: 'ltr' | 'rtl'
}

export type Language = (typeof languages)[number]['code']
export const languageCodes: readonly Language[] = languages.map((language) => language.code)
export const fallbackLanguage: Language = 'en'
export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && languageCodes.some((languageCode) => languageCode === code)
export const localeOf = (code: Language) =>
  languages.find((language) => language.code === code) ?? languages[0]
