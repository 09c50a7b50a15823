/** The result is data, never markup again, so no second parser can find a script in it. */
import { type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5'
import type { RichNode } from '../../src/contract/structure.ts'
import { ownPicture } from '../../src/lib/own-picture.ts'
import { safeAddress } from '../../src/lib/safe-address.ts'
import { type Inline, type Mark, type Piece, blockOf, blocksOf, rowOf, splitText } from './pieces.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

interface ParseContext {
  marks: readonly Mark[]
  link: Inline['link']
  depth: number
  level: number
  isExact: boolean
}

const longest = 400_000
/** A block within this many others leaves space for a link with words in a tree of ten levels. */
const deepestBlock = 6
const deepestElement = 200

const marks: Partial<Record<string, Mark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
}
const headings: Partial<Record<string, 'h2' | 'h3'>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
}
/** Their text becomes paragraphs; the element itself is not rendered. */
const paragraphs = new Set(
  `address article aside body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form
  header hgroup legend main menu nav p pre search section summary table tbody td tfoot th thead tr`.split(
    /\s+/,
  ),
)
/** Their content is no text for a reader. */
const withoutText = new Set(
  `applet audio base basefont bgsound button canvas datalist embed frame frameset head iframe image input isindex
  keygen link listing map math meta noembed noframes noscript object optgroup option param picture plaintext portal
  script select source style svg template textarea title track video xmp`.split(/\s+/),
)

const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name && !attr.prefix)?.value ?? ''

const piecesIn = (element: Element, context: ParseContext, more: Partial<ParseContext> = {}): Piece[] =>
  element.childNodes.flatMap((child) => piecesOf(child, { ...context, ...more, level: context.level + 1 }))

const listOf = (element: Element, tag: 'ul' | 'ol', context: ParseContext): Piece[] => {
  if (context.depth >= deepestBlock) return piecesIn(element, context)
  const rows = element.childNodes.flatMap((child) => {
    const within = { ...context, depth: context.depth + 2, level: context.level + 1 }
    const isRow = 'tagName' in child && child.tagName === 'li'
    const row = rowOf(isRow ? piecesIn(child, within) : piecesOf(child, within))
    return 'children' in row && row.children.length ? [row] : []
  })
  return rows.length ? [blockOf({ tag, children: rows.slice(0, 400) })] : []
}

const quoteOf = (element: Element, context: ParseContext): Piece[] => {
  if (context.depth >= deepestBlock) return piecesIn(element, context)
  const children = blocksOf(piecesIn(element, context, { depth: context.depth + 1 }))
  return children.length ? [blockOf({ tag: 'blockquote', children })] : []
}

const defaultSize = { width: 1600, height: 900 }
const sideOf = (element: Element, name: 'width' | 'height') => {
  const side = Number(attribute(element, name))
  return Number.isInteger(side) && side >= 1 && side <= 4000 ? side : null
}

/** Only the tenant's own pictures, and only between blocks: any other image would reveal to its host who reads. */
const pictureOf = (element: Element, { depth }: ParseContext): Piece[] => {
  const src = attribute(element, 'src')
  if (depth > 0 || !ownPicture.test(src)) return []
  const width = sideOf(element, 'width')
  const height = sideOf(element, 'height')
  const size = width && height ? { width, height } : defaultSize
  const alt = attribute(element, 'alt').slice(0, 300)
  return [blockOf({ tag: 'img', src, alt, ...size, children: [] })]
}

const linkOf = (element: Element, context: ParseContext): Piece[] => {
  const href = safeAddress(attribute(element, 'href'))
  return piecesIn(element, context, href === null ? {} : { link: { href } })
}

const blocksIn = (element: Element, context: ParseContext, tag: 'p' | 'h2' | 'h3' = 'p'): Piece[] =>
  blocksOf(piecesIn(element, context, { isExact: context.isExact || element.tagName === 'pre' }), tag).map(
    blockOf,
  )

const elementOf = (element: Element, context: ParseContext): Piece[] => {
  const { tagName: tag } = element
  if (element.namespaceURI !== html.NS.HTML || withoutText.has(tag) || context.level > deepestElement)
    return []
  const mark = marks[tag]
  if (mark) return piecesIn(element, context, { marks: [...new Set([mark, ...context.marks])] })
  if (tag === 'br') return [{ kind: 'inline', node: { tag: 'br', children: [] }, link: null }]
  if (tag === 'hr') return [blockOf({ tag: 'hr', children: [] })]
  if (tag === 'img') return pictureOf(element, context)
  if (tag === 'a') return linkOf(element, context)
  if (tag === 'ul' || tag === 'ol') return listOf(element, tag, context)
  if (tag === 'blockquote') return quoteOf(element, context)
  const heading = headings[tag]
  return heading || paragraphs.has(tag) || tag === 'li'
    ? blocksIn(element, context, heading)
    : piecesIn(element, context)
}

const piecesOf = (node: Node, context: ParseContext): Piece[] => {
  if ('tagName' in node) return elementOf(node, context)
  if (node.nodeName !== '#text' || !('value' in node)) return []
  const text = node.value.replaceAll('\0', '')
  return splitText(context.isExact ? text : text.replace(/[ \t\n\r\f]+/g, ' '), context.marks, context.link)
}

export const fromHtml = (source: string): RichNode[] => {
  const context: ParseContext = { marks: [], link: null, depth: 0, level: 0, isExact: false }
  const { childNodes } = parseFragment(source.slice(0, longest))
  return blocksOf(childNodes.flatMap((node) => piecesOf(node, context)))
}
