import type { Card } from '../../../src/contract/content.ts'
import type { RichNode } from '../../../src/contract/structure.ts'
import { toRichText } from '../../rich-text/to-rich-text.ts'
import { cardOf, pickText } from '../content/cards.ts'
import type { Local } from '../content/item-data.ts'
import { bodyOf } from './article.ts'
import type { PageContext } from './page-context.ts'
import type { StoredNode } from './tree.ts'

const paragraphs = (text: string): RichNode[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ tag: 'p', children: [{ text: line }] }))

export const proseOf = (
  node: StoredNode,
  context: PageContext,
): { rich: RichNode[]; lang: string } | null => {
  const { item, view, own } = context
  if (node.self === 'body') return item && bodyOf(item, context)
  if (node.self === 'description' && item) {
    const { text, lang } = pickText(item.texts['description'], view.lang, item.lang)
    return text ? { rich: paragraphs(text), lang } : null
  }
  for (const lang of [view.lang, own, ...Object.keys(node.rich ?? {})]) {
    const source = node.rich?.[lang]
    if (source) return { rich: toRichText(source), lang }
  }
  return null
}

const fromItem = (node: StoredNode, { item, view }: PageContext) => {
  if (node.self !== 'card' || !item) return null
  const card = cardOf(item, view.lang)
  const { text: about } = pickText(item.texts['description'], view.lang, item.lang)
  return {
    title: card.title,
    lang: card.lang,
    subTitle: card.subTitle ?? card.by?.name ?? about.slice(0, 300),
  }
}

const nonEmpty = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))

/** Where a node has several texts, the first one that is not in the reader's language sets `lang`. */
export const wordsOf = (node: StoredNode, context: PageContext, [first]: readonly Card[]) => {
  // A banner without a title shows the title of its target.
  const fromCard = node.type === 'banner' && !node.title ? first : fromItem(node, context)
  const textIn = (texts: Local | undefined) => pickText(texts, context.view.lang, context.own)
  const [title, subTitle] = [textIn(node.title), textIn(node.subTitle)]
  const words = {
    title: fromCard?.title ?? title.text,
    subTitle: fromCard ? (fromCard.subTitle ?? '') : subTitle.text,
    properties: nonEmpty({ eyebrow: textIn(node.eyebrow).text, action: textIn(node.action).text }),
    lang: fromCard?.lang ?? (node.title ? title.lang : context.view.lang),
  }
  return words
}
