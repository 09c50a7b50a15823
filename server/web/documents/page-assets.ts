import type { RenderOutput } from '../../../src/contract/page.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Build, AssetsToLoad } from '../build.ts'
import { type ParsedCss, classesOf, criticalCss, parseCss } from './critical-css.ts'
import { usedFontFaces } from './font-faces.ts'
import { leanTokens } from './lean-tokens.ts'
import { cssForStyle, tag } from './markup.ts'
import { nonceMark } from './template.ts'
import { themeCss } from './theme.ts'

const styleElement = (css: string) => `<style nonce="${nonceMark}">${cssForStyle(css)}</style>`

const linksTo = (styles: AssetsToLoad['styles']) =>
  styles.map(({ href }) => tag('link', { rel: 'stylesheet', href, nonce: nonceMark })).join('')

const parsed = new WeakMap<object, ParsedCss>()
const parsedOf = (style: { css: string }) => {
  const known = parsed.get(style) ?? parseCss(style.css)
  parsed.set(style, known)
  return known
}

const fontFacesFor = ({ fontFaces }: Build, styles: string) =>
  criticalCss(parsedOf(fontFaces), new Set(), styles)

/**
 * The styles of this markup are inlined; the complete files are only named, and the page requests them after hydration
 * (`deferred-styles.ts`). Naming them here also tells the page's loader that they are present, so it neither fetches them
 * again nor waits for them. The tenant's tokens come last, so that they override the defaults in the files whenever
 * those arrive.
 */
export const inlinedStyles = (
  build: Build,
  loads: AssetsToLoad,
  tenant: Tenant,
  { css, html }: RenderOutput,
) => {
  const { styles, preamble = '' } = loads
  const theme = themeCss(tenant)
  const used = classesOf(html)
  const first = styles.map((style) => criticalCss(parsedOf(style), used, theme)).join('')
  const fontFaces = usedFontFaces(fontFacesFor(build, first + theme), html)
  const elements = [
    preamble,
    styleElement(fontFaces + leanTokens(first, theme, css)),
    ...styles.map(({ href }) => tag('link', { rel: 'stylesheet', href, disabled: true })),
    styleElement(theme),
    css ? styleElement(css) : '',
  ]
  return { fontFaces, elements: elements.join('') }
}

/** The empty page has no text yet: it links the files of its language, which include the fonts. */
export const linkedStyles = (
  build: Build,
  { styles, preamble = '' }: AssetsToLoad,
  tenant: Tenant,
  shownText: string,
) => {
  const theme = themeCss(tenant)
  const shown = fontFacesFor(build, styles.map(({ css }) => css).join('') + theme)
  const fontFaces = usedFontFaces(shown, shownText)
  return { fontFaces, elements: preamble + linksTo(styles) + styleElement(theme) }
}

/** A font is used if it has arrived before the first paint, so it is requested before anything else. */
export const fontLinks = (hrefs: readonly string[]) =>
  hrefs.map((href) => tag('link', { rel: 'preload', as: 'font', href, crossorigin: true }))

/** After the largest picture: competing with it would start no script sooner. */
export const scripts = ({ entry, modules }: AssetsToLoad) =>
  [
    ...modules.map((href) =>
      tag('link', { rel: 'modulepreload', fetchpriority: 'low', href, nonce: nonceMark }),
    ),
    `${tag('script', { type: 'module', src: entry, nonce: nonceMark })}</script>`,
  ].join('')
