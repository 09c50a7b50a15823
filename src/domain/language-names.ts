import { type Language, languages, localeOf } from '../contract/languages.ts'

export const nativeLanguageNames: Record<Language, string> = {
  en: 'English',
  ar: 'العربية',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  ro: 'Română',
}

const letters = { ltr: /\p{Script=Latin}/u, rtl: /\p{Script=Arabic}/u }

/** For a name in other letters than the page's, the first language that has them; for all others undefined. */
export const languageOfName = (name: string, page: Language): Language | undefined =>
  letters[localeOf(page).dir].test(name)
    ? undefined
    : languages.find(({ dir }) => letters[dir].test(name))?.code
