/**
 * Builds a tree that every browser parses as it was written: paragraphs and headings hold text, lists hold rows,
 * nothing holds a paragraph that must not. Otherwise a parser would repair the document, and hydration would not match
 * it.
 */
import type { RichNode } from '../../src/contract/structure.ts'

export type Mark = 'strong' | 'em' | 'code'
export interface Inline {
  kind: 'inline'
  node: RichNode
  /** The surrounding link; pieces of one link share the object. */
  link: { href: string } | null
}
interface Block {
  kind: 'block'
  node: RichNode
}
export type Piece = Inline | Block

const mostChildren = 400
const mostInLink = 100
const longestText = 8000

export const splitText = (text: string, marks: readonly Mark[], link: Inline['link']): Inline[] =>
  Array.from({ length: Math.ceil(text.length / longestText) }, (_, at) => ({
    kind: 'inline',
    node: {
      text: text.slice(at * longestText, (at + 1) * longestText),
      ...(marks.length ? { marks: [...marks] } : {}),
    },
    link,
  }))

const textOf = (node: RichNode): string => ('text' in node ? node.text : node.children.map(textOf).join(''))
const isBlank = (node: RichNode) => ('text' in node || node.tag === 'a') && textOf(node).trim() === ''

/** Adjacent pieces of one link become one link. */
const withLinks = (inlines: readonly Inline[]): RichNode[] => {
  const nodes: RichNode[] = []
  let last: Inline['link'] = null
  for (const { node, link } of inlines) {
    const open = nodes.at(-1)
    if (link && link === last && open && 'tag' in open && open.children.length < mostInLink)
      open.children.push(node)
    else nodes.push(link ? { tag: 'a', href: link.href, children: [node] } : node)
    last = link
  }
  return nodes
}

const isBreak = (node: RichNode | undefined) => node !== undefined && 'tag' in node && node.tag === 'br'

const tidyInlines = (inlines: readonly Inline[]): RichNode[] => {
  const nodes = withLinks(inlines)
  const first = nodes.findIndex((node) => !isBlank(node) && !isBreak(node))
  const last = nodes.findLastIndex((node) => !isBlank(node) && !isBreak(node))
  return first < 0 ? [] : nodes.slice(first, last + 1).slice(0, mostChildren)
}

/** Blocks unchanged; each run of inline pieces between them becomes a block. */
export const blocksOf = (pieces: readonly Piece[], around: 'p' | 'h2' | 'h3' = 'p'): RichNode[] => {
  const blocks: RichNode[] = []
  let inlines: Inline[] = []
  const close = () => {
    const children = tidyInlines(inlines)
    if (children.length) blocks.push({ tag: around, children })
    inlines = []
  }
  for (const piece of pieces) {
    if (piece.kind === 'inline') inlines.push(piece)
    else {
      close()
      blocks.push(piece.node)
    }
  }
  close()
  return blocks.slice(0, mostChildren)
}

/** The content of a list item: inline pieces alone stay inline. */
export const rowOf = (pieces: readonly Piece[]): RichNode => {
  const inlines = pieces.filter((piece) => piece.kind === 'inline')
  return { tag: 'li', children: inlines.length === pieces.length ? tidyInlines(inlines) : blocksOf(pieces) }
}

export const blockOf = (node: RichNode): Block => ({ kind: 'block', node })
