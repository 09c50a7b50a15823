import type { Card } from '../../../src/contract/content.ts'
import { cardOf } from '../content/cards.ts'
import { type ItemQuery, cardsByQueries } from '../content/content.repository.ts'
import type { PageContext, Paging } from './page-context.ts'
import type { EntryQuery, StoredNode } from './tree.ts'

const defaultLimit = 12

/** The value of a placeholder. `all` drops the condition; a value that the item lacks matches nothing. */
const fill = (value: string | undefined, { id, within, item }: PageContext): string | undefined => {
  if (!value?.startsWith('{')) return value
  const values: Record<string, string | undefined> = {
    '{self}': item?.id,
    '{genre}': item?.data.genre,
    '{category}': item?.data.category,
    '{by}': item?.data.by?.id,
    '{publisher}': item?.data.publisher,
  }
  if (value === '{id}') return id === 'all' ? undefined : (id ?? '')
  if (value === '{within}') return within === 'all' ? undefined : within
  return values[value] ?? ''
}

const queryOf = (entries: EntryQuery, context: PageContext, paging: Paging): ItemQuery => ({
  kinds: entries.kinds,
  of: fill(entries.of, context),
  role: entries.role,
  genre: fill(entries.genre, context),
  category: fill(entries.category, context),
  subcategory: fill(entries.subcategory, context),
  publisher: fill(entries.publisher, context),
  premium: entries.premium,
  phase: entries.phase && { is: entries.phase, at: context.now },
  sort: entries.sort,
  at: context.now,
  not: context.item?.id,
  limit: paging.limit ?? entries.limit ?? defaultLimit,
  offset: (paging.offset ?? 0) + (paging.lastId === undefined ? (entries.skip ?? 0) : 0),
  after: paging.lastId,
})

interface FoundEntries {
  cards: Card[]
  more: boolean
}
const nothing: FoundEntries = { cards: [], more: false }
export type Entries = ReadonlyMap<StoredNode, FoundEntries>

const nodesIn = (node: StoredNode): StoredNode[] => [node, ...(node.substructure ?? []).flatMap(nodesIn)]

/** Reads one more than is shown, to know whether there are more. */
const searchOf = (node: StoredNode, context: PageContext): ItemQuery[] => {
  const { paged } = node
  const entries = node.entries ?? node.leadsTo
  if (!entries || (node.self === 'card' && context.item)) return []
  if (entries.ids) return [{ ids: entries.ids, limit: entries.ids.length }]
  const query = queryOf(entries, context, paged ? context.paging : {})
  return [{ ...query, limit: query.limit + 1 }]
}

export const findEntries = async (page: StoredNode, context: PageContext): Promise<Entries> => {
  const searches = nodesIn(page).flatMap((node) =>
    searchOf(node, context).map((query) => ({ node, query, shown: query.limit - (query.ids ? 0 : 1) })),
  )
  const lists = await cardsByQueries(
    context.scope,
    searches.map(({ query }) => query),
    context.view,
  )
  return new Map(
    searches.map(({ node, shown }, at) => {
      const cards = lists[at] ?? []
      return [node, { cards: cards.slice(0, shown), more: cards.length > shown }]
    }),
  )
}

export const entriesOf = (node: StoredNode, entries: Entries, { item, view }: PageContext): FoundEntries =>
  node.self === 'card' && item
    ? { cards: [cardOf(item, view.lang)], more: false }
    : (entries.get(node) ?? nothing)
