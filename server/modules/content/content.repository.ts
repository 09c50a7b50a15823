/**
 * Reads items within a tenant's scope, its feature switches and an age ceiling. Nothing disabled or above the ceiling
 * is returned.
 */
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Card, Track } from '../../../src/contract/content.ts'
import type { Language } from '../../../src/contract/languages.ts'
import type { Tables } from '../../db/tables.ts'
import type { CardsByIds, Scope } from '../../context.ts'
import { type Row, cardOf, trackOf } from './cards.ts'
import { isEnabledItem } from '../shared/feature-filter.ts'
import type { ItemData } from './item-data.ts'

/** `near`: running first, then upcoming, then past. */
export type Sort = 'popular' | 'new' | 'title' | 'place' | 'near'

/** As stored structures name it. */
export type ListedPhase = 'coming' | 'running' | 'past'

export interface ItemQuery {
  kinds?: readonly string[] | undefined
  ids?: readonly string[] | undefined
  /** Parent of a relation and its role, e.g. an album and `track`. */
  of?: string | undefined
  role?: string | undefined
  genre?: string | undefined
  category?: string | undefined
  subcategory?: string | undefined
  publisher?: string | undefined
  premium?: boolean | undefined
  /** Upcoming, running or past at a moment. */
  phase?: { is: ListedPhase; at: Date } | undefined
  /** The moment that `near` refers to. */
  at?: Date | undefined
  not?: string | undefined
  sort?: Sort | undefined
  limit: number
  offset?: number | undefined
  /** Id of the last item that the caller has. */
  after?: string | undefined
}
export interface ReaderView {
  lang: Language
  maxRating: number | null
}

type Items = SelectQueryBuilder<Tables, 'item', object>

/** Lists leave out what only an item's own page shows: bodies, scripts and descriptions can be long. */
const leanData = sql<ItemData>`item.data - '{body,script,lyrics,facts,offer}'::text[]`.as('data')
const leanTexts = sql<Row['texts']>`item.texts - '{description}'::text[]`.as('texts')
const columns = [
  'item.id',
  'item.kind',
  'item.slug',
  'item.lang',
  'item.grading',
  'item.released',
  'item.picture',
] as const

const itemsOf = (scope: Scope, maxRating: number | null): Items => {
  const { db, tenant } = scope
  const all = db.selectFrom('item').where('item.tenant', '=', tenant).where(isEnabledItem(scope))
  return maxRating === null ? all : all.where('item.grading', '<=', maxRating)
}

const fields = ['genre', 'category', 'subcategory', 'publisher'] as const

/** Moments are stored as UTC in one form, which sorts as text. */
const phases: Record<ListedPhase, (at: string) => ReturnType<typeof sql<boolean>>> = {
  coming: (at) => sql`item.data ->> 'starts' > ${at}`,
  running: (at) => sql`item.data ->> 'starts' <= ${at} and item.data ->> 'ends' > ${at}`,
  past: (at) => sql`item.data ->> 'ends' <= ${at}`,
}

const withConditions = (items: Items, query: ItemQuery): Items => {
  let rows = items
  if (query.kinds) rows = rows.where('item.kind', 'in', [...query.kinds])
  if (query.not) rows = rows.where('item.id', '<>', query.not)
  if (query.premium !== undefined)
    rows = rows.where(sql<boolean>`coalesce(item.data ->> 'premium', 'false') = ${String(query.premium)}`)
  if (query.phase) rows = rows.where(phases[query.phase.is](query.phase.at.toISOString()))
  for (const field of fields) {
    const value = query[field]
    if (value !== undefined) rows = rows.where(sql<boolean>`item.data ->> ${sql.lit(field)} = ${value}`)
  }
  return rows
}

