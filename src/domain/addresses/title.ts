/** Prefix, capitalised title, ' - ', brand, ' | ', vertical or main title. SEO-01, SEO-02 */
interface TitleParts {
  prefix: string
  title: string
  brand: string
  vertical: string | null
  mainTitle: string
  lang: string
}

/** Letters of scripts without case stay as they are. */
const capitalised = (text: string, lang: string) => {
  const [first = ''] = text
  return first.toLocaleUpperCase(lang) + text.slice(first.length)
}

export const pageTitle = ({ prefix, title, brand, vertical, mainTitle, lang }: TitleParts): string => {
  const head = [prefix, capitalised(title, lang)].filter(Boolean).join(' ')
  return `${head ? `${head} - ` : ''}${brand} | ${vertical || mainTitle}`
}
