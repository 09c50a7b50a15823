/** A screen as the host serves it to a guest: its document, its main part, and what it was drawn from. */
import { readDocument } from './document.ts'
import type { Portal } from '../tools/lib/portal.mjs'

export const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
export const inside = (html: string, tag: string) =>
  new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? ''

export const openScreen = async (portal: Portal, path: string, tenant = 'riwaq') => {
  const { status, body } = await portal.get(path, `${tenant}.localhost`)
  const root = body.slice(body.indexOf('<div id="root">'))
  return {
    status,
    root,
    ...readDocument(body),
    main: inside(root, 'main'),
    heading: text(inside(root, 'h1')),
  }
}
export type Served = Awaited<ReturnType<typeof openScreen>>

/** Calls whose answers the screen was drawn from, without tenant, language and ceiling. */
export const drawnFrom = ({ data }: Served) =>
  data.queries
    .map(({ key }) =>
      key
        .filter((part) => typeof part === 'string')
        .slice(3)
        .join(' ')
        .trim(),
    )
    .filter((name) => !name.includes('configurations'))
