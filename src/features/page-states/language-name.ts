import { type Language, localeOf } from '../../contract/languages.ts'
import { nativeLanguageNames } from '../../domain/language-names.ts'

export const languageName = (lang: Language, displayLang: Language): string =>
  new Intl.DisplayNames([localeOf(displayLang).iso], { type: 'language' }).of(lang) ??
  nativeLanguageNames[lang]
