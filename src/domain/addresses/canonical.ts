/** One address per page and language for search engines. SEO-03 to SEO-06, AMBIG-023, AMBIG-024 */
import { type Language, languages } from '../../contract/languages.ts'
import { withLanguage } from './routing.ts'

interface Alternate {
  lang: Language | 'x-default'
  href: string
}

export const addressesOf = (path: string, search: string, lang: Language, tenantDefault: Language) => {
  const inLanguage = (code: Language) => withLanguage(path, code, tenantDefault) + search
  const alternates: Alternate[] = [
    ...languages.map(({ code }) => ({ lang: code, href: inLanguage(code) })),
    { lang: 'x-default', href: inLanguage(tenantDefault) },
  ]
  return { canonical: inLanguage(lang), alternates }
}