/** Children of one parent in one role, sorted by their place unless the query says otherwise. */
const placeOf = ({ of = '', role = '' }: ItemQuery, child?: string) =>
  sql<number>`(select min(r.place) from relation r where r.tenant = item.tenant
    and r.child = ${child === undefined ? sql.ref('item.id') : child}
    and r.parent = ${of} and (${role} = '' or r.role = ${role}))`

const withRelation = (items: Items, { tenant }: Scope, { of, role = '' }: ItemQuery): Items =>
  of === undefined
    ? items
    : items.where(
        sql<boolean>`item.id in (select r.child from relation r where r.tenant = ${tenant}
          and r.parent = ${of} and (${role} = '' or r.role = ${role}))`,
      )

const orderByNearness = (items: Items, { at }: ItemQuery): Items => {
  const now = (at ?? new Date(0)).toISOString()
  const [starts, ends] = [sql`item.data ->> 'starts'`, sql`item.data ->> 'ends'`]
  return items
    .orderBy(sql`case when ${ends} <= ${now} then 2 when ${starts} > ${now} then 1 else 0 end`)
    .orderBy(sql`case when ${starts} > ${now} then ${starts} end`)
    .orderBy(sql`case when ${ends} <= ${now} then ${ends} end desc`)
    .orderBy('item.popularity', 'desc')
    .orderBy('item.id')
}

const orders: Record<Sort, (items: Items, query: ItemQuery) => Items> = {
  popular: (items) => items.orderBy('item.popularity', 'desc').orderBy('item.id'),
  new: (items) => items.orderBy(sql`item.released desc nulls last`).orderBy('item.id'),
  title: (items) => items.orderBy('item.sort_title').orderBy('item.id'),
  place: (items, query) => items.orderBy(placeOf(query)).orderBy('item.id'),
  near: orderByNearness,
}

/** Only items after the item `after`, in the order of the list. */
const afterItem = (items: Items, query: ItemQuery, sort: Sort): Items => {
  const { after } = query
  if (after === undefined) return items
  const last = (column: string) =>
    sql`(select i.${sql.ref(column)} from item i where i.tenant = item.tenant and i.id = ${after})`
  const conditions: Record<Sort, ReturnType<typeof sql<boolean>>> = {
    popular: sql<boolean>`(-item.popularity, item.id) > (-${last('popularity')}, ${after})`,
    // Items without a date come last, in the order of their ids.
    new: sql<boolean>`(item.released < ${last('released')}
      or (item.released = ${last('released')} and item.id > ${after})
      or (item.released is null and (${last('released')} is not null or item.id > ${after})))`,
    title: sql<boolean>`(item.sort_title, item.id) > (${last('sort_title')}, ${after})`,
    // This order has one page only.
    near: sql<boolean>`false`,
    place: sql<boolean>`${placeOf(query)} > ${placeOf(query, after)}`,
  }
  return items.where(conditions[sort])
}

const buildQuery = (scope: Scope, query: ItemQuery, maxRating: number | null) => {
  const sort = query.sort ?? (query.of ? 'place' : 'popular')
  const found = withRelation(withConditions(itemsOf(scope, maxRating), query), scope, query)
  return orders[sort](afterItem(found, query, sort), query)
    .limit(query.limit)
    .offset(query.offset ?? 0)
}

const newForMs = 10 * 86_400_000
/** Sets `isNew` for a few days after the release; computed at read time, since it depends on the day. */
const withAge = <R extends Pick<Row, 'data' | 'released'>>(row: R, { at }: Scope): R => {
  if (!at || !row.released) return row
  const age = at.getTime() - row.released.getTime()
  const { isNew: _, ...data } = row.data
  return { ...row, data: age >= 0 && age < newForMs ? { ...data, isNew: true } : data }
}

