/** A premium one ends after two paragraphs for everybody, so that the page can be cached for all. */
import type { Article } from '../../../src/contract/articles.ts'
import { isIn, isKind } from '../../../src/contract/kinds.ts'
import { isLanguage } from '../../../src/contract/languages.ts'
import type { RichNode } from '../../../src/contract/structure.ts'
import { toRichText } from '../../rich-text/to-rich-text.ts'
import { type Row, cardOf, pickText } from '../content/cards.ts'
import type { ReaderView } from '../content/content.repository.ts'

interface ArticleReader {
  view: ReaderView
  own: string
  mayReadAll: boolean
}

export const isArticle = ({ kind }: Row): boolean => isKind(kind) && isIn('articles', kind)

const teaserParagraphs = 2

const textOf = (node: RichNode): string => ('text' in node ? node.text : node.children.map(textOf).join(' '))
const wordsIn = (nodes: readonly RichNode[]) =>
  nodes.map(textOf).join(' ').split(/\s+/).filter(Boolean).length

const isParagraph = (node: RichNode) => 'tag' in node && node.tag === 'p'

/** Two paragraphs, and never more than half, so that a short text is not given away. */
const teaserOf = (nodes: readonly RichNode[]): RichNode[] => {
  const second = nodes.flatMap((node, at) => (isParagraph(node) ? [at] : []))[teaserParagraphs - 1]
  const end = Math.min(second === undefined ? nodes.length : second + 1, Math.floor(nodes.length / 2))
  return nodes.slice(0, end)
}

const fullTextOf = ({ data, lang }: Row, { view, own }: ArticleReader) => {
  for (const code of [view.lang, lang, own, ...Object.keys(data.body ?? {})]) {
    const source = data.body?.[code]
    if (source) return { rich: toRichText(source), lang: code }
  }
  return null
}

export const bodyOf = (item: Row, reader: ArticleReader): { rich: RichNode[]; lang: string } | null => {
  const fullText = fullTextOf(item, reader)
  return fullText && { ...fullText, rich: reader.mayReadAll ? fullText.rich : teaserOf(fullText.rich) }
}

/** Minutes of the part behind the paywall, at least one. */
const minutesLeft = (minutes: number, fullText: readonly RichNode[]) => {
  const all = wordsIn(fullText)
  const open = wordsIn(teaserOf(fullText))
  return Math.max(1, Math.round(minutes * (all > 0 ? 1 - open / all : 1)))
}

export const articleOf = (item: Row, reader: ArticleReader): Article => {
  const { data, texts, lang } = item
  const fullText = fullTextOf(item, reader)
  const minutes = data.minutes ?? 1
  const section = pickText(texts['genre'], reader.view.lang, lang)
  const textLang = fullText && isLanguage(fullText.lang) ? fullText.lang : reader.view.lang
  const access = reader.mayReadAll ? 'full' : 'teaser'
  return {
    ...cardOf(item, reader.view.lang),
    providerId: data.providerId ?? item.id,
    prices: data.prices ?? [],
    collectionInfo: { articleId: item.id },
    section: data.category && section.text ? { id: data.category, title: section.text } : null,
    access,
    minutes,
    minutesLeft: access === 'full' ? 0 : minutesLeft(minutes, fullText?.rich ?? []),
    textLang,
  }
}
