/**
 * Web fonts behind the document's own. A rendered one carries the faces of its letters, an empty one none; what is
 * shown later may need others, and a face that came too late for the first paint is taken when the page changes, where
 * nobody sees a line move.
 */
import text from '../ui/fonts.css?inline'
import type { Navigator } from './router/navigator.tsx'

const keyOf = ({ style }: CSSFontFaceRule) =>
  ['font-family', 'font-weight', 'unicode-range'].map((name) => style.getPropertyValue(name)).join()
const fontFacesIn = (sheet: CSSStyleSheet | null) =>
  [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule)

const fontFacesInUse = () => {
  const sheets = [...document.head.querySelectorAll('style')].map(({ sheet }) => sheet)
  return new Set(
    [...sheets, ...document.adoptedStyleSheets].flatMap((sheet) => fontFacesIn(sheet).map(keyOf)),
  )
}
const allFontFaces = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return fontFacesIn(sheet)
}

/** A sheet of the page's own making needs no nonce. */
const adoptStyleSheet = (css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Before the first paint of a document that came empty. */
export const adoptMissingFontFaces = () => {
  const known = fontFacesInUse()
  const missing = allFontFaces().filter((rule) => !known.has(keyOf(rule)))
  adoptStyleSheet(missing.map(({ cssText }) => cssText).join(''))
}

/** All at one page change: each further face lays out the visible text again. */
export const adoptLateFontFaces = (navigator: Pick<Navigator, 'subscribe'>) => {
  const stop = navigator.subscribe(() => {
    if (document.fonts.status !== 'loaded') return
    stop()
    adoptStyleSheet(text)
  })
}