/** Reads the texts of a few rows by id; a sorted query would otherwise carry them for every candidate. */
const rowsOf = async (scope: Scope, ids: readonly string[], maxRating: number | null): Promise<Row[]> => {
  if (ids.length === 0) return []
  const rows = await itemsOf(scope, maxRating)
    .where('item.id', 'in', [...ids])
    .select([...columns, leanData, leanTexts])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, withAge(row, scope)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const idsOf = (scope: Scope, query: ItemQuery, maxRating: number | null) =>
  query.ids
    ? Promise.resolve(query.ids.slice(0, query.limit))
    : buildQuery(scope, query, maxRating)
        .select('item.id')
        .execute()
        .then((found) => found.map(({ id }) => id))

export const rowsByQuery = async (scope: Scope, query: ItemQuery, maxRating: number | null): Promise<Row[]> =>
  rowsOf(scope, await idsOf(scope, query, maxRating), maxRating)

export const cardsByQuery = async (scope: Scope, query: ItemQuery, view: ReaderView): Promise<Card[]> =>
  (await rowsByQuery(scope, query, view.maxRating)).map((row) => cardOf(row, view.lang))

/**
 * The ids of all queries in one statement: a page has a dozen lists, and each round trip costs more than the search.
 */
const idsOfMany = async (
  scope: Scope,
  queries: readonly ItemQuery[],
  maxRating: number | null,
): Promise<string[][]> => {
  const found: string[][] = queries.map(({ ids = [], limit }) => ids.slice(0, limit))
  const searches = queries.flatMap((query, list) => {
    if (query.ids) return []
    const search = buildQuery(scope, query, maxRating).select('item.id')
    return [
      sql`(select ${sql.lit(list)} as list, row_number() over () as place, id from (${search}) as found)`,
    ]
  })
  if (searches.length === 0) return found
  const { rows } = await sql<{ list: number; id: string }>`${sql.join(searches, sql` union all `)}
    order by list, place`.execute(scope.db)
  for (const { list, id } of rows) found[list]?.push(id)
  return found
}

/** The cards of several lists at once, each in the order of its query. */
export const cardsByQueries = async (
  scope: Scope,
  queries: readonly ItemQuery[],
  { lang, maxRating }: ReaderView,
): Promise<Card[][]> => {
  const lists = await idsOfMany(scope, queries, maxRating)
  const rows = await rowsOf(scope, [...new Set(lists.flat())], maxRating)
  const cards = new Map(rows.map((row) => [row.id, cardOf(row, lang)]))
  return lists.map((ids) => ids.flatMap((id) => cards.get(id) ?? []))
}

/** In the order of the ids; ids that are unknown or above the ceiling are left out. */
export const cardsByIds: CardsByIds = async (scope, ids, lang, maxRating) =>
  (await rowsOf(scope, ids, maxRating)).map((row) => cardOf(row, lang))

export const tracksByQuery = async (scope: Scope, query: ItemQuery, view: ReaderView): Promise<Track[]> =>
  (await rowsByQuery(scope, { ...query, kinds: ['track'] }, view.maxRating)).flatMap(
    (row) => trackOf(row, view.lang) ?? [],
  )

/** One item with all it holds, by id or by slug; `kinds` empty means any. */
export const itemById = async (
  scope: Scope,
  key: string,
  kinds: readonly string[],
  maxRating: number | null,
): Promise<Row | null> => {
  const items = kinds.length
    ? itemsOf(scope, maxRating).where('item.kind', 'in', [...kinds])
    : itemsOf(scope, maxRating)
  const row = await items
    .where((where) => where.or([where('item.id', '=', key), where('item.slug', '=', key)]))
    .orderBy(sql`item.id = ${key} desc`)
    .orderBy('item.popularity', 'desc')
    .orderBy('item.id')
    .select([...columns, 'item.texts', 'item.data'])
    .limit(1)
    .executeTakeFirst()
  return row ? withAge({ ...row, data: row.data as ItemData }, scope) : null
}

export const trackById = async (scope: Scope, id: string, view: ReaderView): Promise<Track | null> => {
  const [track] = await tracksByQuery(scope, { ids: [id], limit: 1 }, view)
  return track ?? null
}
