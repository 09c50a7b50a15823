/** Language and direction of the interface library's overlays (LANG-24). */
import { proxy } from 'valtio'
import { type Language, fallbackLanguage } from '../../contract/languages.ts'

export const interfaceLocale = proxy<{ lang: Language; dir: 'ltr' | 'rtl' }>({
  lang: fallbackLanguage,
  dir: 'ltr',
})
