/** Leaves out font faces without a letter in the markup; the complete files bring them later. */
const fontFaceRule = /@font-face\s*\{[^}]*\}/g

/** `U+0-101`, `U+20AC` and `U+6??` as first and last letter. */
const unicodeRangeOf = (part: string): readonly [number, number] => {
  const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
  return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)]
}

/** Language names in the footer: their few letters would bring the fonts of all languages. */
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
