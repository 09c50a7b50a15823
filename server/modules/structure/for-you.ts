/**
 * What home shows beside what its tenant composed: what is new in the house, and for whoever is known, what goes with
 * what they liked or played. Never part of a page that is kept for all.
 */
import type { Card } from '../../../src/contract/content.ts'
import type { Kind } from '../../../src/contract/kinds.ts'
import type { BlockType, StructureNode } from '../../../src/contract/structure.ts'
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

const newest = 6
const newKinds: readonly Kind[] = ['album', 'playlist', 'podcast', 'audiobook', 'video', 'series', 'article']
/** So many of the latest likes, and of the latest plays, are looked at. */
const memory = 12
const mostShelves = 3
const longest = 12
const shortest = 3

interface Known extends Row {
  reason: Reason
}

const knownOf = async (
  scope: Scope,
  told: readonly Interest[],
  { maxRating }: ReaderView,
): Promise<Known[]> => {
  const liked = new Set(told.filter(({ reason }) => reason === 'liked').map(({ item }) => item))
  const ids = [...new Set(told.map(({ item }) => item))]
  const rows = await rowsByQuery(scope, { ids, limit: ids.length }, maxRating)
  return rows.map((row) => ({ ...row, reason: liked.has(row.id) ? 'liked' : 'played' }))
}

interface ShelfReason {
  row: Known
  /** The same corner. */
  near: ItemQuery
  /** The same sort, for corners with little in them. */
  wide: ItemQuery
}

const shelfReasonOf = (row: Known): ShelfReason | null => {
  const alike = relatedRuleOf(row.kind as Kind)
  const value = alike && row.data[alike.by]
  if (!alike || !value) return null
  const { kinds, by, category } = alike
  // More than is shown: what is known already is taken out.
  const limit = longest + 2 * memory
  const wide = { kinds, ...(category ? { category } : {}), limit }
  return { row, near: { ...wide, [by]: value }, wide }
}

/** The first of each corner speaks for it. */
const shelfReasonsOf = (known: readonly Known[]): ShelfReason[] => {
  const corners = new Map<string, ShelfReason>()
  for (const row of known) {
    const because = shelfReasonOf(row)
    const corner = JSON.stringify(because?.near)
    if (because && !corners.has(corner)) corners.set(corner, because)
  }
  return [...corners.values()]
}

const block = (
  name: string,
  type: BlockType,
  entries: Card[],
  more: { title?: string; lang?: string; properties?: Record<string, unknown> } = {},
): StructureNode => ({
  name,
  data: {
    params: { query: {} },
    clickUrl: '',
    customProperties: { type, ...more.properties },
    imageUrl: '',
    title: more.title ?? '',
    subTitle: '',
    ...(more.lang ? { lang: more.lang } : {}),
    entries,
  },
  substructure: [],
})

/** Titled by the thing that is the reason; the page makes the sentence. */
const shelvesFor = async (scope: Scope, account: string, reading: ReaderView): Promise<StructureNode[]> => {
  const told = await recentInterests(scope, account, memory)
  const known = await knownOf(scope, told, reading)
  const reasons = shelfReasonsOf(known)
  const queries = reasons.flatMap(({ near, wide }) => [near, wide])
  const lists = await cardsByQueries(scope, queries, reading)
  const taken = new Set(known.flatMap(({ id, data }) => [id, data.album?.id ?? id]))
  const isOpen = ({ id }: Card) => !taken.has(id)
  const shelves: StructureNode[] = []
  for (const [at, { row }] of reasons.entries()) {
    const [near = [], wide = []] = [lists[2 * at], lists[2 * at + 1]].map((cards) => cards?.filter(isOpen))
    const cards = (near.length < shortest ? [...new Set([...near, ...wide])] : near).slice(0, longest)
    if (cards.length < shortest || shelves.length === mostShelves) continue
    for (const { id } of cards) taken.add(id)
    const { title, lang, kind } = cardOf(row, reading.lang)
    const properties = { reason: row.reason, kind }
    shelves.push(block(`because-${row.id}`, 'shelf', cards, { title, lang, properties }))
  }
  return shelves
}

export const forYou = async (
  scope: Scope,
  account: string | null,
  reading: ReaderView,
): Promise<StructureNode> => {
  const fresh = await cardsByQuery(scope, { kinds: newKinds, sort: 'new', limit: newest }, reading)
  const shelves = account === null ? [] : await shelvesFor(scope, account, reading)
  const page = block('for-you', 'forYou', [])
  return { ...page, substructure: [block('recent', 'list', fresh), ...shelves] }
}
