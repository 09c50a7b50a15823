import { safeParse } from 'valibot'
import { Article, textBlock } from '../contract/articles.ts'
import type { RichNode, StructureNode } from '../contract/structure.ts'

export interface ArticlePage {
  article: Article
  nodes: readonly RichNode[]
  after: StructureNode
}

const replacedBlocks = new Set(['item', textBlock])

export const articlePageOf = (page: StructureNode): ArticlePage | null => {
  const found = safeParse(Article, page.data.customProperties['article'])
  if (!found.success) return null
  const text = page.substructure.find(({ name }) => name === textBlock)
  return {
    article: found.output,
    nodes: text?.data.rich ?? [],
    after: { ...page, substructure: page.substructure.filter(({ name }) => !replacedBlocks.has(name)) },
  }
}
