/** The name of a language in another one. */
import { type Language, localeOf } from '../../contract/languages.ts'
import { nativeLanguageNames } from '../../domain/native-language-names.ts'

export const languageName = (lang: Language, within: Language): string =>
  new Intl.DisplayNames([localeOf(within).iso], { type: 'language' }).of(lang) ?? nativeLanguageNames[lang]
