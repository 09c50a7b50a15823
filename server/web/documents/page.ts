import type { PageData, RenderOutput } from '../../../src/contract/page.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Build } from '../build.ts'
import { assembleDocument, openingHead } from './document-frame.ts'
import { emptyPageHead, identityHead, pageHead } from './head.ts'
import { jsonLdElement } from './page-json-ld.ts'
import { fontLinks, inlinedStyles, linkedStyles, scripts } from './page-assets.ts'
import { type PageSummary, isText } from './page-summary.ts'
import { type Template, styleMark } from './template.ts'

/**
 * React puts preloads of all eager pictures before the markup. The largest one's goes to the head, where the browser
 * finds it sooner; the others are found in the markup, and preloading them would only compete with it.
 */
const splitPreloads = (html: string) => {
  const leading = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? ''
  const urgent = leading.match(/<link [^>]*fetchPriority="high"[^>]*>/g) ?? []
  return { preloads: urgent.join(''), markup: html.slice(leading.length) }
}

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
  const { fontFaces, elements } = inlinedStyles(build, loads, tenant, output)
  const about = { tenant, lang, title: output.title, lead, search, status }
  const head = [
    openingHead(tenant, output.title, isText(lead)),
    preloads,
    ...fontLinks(build.fontsOf(lang, fontFaces)),
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
  const { fontFaces, elements } = linkedStyles(build, loads, tenant, JSON.stringify(page.words))
  const head = [
    openingHead(tenant, brandOf(tenant, page.lang)),
    ...fontLinks(build.fontsOf(page.lang, fontFaces)),
    elements,
    scripts(loads),
    emptyPageHead({ tenant, lang: page.lang }),
    styleMark,
  ].join('')
  return assembleDocument({ page, tenant, head, markup: '', tail: '' })
}
