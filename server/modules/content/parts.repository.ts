/** There may be ten thousand: the index of the relation gives the order, so no place is looked up per row. */
import { sql } from 'kysely'
import type { Scope } from '../../context.ts'
import type { Row } from './cards.ts'
import { type ReaderView, rowsByQuery } from './content.repository.ts'

export interface PartRelation {
  of: string
  role: string
}

const partsQuery = ({ db, tenant }: Scope, { of, role }: PartRelation, { maxRating }: ReaderView) => {
  const all = db
    .selectFrom('relation')
    .innerJoin('item', (join) =>
      join.onRef('item.tenant', '=', 'relation.tenant').onRef('item.id', '=', 'relation.child'),
    )
    .where('relation.tenant', '=', tenant)
    .where('relation.parent', '=', of)
    .where('relation.role', '=', role)
  return maxRating === null ? all : all.where('item.grading', '<=', maxRating)
}
type Shown = ReturnType<typeof partsQuery>

const count = async (parts: Shown): Promise<number> =>
  Number((await parts.select(sql<string>`count(*)`.as('all')).executeTakeFirstOrThrow()).all)

export const countParts = (scope: Scope, relation: PartRelation, view: ReaderView): Promise<number> =>
  count(partsQuery(scope, relation, view))

export const countBefore = async (
  scope: Scope,
  relation: PartRelation,
  part: string,
  view: ReaderView,
): Promise<number> => {
  const parts = partsQuery(scope, relation, view)
  const found = await parts.where('item.id', '=', part).select('relation.place').executeTakeFirst()
  return found ? count(parts.where('relation.place', '<', found.place)) : 0
}

export const partsFrom = async (
  scope: Scope,
  relation: PartRelation,
  { offset, limit }: { offset: number; limit: number },
  view: ReaderView,
): Promise<Row[]> => {
  const found = await partsQuery(scope, relation, view)
    .select('item.id')
    .orderBy('relation.place')
    .orderBy('item.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rowsByQuery(scope, { ids: found.map(({ id }) => id), limit }, view.maxRating)
}

export const collectionOfPart = async (
  { db, tenant }: Scope,
  part: string,
  role: string,
): Promise<string | null> => {
  const row = await db
    .selectFrom('relation')
    .select('parent')
    .where('tenant', '=', tenant)
    .where('child', '=', part)
    .where('role', '=', role)
    .orderBy('place')
    .limit(1)
    .executeTakeFirst()
  return row?.parent ?? null
}

export const playlistsWith = async (
  { db, tenant }: Scope,
  artist: string,
  limit: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('item')
    .select('item.id')
    .where('item.tenant', '=', tenant)
    .where('item.kind', '=', 'playlist')
    .where('item.id', 'in', (lists) =>
      lists
        .selectFrom('relation as song')
        .innerJoin('relation as listed', (join) =>
          join.onRef('listed.tenant', '=', 'song.tenant').onRef('listed.child', '=', 'song.child'),
        )
        .where('song.tenant', '=', tenant)
        .where('song.parent', '=', artist)
        .where('song.role', '=', 'track')
        .where('listed.role', '=', 'track')
        .select('listed.parent'),
    )
    .orderBy('item.popularity', 'desc')
    .orderBy('item.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
