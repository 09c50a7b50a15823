/** Reads a document as a search engine would: without a browser, without running anything. */
import { parse } from 'valibot'
import { pageDataId } from '../../src/contract/page-data-id.ts'
import { PageData } from '../../src/contract/page.ts'

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}
const decodeEntities = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => entities[entity] ?? '')

const attributesOf = (element: string) =>
  Object.fromEntries(
    [...element.matchAll(/ ([a-z:-]+)(?:="([^"]*)")?/gi)].map(([, name = '', value = '']) => [
      name,
      decodeEntities(value),
    ]),
  )
const elements = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}(?: [^>]*)?>`, 'gi'))].map(([element]) => attributesOf(element))

const requireOne = <T>(found: readonly T[], what: string): T => {
  if (found.length !== 1) throw new Error(`the document has ${found.length} times ${what}`)
  return found[0] as T
}

export const readDocument = (html: string) => {
  const root = requireOne(elements(html, 'html'), 'an html element')
  const links = elements(html, 'link')
  const metas = elements(html, 'meta')
  const rel = (name: string) => links.filter((link) => link['rel'] === name)
  const named = (name: string) =>
    metas
      .filter((meta) => meta['name'] === name || meta['property'] === name)
      .map((meta) => meta['content'] ?? '')
  const data = new RegExp(`<script type="application/json" id="${pageDataId}">(.*?)</script>`, 's').exec(html)
  return {
    lang: root['lang'],
    dir: root['dir'],
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    h1: elements(html, 'h1').length,
    canonical: rel('canonical').map((link) => link['href']),
    alternates: rel('alternate').map((link) => [link['hreflang'], link['href']] as const),
    links: rel,
    meta: named,
    data: parse(PageData, JSON.parse(data?.[1] ?? 'null')),
  }
}
