/** Markup from outside is never written into the page. Deeper than ten levels only the text is shown. */
import { Fragment, type ReactNode } from 'react'
import { safeAddress } from '../lib/safe-address.ts'
import { Link } from './Link.tsx'
import css from './RichText.module.css'

type Mark = 'strong' | 'em' | 'code'
type Tag = 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'blockquote' | 'hr' | 'br'
export type RichTextNode =
  | { text: string; marks?: Mark[] | undefined }
  | { tag: Tag; children: RichTextNode[] }
  | { tag: 'a'; href: string; children: RichTextNode[] }
  | { tag: 'img'; children: RichTextNode[] }

const deepest = 10

const wordsOf = (node: RichTextNode): string =>
  'text' in node ? node.text : node.children.map(wordsOf).join(' ')

const marked = (text: string, marks: readonly Mark[] = []): ReactNode =>
  marks.reduce<ReactNode>((inner, Name) => <Name>{inner}</Name>, text)

const render = (node: RichTextNode, depth: number): ReactNode => {
  if ('text' in node) return marked(node.text, node.marks)
  if (depth > deepest) return wordsOf(node)
  const children = node.children.map((child, at) => <Fragment key={at}>{render(child, depth + 1)}</Fragment>)
  if (node.tag === 'a') {
    const to = safeAddress(node.href)
    return to === null ? <>{children}</> : <Link to={to}>{children}</Link>
  }
  // Only the article screen shows pictures.
  if (node.tag === 'img') return null
  const Name = node.tag
  return Name === 'hr' || Name === 'br' ? <Name /> : <Name>{children}</Name>
}

/** The elements alone, for callers with styles of their own. */
export const RichNodes = ({ nodes }: { nodes: readonly RichTextNode[] }) =>
  nodes.map((node, at) => <Fragment key={at}>{render(node, 1)}</Fragment>)

interface RichTextProps {
  nodes: readonly RichTextNode[]
  lang?: string | undefined
  dir?: 'ltr' | 'rtl'
}
export const RichText = ({ nodes, lang, dir }: RichTextProps) => (
  <div className={css.rich} lang={lang} dir={dir}>
    <RichNodes nodes={nodes} />
  </div>
)

/** A quote, on an ornamented field where the tenant has one. */
export const Quote = ({ nodes, lang, dir }: RichTextProps) => (
  <figure className={css.quote}>
    <span className={css.star} aria-hidden />
    <blockquote lang={lang} dir={dir}>
      <RichNodes nodes={nodes} />
    </blockquote>
  </figure>
)
