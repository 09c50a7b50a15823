/** A page or a part of it, for a reader with a language and an age ceiling. */
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
  reading: ReaderView
  now: Date
  own: string
  paging: Paging
  /** The page as this tenant configured it. */
  configure?: (node: StoredNode) => StoredNode
  /** Of whoever asks; of a guest where the answer is everybody's. */
  entitlements: Pick<Entitlements, 'of'>
}

const names = (groups: object, one: string) => one === 'all' || Object.hasOwn(groups, one)

const isPart = ({ within }: StoredNode, ask: PageQuery) =>
  within === undefined || ask.within === undefined || names(within, ask.within)

const isGroup = (node: StoredNode, ask: PageQuery) =>
  node.groups !== undefined && ask.id !== undefined && names(node.groups, ask.id) && isPart(node, ask)

/** The item or group that the address names; an address that names nothing is not found. */
const subjectOf = async (scope: Scope, node: StoredNode, ask: PageQuery): Promise<Row | null> => {
  const { id, reading } = ask
  if (!isPart(node, ask)) throw new Refused('NOT_FOUND')
  if (!node.about && !node.groups) return null
  if (id === undefined) throw new Refused('NOT_FOUND')
  const item = node.about ? await itemById(scope, id, node.about, reading.maxRating) : null
  if (!item && !isGroup(node, ask)) throw new Refused('NOT_FOUND')
  return item
}

/** A part is told from its like in other groups: `City · Essays`. The dot stays on the line of the first. */
const joined = (wider: Local, own: Local | undefined): Local =>
  own
    ? Object.fromEntries(
        Object.entries(wider).map(([lang, name]) => [lang, `${name}\u00a0· ${own[lang] ?? ''}`]),
      )
    : wider

/** The page takes its title from what it is about. */
const titled = (node: StoredNode, item: Row | null, { id, within = 'all' }: PageQuery): StoredNode => {
  const group = ownValue(node.groups, id)
  const wider = ownValue(node.within, within)
  if (item) {
    const title = item.texts['title']
    const description = item.texts['description']
    return { ...node, ...(title ? { title } : {}), ...(description ? { subTitle: description } : {}) }
  }
  if (wider) return { ...node, title: joined(wider, group) }
  return group ? { ...node, title: group } : node
}

const contextOf = (scope: Scope, ask: PageQuery, item: Row | null, { within }: StoredNode): PageContext => ({
  scope,
  reading: ask.reading,
  now: ask.now,
  id: ask.id,
  within: (ownValue(within, ask.within) && ask.within) || 'all',
  item,
  own: item?.lang ?? ask.own,
  paging: ask.paging,
  mayReadAll: item !== null && ask.entitlements.of(item).access === 'full',
})

/** Blocks for an item only (`self`) mean nothing on the page of a group. */
const forSubject = (node: StoredNode, item: Row | null): StoredNode =>
  item || !node.substructure
    ? node
    : { ...node, substructure: node.substructure.filter((block) => block.self === undefined) }

/** With `lastId` only the blocks that go on are answered. */
const goingOn = (node: StoredNode, { lastId }: Paging): StoredNode =>
  lastId === undefined || !node.substructure
    ? node
    : { ...node, substructure: node.substructure.filter((block) => block.paged) }

const cut = (page: StructureNode): StructureNode => ({
  ...page,
  data: { ...page.data, subTitle: page.data.subTitle.slice(0, 600) },
})

const prepare = async (scope: Scope, ask: PageQuery) => {
  const named = await storedStructure(scope, ask)
  const stored =
    named?.otherwise && !isGroup(named, ask)
      ? await storedStructure(scope, { name: named.otherwise, id: ask.id })
      : named
  if (!stored) throw new Refused('NOT_FOUND')
  const item = await subjectOf(scope, stored, ask)
  return {
    node: forSubject(titled(ask.configure?.(stored) ?? stored, item, ask), item),
    context: contextOf(scope, ask, item, stored),
  }
}

export const pageByName = async (scope: Scope, ask: PageQuery): Promise<StructureNode> => {
  const { node, context } = await prepare(scope, ask)
  return cut(await resolve(goingOn(node, ask.paging), context))
}

const findBlock = (node: StoredNode, name: string): StoredNode | undefined => {
  if (node.name === name) return node
  for (const child of node.substructure ?? []) {
    const found = findBlock(child, name)
    if (found) return found
  }
  return undefined
}

/** One block of a page, from any place in its list. */
export const blockByName = async (scope: Scope, ask: PageQuery, block: string): Promise<StructureNode> => {
  const { node, context } = await prepare(scope, ask)
  const found = findBlock(node, block)
  if (!found) throw new Refused('NOT_FOUND')
  return resolve({ ...found, paged: true }, context)
}
