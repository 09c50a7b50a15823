import type { StructureNode } from '../../../src/contract/structure.ts'
import type { Picture } from '../../../src/contract/shared.ts'
import { safeAddress } from '../../../src/lib/safe-address.ts'
import { articleOf, isArticle } from './article.ts'
import { isOffered, offerOf } from './offer.ts'
import { proseOf, wordsOf } from './block-texts.ts'
import { isFeatureDisabled, leadsToDisabled } from '../../tenants/features.ts'
import type { PageContext } from './page-context.ts'
import { type Entries, entriesOf, findEntries } from './find-entries.ts'
import { type StoredNode, twinOf } from './tree.ts'

const blocksWithLists = ['shelf', 'list', 'ranking', 'grid', 'hero', 'banner']

const fillPath = (template: string, { id = 'all', within }: PageContext): string =>
  // As the address builders write it, encoded.
  Object.entries({ '{id}': id, '{within}': within }).reduce(
    (path, [name, value]) => path.replaceAll(encodeURIComponent(name), encodeURIComponent(value)),
    template,
  )

const canonicalOf = (node: StoredNode, context: PageContext) => {
  const path = twinOf(node, context.id)
  return path ? { canonical: fillPath(path, context) } : {}
}

const itemFieldsOf = (item: NonNullable<PageContext['item']>, context: PageContext) => {
  if (isArticle(item)) return { article: articleOf(item, context) }
  return isOffered(item) ? { offer: offerOf(item, context.view.lang) } : {}
}

const propertiesOf = (
  node: StoredNode,
  textProperties: object,
  context: PageContext,
): Record<string, unknown> => ({
  ...(node.type ? { type: node.type } : {}),
  ...textProperties,
  ...(node.self === 'card' ? context.item?.data.facts : {}),
  ...(node.about && context.item ? itemFieldsOf(context.item, context) : {}),
  ...canonicalOf(node, context),
  // Marks the chip of the group that the page is about, or of the one that it is a part of.
  ...(!node.type && [context.id, context.within].includes(node.name) ? { current: true } : {}),
  ...node.props,
})

const isEmpty = (node: StoredNode, block: StructureNode) => {
  const { type = '' } = node
  if (type === 'richText') return !block.data.rich && !block.data.title
  if (type === 'chips') return block.substructure.length === 0
  return blocksWithLists.includes(type) && block.data.entries.length === 0 && !node.paged && !block.data.title
}
const needsEntries = new Set(['shelf', 'list', 'ranking', 'hero'])
const lists = ['shelf', 'list', 'ranking', 'grid']

const isShown = (node: StoredNode, block: StructureNode) =>
  !isEmpty(node, block) &&
  !(node.type && needsEntries.has(node.type) && node.entries && !block.data.entries.length)

/** A list of nothing but disabled kinds, or a link to a disabled section. */
const isDisabledNode = (
  { type, entries, clickUrl = '' }: StoredNode,
  { scope: { disabled } }: PageContext,
): boolean => {
  if (!disabled) return false
  if (type === 'continueListening' && isFeatureDisabled(disabled, 'playHistory')) return true
  const { kinds = [] } = entries ?? {}
  if (kinds.length) return kinds.every((kind) => disabled.kinds.some((one) => one === kind))
  return !entries && leadsToDisabled(disabled, clickUrl)
}

/** 'See all' is needed only where more exists; entries that were chosen by id are some of many. */
const showsAll = ({ type, entries }: StoredNode, more: boolean): boolean =>
  lists.some((list) => list === type) && entries?.ids === undefined && !more

/** A list stays when its link leads to a disabled section, but loses the link. */
const linkOf = ({ clickUrl = '' }: StoredNode, context: PageContext): string =>
  context.scope.disabled && leadsToDisabled(context.scope.disabled, clickUrl)
    ? ''
    : (safeAddress(fillPath(clickUrl, context)) ?? '')

const hasNoTarget = (node: StoredNode, context: PageContext, entries: Entries): boolean =>
  node.leadsTo !== undefined && entriesOf(node, entries, context).cards.length === 0

const childrenOf = (node: StoredNode, context: PageContext, entries: Entries): StructureNode[] =>
  (node.substructure ?? []).flatMap((child) => {
    if (isDisabledNode(child, context) || hasNoTarget(child, context, entries)) return []
    const block = blockOf(child, context, entries)
    return isShown(child, block) ? [block] : []
  })

const blockOf = (node: StoredNode, context: PageContext, entries: Entries): StructureNode => {
  const { cards, more } = entriesOf(node, entries, context)
  const words = wordsOf(node, context, cards)
  const rich = proseOf(node, context)
  const picture: Picture | undefined = cards[0]?.picture ?? context.item?.picture
  const last = cards.at(-1)
  const lang = rich?.lang ?? words.lang
  const wide = node.type === 'hero' || node.type === 'banner' || node.about !== undefined
  return {
    name: node.name,
    data: {
      params: { query: context.id ? { id: context.id } : {} },
      clickUrl: showsAll(node, more) ? '' : linkOf(node, context),
      customProperties: propertiesOf(node, words.properties, context),
      imageUrl: wide && picture ? picture.url : '',
      ...(wide && picture ? { picture } : {}),
      title: words.title,
      subTitle: words.subTitle,
      ...(lang === context.view.lang ? {} : { lang }),
      ...(rich ? { rich: rich.rich } : {}),
      entries: node.leadsTo ? [] : cards,
      ...(more && last && node.paged ? { more: last.id } : {}),
    },
    substructure: childrenOf(node, context, entries),
  }
}

export const resolve = async (node: StoredNode, context: PageContext): Promise<StructureNode> =>
  blockOf(node, context, await findEntries(node, context))
