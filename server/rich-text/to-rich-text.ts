/** Converts any source into the tree of the contract. A tree from outside is trusted no more than markup is. */
import { marked } from 'marked'
import * as v from 'valibot'
import type { RichNode } from '../../src/contract/structure.ts'
import { ownPicture } from '../../src/lib/own-picture.ts'
import { text } from '../../src/contract/shared.ts'
import { safeAddress } from '../../src/lib/safe-address.ts'
import { fromHtml } from './from-html.ts'
import type { RichTextSource } from './rich-text-source.ts'

const deepest = 10
const mostChildren = 400

const Words = v.object({
  text: text(8000),
  marks: v.optional(v.pipe(v.array(v.picklist(['strong', 'em', 'code'])), v.maxLength(3))),
})
const Branch = v.object({
  tag: v.picklist(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br']),
  children: v.array(v.unknown()),
})
const Link = v.object({ tag: v.literal('a'), href: v.string(), children: v.array(v.unknown()) })

const Side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4000))
const Picture = v.object({
  tag: v.literal('img'),
  src: v.pipe(v.string(), v.regex(ownPicture)),
  alt: text(300),
  width: Side,
  height: Side,
})

/** Limited in depth and width. A link without a safe address leaves its text behind. */
const fromTree = (nodes: readonly unknown[], depth = 1): RichNode[] =>
  nodes.slice(0, mostChildren).flatMap((node): RichNode[] => {
    const words = v.safeParse(Words, node)
    if (words.success) return [words.output]
    const picture = depth === 1 ? v.safeParse(Picture, node) : null
    if (picture?.success) return [{ ...picture.output, children: [] }]
    if (depth >= deepest) return []
    const branch = v.safeParse(v.union([Branch, Link]), node)
    if (!branch.success) return []
    const children = fromTree(branch.output.children, depth + 1)
    if (branch.output.tag !== 'a') return [{ tag: branch.output.tag, children }]
    const href = safeAddress(branch.output.href)
    return href === null ? children : [{ tag: 'a', href, children: children.slice(0, 100) }]
  })

export const toRichText = (source: RichTextSource): RichNode[] => {
  if (Array.isArray(source)) return fromTree(source)
  if ('html' in source) return fromHtml(source.html)
  // Markdown may contain HTML, so its output is parsed as untrusted HTML.
  return fromHtml(marked.parse(source.markdown, { async: false, gfm: true }))
}
