/**
 * Web fonts behind the document's own. It carries the faces of its letters; what is shown later may need others, and a
 * face that came too late for the first paint is taken when the page changes, where nobody sees a line move.
 */
import text from '../ui/fonts.css?inline'
import type { Navigator } from './router/navigator.tsx'

const keyOf = ({ style }: CSSFontFaceRule) =>
  ['font-family', 'font-weight', 'unicode-range'].map((name) => style.getPropertyValue(name)).join()
const facesIn = (sheet: CSSStyleSheet | null) =>
  [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule)

const facesOfDocument = () =>
  new Set([...document.head.querySelectorAll('style')].flatMap(({ sheet }) => facesIn(sheet).map(keyOf)))

/** A sheet of the page's own making needs no nonce. */
const adopt = (faces: readonly CSSFontFaceRule[]) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(faces.map(({ cssText }) => cssText).join(''))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

export const adoptLateFaces = (navigator: Pick<Navigator, 'subscribe'>) => {
  const known = facesOfDocument()
  const whole = new CSSStyleSheet()
  whole.replaceSync(text)
  adopt(facesIn(whole).filter((face) => !known.has(keyOf(face))))
  const stop = navigator.subscribe(() => {
    if (document.fonts.status !== 'loaded') return
    stop()
    adopt(facesIn(whole).filter((face) => known.has(keyOf(face))))
  })
}
