/** Leaves out the font faces none of whose letters stand in the markup; the whole files bring them behind the page. */
const fontFaceRule = /@font-face\s*\{[^}]*\}/g

/** `U+0-101`, `U+20AC` and `U+6??` as first and last letter. */
const unicodeRangeOf = (part: string): readonly [number, number] => {
  const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
  return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)]
}

/** Names of other languages at the foot of each page: their few letters would bring the faces of all of them. */
const languageLink = /<a [^>]*hreflang=[^>]*>[^<]*<\/a>/gi

export const usedFontFaces = (css: string, html: string): string => {
  const letters = [...new Set(html.replace(languageLink, ''))].map((letter) => letter.codePointAt(0) ?? 0)
  return css.replace(fontFaceRule, (text) => {
    const range = /unicode-range:([^;}]*)/i.exec(text)?.[1]
    const spans = range?.split(',').map(unicodeRangeOf)
    const isUsed = spans?.some(([from, to]) => letters.some((letter) => letter >= from && letter <= to))
    return isUsed === false ? '' : text
  })
}
