import { pageDataId, stoppedId } from '../../../src/contract/page-data-id.ts'
import { type PageData, PublicTenant, type RenderOutput } from '../../../src/contract/page.ts'
import { shapeOf } from '../../../src/contract/kinds.ts'
import { type Language, localeOf } from '../../../src/contract/languages.ts'
import * as v from 'valibot'
import { pageFeaturesOf, footerOf, sectionsOf } from '../../tenants/features.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Build, AssetsToLoad } from '../build.ts'
import { environmentOf } from '../../modules/environment/environment.usecases.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import { backendAddress, isOwnBackend } from '../../../src/domain/environment.ts'
import { jsonLdElement, identityHead, pageHead, titleElement } from './head.ts'
import { type ParsedCss, classesOf, criticalCss, parseCss } from './critical-css.ts'
import { usedFontFaces } from './font-faces.ts'
import type { PageSummary } from './page-summary.ts'
import { leanTokens } from './lean-tokens.ts'
import { cssForStyle, escapeHtml, jsonForScript, tag } from './markup.ts'
import { type Template, nonceMark, originMark, styleMark, templateOf } from './template.ts'
import { articleTextSizeScript, themeCss, themeName, themeScript } from './theme.ts'
import { textAt } from './words.ts'

const viewport = 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'
const nonce = nonceMark

type PageInput = Omit<PageData, 'build' | 'env' | 'tenant' | 'at'>

const publicTenant = (tenant: Tenant): PublicTenant => {
  const { issuer } = tenant.identity
  const passwordsAt = tenant.passwordsAt ?? (issuer === null ? null : new URL(issuer).origin)
  const open = v.parse(PublicTenant, {
    ...tenant,
    rooms: sectionsOf(tenant),
    features: pageFeaturesOf(tenant),
    footer: footerOf(tenant),
  })
  return { ...open, ...(passwordsAt === null ? {} : { passwordsAt }) }
}

export const pageDataOf = (build: Build, tenant: Tenant, now: Date, input: PageInput): PageData => {
  const env = environmentOf(tenant)
  const base = backendAddress(env)
  return {
    build: build.id,
    env,
    tenant: publicTenant(tenant),
    at: now.toISOString(),
    ...(isOwnBackend(base) ? {} : { elsewhere: { base, origin: originMark } }),
    ...input,
  }
}

/**
 * React puts preloads of all eager pictures before the markup. The largest one's goes to the head, where the browser
 * finds it sooner; the others are found in the markup, and preloading them would only compete with it.
 */
const splitPreloads = (html: string) => {
  const leading = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? ''
  const urgent = leading.match(/<link [^>]*fetchPriority="high"[^>]*>/g) ?? []
  return { preloads: urgent.join(''), markup: html.slice(leading.length) }
}

/** After the largest picture: competing with it would start no script sooner. */
const scripts = ({ entry, modules }: AssetsToLoad) =>
  [
    ...modules.map((href) => tag('link', { rel: 'modulepreload', fetchpriority: 'low', href, nonce })),
    `${tag('script', { type: 'module', src: entry, nonce })}</script>`,
  ].join('')

const styleElement = (css: string) => `<style nonce="${nonce}">${cssForStyle(css)}</style>`

const linksTo = (styles: AssetsToLoad['styles']) =>
  styles.map(({ href }) => tag('link', { rel: 'stylesheet', href, nonce })).join('')

const parsed = new WeakMap<object, ParsedCss>()
const parsedOf = (style: { css: string }) => {
  const known = parsed.get(style) ?? parseCss(style.css)
  parsed.set(style, known)
  return known
}

/** Font faces of the families that the styles name. */
const fontFacesFor = ({ faces }: Build, styles: string) => criticalCss(parsedOf(faces), new Set(), styles)

/**
 * The styles of this markup are inlined; the complete files are only named, and the page requests them after hydration
 * (`late-styles.ts`). Naming them here also tells the page's loader that they are present, so it neither fetches them
 * again nor waits for them. The tenant's tokens come last, so that they override the defaults in the files whenever
 * those arrive.
 */
const inlinedStyles = (build: Build, loads: AssetsToLoad, tenant: Tenant, { css, html }: RenderOutput) => {
  const { styles, preamble = '' } = loads
  const theme = themeCss(tenant)
  const used = classesOf(html)
  const first = styles.map((style) => criticalCss(parsedOf(style), used, theme)).join('')
  const faces = usedFontFaces(fontFacesFor(build, first + theme), html)
  const elements = [
    preamble,
    styleElement(faces + leanTokens(first, theme, css)),
    ...styles.map(({ href }) => tag('link', { rel: 'stylesheet', href, disabled: true })),
    styleElement(theme),
    css ? styleElement(css) : '',
  ]
  return { faces, elements: elements.join('') }
}

