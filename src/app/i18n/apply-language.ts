import { languageCookie } from '../../contract/cookies.ts'
import { type Language, localeOf } from '../../contract/languages.ts'
import { cookieText } from '../../lib/cookie.ts'
import { interfaceLocale } from '../../state/words/interface-locale.ts'

export const applyLanguage = (lang: Language) => {
  const { dir } = localeOf(lang)
  // LANG-31, LANG-32
  document.documentElement.lang = lang
  document.documentElement.dir = dir
  // LANG-24: overlays of the interface library read it when they open.
  interfaceLocale.lang = lang
  interfaceLocale.dir = dir
  // LANG-26; written only, never read for a decision (AMBIG-027).
  document.cookie = cookieText(languageCookie, lang)
}
