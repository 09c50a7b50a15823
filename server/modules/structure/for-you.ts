/** Never part of a page that is cached for all. */
import type { Card } from '../../../src/contract/content.ts'
import type { Kind } from '../../../src/contract/kinds.ts'
import type { BlockType } from '../../../src/contract/block-types.ts'
import type { StructureNode } from '../../../src/contract/structure.ts'
import { structureNode } from '../../../src/contract/structure-node.ts'
import { relatedRuleOf } from '../../../src/domain/related-items.ts'
import type { Scope } from '../../context.ts'
import { type Row, cardOf } from '../content/cards.ts'
import {
  type ItemQuery,
  type ReaderView,
  cardsByQueries,
  cardsByQuery,
  rowsByQuery,
} from '../content/content.repository.ts'
import { type Reason, type Interest, recentInterests } from './for-you.repository.ts'

const newestLimit = 6
const newKinds: readonly Kind[] = ['album', 'playlist', 'podcast', 'audiobook', 'video', 'series', 'article']
const interestLimit = 12
const maxShelves = 3
const maxCards = 12
const minCards = 3

interface KnownItem extends Row {
  reason: Reason
}

const knownItems = async (
  scope: Scope,
  interests: readonly Interest[],
  { maxRating }: ReaderView,
): Promise<KnownItem[]> => {
  const liked = new Set(interests.filter(({ reason }) => reason === 'liked').map(({ item }) => item))
  const ids = [...new Set(interests.map(({ item }) => item))]
  const rows = await rowsByQuery(scope, { ids, limit: ids.length }, maxRating)
  return rows.map((row) => ({ ...row, reason: liked.has(row.id) ? 'liked' : 'played' }))
}

interface ShelfReason {
  row: KnownItem
  near: ItemQuery
  /** Items of the same kinds, where too few are closely related. */
  wide: ItemQuery
}

const shelfReasonOf = (row: KnownItem): ShelfReason | null => {
  const rule = relatedRuleOf(row.kind as Kind)
  const value = rule && row.data[rule.by]
  if (!rule || !value) return null
  const { kinds, by, category } = rule
  // More than is shown, since known items are taken out.
  const limit = maxCards + 2 * interestLimit
  const wide = { kinds, ...(category ? { category } : {}), limit }
  return { row, near: { ...wide, [by]: value }, wide }
}

/** Only the first item of each query is a reason. */
const shelfReasonsOf = (known: readonly KnownItem[]): ShelfReason[] => {
  const reasonsByQuery = new Map<string, ShelfReason>()
  for (const row of known) {
    const reason = shelfReasonOf(row)
    const key = JSON.stringify(reason?.near)
    if (reason && !reasonsByQuery.has(key)) reasonsByQuery.set(key, reason)
  }
  return [...reasonsByQuery.values()]
}

const block = (
  name: string,
  type: BlockType,
  entries: Card[],
  more: { title?: string; lang?: string; properties?: Record<string, unknown> } = {},
): StructureNode =>
  structureNode(name, {
    customProperties: { type, ...more.properties },
    title: more.title ?? '',
    ...(more.lang ? { lang: more.lang } : {}),
    entries,
  })

/** The title is that of the item that is the reason; the page builds the sentence. */
const shelvesFor = async (scope: Scope, account: string, view: ReaderView): Promise<StructureNode[]> => {
  const interests = await recentInterests(scope, account, interestLimit)
  const known = await knownItems(scope, interests, view)
  const reasons = shelfReasonsOf(known)
  const queries = reasons.flatMap(({ near, wide }) => [near, wide])
  const lists = await cardsByQueries(scope, queries, view)
  const usedIds = new Set(known.flatMap(({ id, data }) => [id, data.album?.id ?? id]))
  const isOpen = ({ id }: Card) => !usedIds.has(id)
  const shelves: StructureNode[] = []
  for (const [at, { row }] of reasons.entries()) {
    const [near = [], wide = []] = [lists[2 * at], lists[2 * at + 1]].map((cards) => cards?.filter(isOpen))
    const cards = (near.length < minCards ? [...new Set([...near, ...wide])] : near).slice(0, maxCards)
    if (cards.length < minCards || shelves.length === maxShelves) continue
    for (const { id } of cards) usedIds.add(id)
    const { title, lang, kind } = cardOf(row, view.lang)
    const properties = { reason: row.reason, kind }
    shelves.push(block(`because-${row.id}`, 'shelf', cards, { title, lang, properties }))
  }
  return shelves
}

export const forYou = async (
  scope: Scope,
  account: string | null,
  view: ReaderView,
): Promise<StructureNode> => {
  const newItems = await cardsByQuery(scope, { kinds: newKinds, sort: 'new', limit: newestLimit }, view)
  const shelves = account === null ? [] : await shelvesFor(scope, account, view)
  const page = block('for-you', 'forYou', [])
  return { ...page, substructure: [block('recent', 'list', newItems), ...shelves] }
}