/** The empty page has no text yet: it links the files of its language, which include the fonts. */
const linkedStyles = (
  build: Build,
  { styles, preamble = '' }: AssetsToLoad,
  tenant: Tenant,
  shownText: string,
) => {
  const theme = themeCss(tenant)
  const shown = fontFacesFor(build, styles.map(({ css }) => css).join('') + theme)
  const faces = usedFontFaces(shown, shownText)
  return { faces, elements: preamble + linksTo(styles) + styleElement(theme) }
}

/** A font is used if it has arrived before the first paint, so it is requested before anything else. */
const fontLinks = (hrefs: readonly string[]) =>
  hrefs.map((href) => tag('link', { rel: 'preload', as: 'font', href, crossorigin: true }))

/** If the page's first script fails to load, no other code can report it or enable the other styles. */
const stoppedScript =
  `addEventListener('error',({target:t})=>{if(t.type=='module'){document.getElementById('${stoppedId}').hidden=!1;` +
  `for(const l of document.querySelectorAll('link[disabled]'))l.disabled=!1}},!0)`

/**
 * While a browser waits for a font, 100 ms at most, it draws no frame and computes no layout. Forcing the layout in
 * that time shows the page a tenth sooner on a slow phone.
 */
const layoutScript = 'document.onreadystatechange=()=>document.body.offsetTop'

/** Before anything that paints: the theme's script changes the element just above it. */
const openingHead = (tenant: Tenant, title: string, isText = false) => {
  const script = `${themeScript(tenant)}${isText ? articleTextSizeScript(tenant) : ''}${layoutScript};${stoppedScript}`
  return [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: viewport }),
    titleElement(title),
    tag('meta', { name: 'theme-color', content: tenant.themeColour.default }),
    `<script nonce="${nonce}">${script}</script>`,
  ].join('')
}

/** The message of a page that cannot start: one line above readable content, or alone. */
const stoppedBlock = (lang: Language, isAlone: boolean) => {
  const text = (key: string) => escapeHtml(textAt(lang, `boot.${key}`) ?? '')
  const shownText = isAlone
    ? `<h1>${text('screen.head')}</h1><p role="alert">${text('screen.desc')}</p>`
    : `<p role="alert">${text('screen.head')}</p>`
  const part = isAlone ? 'main' : 'aside'
  return `${tag(part, { id: stoppedId, class: 'stopped', hidden: true })}${shownText}<a href="">${text('retry')}</a></${part}>`
}

interface DocumentParts {
  page: PageData
  tenant: Tenant
  head: string
  markup: string
  /** At the end of the body. */
  tail: string
}
const assembleDocument = ({ page, tenant, head, markup, tail }: DocumentParts): Template => {
  const theme = themeName(tenant.colors.default.isDark)
  return templateOf(
    `<!doctype html>${tag('html', { lang: page.lang, dir: localeOf(page.lang).dir, 'data-theme': theme })}` +
      `<head>${head}</head><body><div id="root">${markup}</div>${stoppedBlock(page.lang, markup === '')}` +
      `<script type="application/json" id="${pageDataId}">${jsonForScript(page)}</script>${tail}</body></html>`,
  )
}

const isText = ({ item }: PageSummary) => item !== null && shapeOf(item) === 'text'

interface Rendered {
  build: Build
  tenant: Tenant
  page: PageData
  output: RenderOutput
  lead: PageSummary
  search: string
}
export const renderedPage = ({ build, tenant, page, output, lead, search }: Rendered): Template => {
  const loads = build.loads(output.chunks)
  const { preloads, markup } = splitPreloads(output.html)
  const { lang, status } = page
  const { faces, elements } = inlinedStyles(build, loads, tenant, output)
  const about = { tenant, lang, title: output.title, lead, search, status }
  const head = [
    openingHead(tenant, output.title, isText(lead)),
    preloads,
    ...fontLinks(build.fontsOf(lang, faces)),
    elements,
    scripts(loads),
    pageHead(about),
    identityHead({ tenant, lang }),
    styleMark,
  ].join('')
  return assembleDocument({ page, tenant, head, markup, tail: jsonLdElement(about) })
}

/** The empty page of a language: small, without content, never indexed. */
export const emptyPage = (build: Build, tenant: Tenant, page: PageData): Template => {
  const loads = build.loads([])
  const { faces, elements } = linkedStyles(build, loads, tenant, JSON.stringify(page.words))
  const head = [
    openingHead(tenant, brandOf(tenant, page.lang)),
    ...fontLinks(build.fontsOf(page.lang, faces)),
    elements,
    scripts(loads),
    tag('meta', { name: 'robots', content: 'noindex' }),
    identityHead({ tenant, lang: page.lang }),
    styleMark,
  ].join('')
  return assembleDocument({ page, tenant, head, markup: '', tail: '' })
}
