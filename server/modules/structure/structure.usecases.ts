import type { StructureNode } from '../../../src/contract/structure.ts'
import { ownValue } from '../../../src/lib/own-value.ts'
import { Refused } from '../../api/refused.ts'
import type { Scope } from '../../context.ts'
import type { Local } from '../content/item-data.ts'
import type { Row } from '../content/cards.ts'
import { type ReaderView, itemById } from '../content/content.repository.ts'
import type { Entitlements } from '../entitlement/entitlement.usecases.ts'
import type { PageContext, Paging } from './page-context.ts'
import { resolve } from './resolve.ts'
import { storedStructure } from './structure.repository.ts'
import type { StoredNode } from './tree.ts'

export interface PageQuery {
  name: string
  id: string | undefined
  within?: string | undefined
  view: ReaderView
  now: Date
  own: string
  paging: Paging
  configure?: (node: StoredNode) => StoredNode
  /** The caller's, or a guest's where the answer is cached for everybody. */
  entitlements: Pick<Entitlements, 'of'>
}

const includesName = (groups: object, name: string) => name === 'all' || Object.hasOwn(groups, name)

const isPart = ({ within }: StoredNode, query: PageQuery) =>
  within === undefined || query.within === undefined || includesName(within, query.within)

const isGroup = (node: StoredNode, query: PageQuery) =>
  node.groups !== undefined &&
  query.id !== undefined &&
  includesName(node.groups, query.id) &&
  isPart(node, query)

/** The item or group that the address names; an address that names nothing is not found. */
const subjectOf = async (scope: Scope, node: StoredNode, query: PageQuery): Promise<Row | null> => {
  const { id, view } = query
  if (!isPart(node, query)) throw new Refused('NOT_FOUND')
  if (!node.about && !node.groups) return null
  if (id === undefined) throw new Refused('NOT_FOUND')
  const item = node.about ? await itemById(scope, id, node.about, view.maxRating) : null
  if (!item && !isGroup(node, query)) throw new Refused('NOT_FOUND')
  return item
}

/** Titles of parts include the wider group: `City · Essays`. A no-break space keeps the dot on the first line. */
const joinTitles = (widerGroup: Local, own: Local | undefined): Local =>
  own
    ? Object.fromEntries(
        Object.entries(widerGroup).map(([lang, name]) => [lang, `${name}\u00a0· ${own[lang] ?? ''}`]),
      )
    : widerGroup

/** The page takes its title from what it is about. */
const withTitle = (node: StoredNode, item: Row | null, { id, within = 'all' }: PageQuery): StoredNode => {
  const group = ownValue(node.groups, id)
  const widerGroup = ownValue(node.within, within)
  if (item) {
    const title = item.texts['title']
    const description = item.texts['description']
    return { ...node, ...(title ? { title } : {}), ...(description ? { subTitle: description } : {}) }
  }
  if (widerGroup) return { ...node, title: joinTitles(widerGroup, group) }
  return group ? { ...node, title: group } : node
}

const contextOf = (
  scope: Scope,
  query: PageQuery,
  item: Row | null,
  { within }: StoredNode,
): PageContext => ({
  scope,
  view: query.view,
  now: query.now,
  id: query.id,
  within: (ownValue(within, query.within) && query.within) || 'all',
  item,
  own: item?.lang ?? query.own,
  paging: query.paging,
  mayReadAll: item !== null && query.entitlements.of(item).access === 'full',
})

/** On the page of a group, blocks for an item (`self`) are left out. */
const forSubject = (node: StoredNode, item: Row | null): StoredNode =>
  item || !node.substructure
    ? node
    : { ...node, substructure: node.substructure.filter((block) => block.self === undefined) }

/** With `lastId` only the blocks that continue are returned. */
const pagedBlocks = (node: StoredNode, { lastId }: Paging): StoredNode =>
  lastId === undefined || !node.substructure
    ? node
    : { ...node, substructure: node.substructure.filter((block) => block.paged) }

const clipSubTitle = (page: StructureNode): StructureNode => ({
  ...page,
  data: { ...page.data, subTitle: page.data.subTitle.slice(0, 600) },
})

const prepare = async (scope: Scope, query: PageQuery) => {
  const named = await storedStructure(scope, query)
  const stored =
    named?.otherwise && !isGroup(named, query)
      ? await storedStructure(scope, { name: named.otherwise, id: query.id })
      : named
  if (!stored) throw new Refused('NOT_FOUND')
  const item = await subjectOf(scope, stored, query)
  return {
    node: forSubject(withTitle(query.configure?.(stored) ?? stored, item, query), item),
    context: contextOf(scope, query, item, stored),
  }
}

export const pageByName = async (scope: Scope, query: PageQuery): Promise<StructureNode> => {
  const { node, context } = await prepare(scope, query)
  return clipSubTitle(await resolve(pagedBlocks(node, query.paging), context))
}

const findBlock = (node: StoredNode, name: string): StoredNode | undefined => {
  if (node.name === name) return node
  for (const child of node.substructure ?? []) {
    const found = findBlock(child, name)
    if (found) return found
  }
  return undefined
}

export const blockByName = async (scope: Scope, query: PageQuery, block: string): Promise<StructureNode> => {
  const { node, context } = await prepare(scope, query)
  const found = findBlock(node, block)
  if (!found) throw new Refused('NOT_FOUND')
  return resolve({ ...found, paged: true }, context)
}
