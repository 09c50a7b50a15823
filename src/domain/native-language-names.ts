import type { Language } from '../contract/languages.ts'

export const nativeLanguageNames: Record<Language, string> = {
  en: 'English',
  ar: 'العربية',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  ro: 'Română',
}
