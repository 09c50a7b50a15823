/** What an element says of its text's language: that, and the direction where it is not the page's own. */
import { type Locale, isLanguage, localeOf } from '../../contract/languages.ts'
import { languageOfName } from '../../domain/language-names.ts'
import { usePortal } from '../portal/portal.tsx'

interface TextLanguage {
  lang: string | undefined
  dir?: Locale['dir']
}

export const useTextLanguage = () => {
  const page = localeOf(usePortal().lang).dir
  return (lang: string | undefined): TextLanguage => {
    const dir = isLanguage(lang) ? localeOf(lang).dir : page
    return dir === page ? { lang } : { lang, dir }
  }
}

export const useNameLanguage = () => {
  const { lang } = usePortal()
  return (name: string) => languageOfName(name, lang)
}
