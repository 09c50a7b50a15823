/** A page as its document shows it, before any script: its heading, its main part, and what it was drawn from. */
import type { Portal } from '../tools/lib/portal.mjs'
import { readDocument } from './document.ts'

export const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
export const innerHtmlOf = (html: string, tag: string) =>
  new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? ''

export const fetchPage = async (portal: Portal, host: string, path: string) => {
  const { status, body } = await portal.get(path, host)
  const root = body.slice(body.indexOf('<div id="root">'))
  const heading = textOf(innerHtmlOf(root, 'h1'))
  return { status, root, ...readDocument(body), main: innerHtmlOf(root, 'main'), heading }
}
export type ServedPage = Awaited<ReturnType<typeof fetchPage>>

/** Calls whose answers the page was drawn from, without tenant, language and ceiling. */
export const callsRenderedFrom = ({ data }: ServedPage) =>
  data.queries
    .map(({ key }) =>
      key
        .filter((part) => typeof part === 'string')
        .slice(3)
        .join(' ')
        .trim(),
    )
    .filter((name) => !name.includes('configurations'))
