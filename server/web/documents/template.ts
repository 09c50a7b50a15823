/**
 * A cached document with placeholders. Nonce, origin, an unknown path and the tenant's stylesheet differ between
 * answers, so the text is split at their marks and joined again. The marks contain random letters, so no text of a
 * visitor or a backend can include one.
 */
import { randomBytes } from 'node:crypto'
import type { DocumentKind } from '../../../src/contract/documents.ts'
import { customStyleId } from '../../../src/contract/page-data-id.ts'
import { escapeHtml, tag } from './markup.ts'

const secret = randomBytes(9).toString('hex')
export const nonceMark = `nonce${secret}`
export const originMark = `origin${secret}`
export const styleMark = `style${secret}`
/** Longer than any row of the route table, so that nothing matches it. */
export const pathMark = `/${secret}`.repeat(12)
const marks = new RegExp(`(${nonceMark}|${originMark}|${styleMark}|${pathMark})`)

export interface Template {
  pieces: readonly string[]
  size: number
}

export interface Page extends Template {
  status: 200 | 404
  kind: DocumentKind
}

export const templateOf = (text: string): Template => ({ pieces: text.split(marks), size: text.length })

interface TemplateValues {
  nonce: string
  /** From a checked host name, so it needs no escaping. */
  origin: string
  /** Without language prefix; only the cached page for missing pages has a place for it. */
  path: string
  style: string | null
}

export const fillTemplate = (
  { pieces }: Template,
  { nonce, origin, path, style }: TemplateValues,
): string => {
  const values = new Map([
    [nonceMark, nonce],
    [originMark, origin],
    [styleMark, style ? tag('link', { id: customStyleId, rel: 'stylesheet', href: style }) : ''],
    [pathMark, escapeHtml(path)],
  ])
  return pieces.map((piece) => values.get(piece) ?? piece).join('')
}
