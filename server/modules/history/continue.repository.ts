import { sql } from 'kysely'
import type { Membership } from '../../../src/domain/history/fold-played.ts'
import type { Scope } from '../../context.ts'
import { isEnabledItem } from '../shared/feature-filter.ts'
import { mostEntries, ownHistory } from './history.repository.ts'

/** Newest first, of items that still exist. */
export const playedItems = (scope: Scope, account: string, maxRating: number) =>
  ownHistory(scope, account)
    .innerJoin('item', (join) =>
      join.onRef('item.tenant', '=', 'history.tenant').onRef('item.id', '=', 'history.item'),
    )
    .where('item.grading', '<=', maxRating)
    .where(isEnabledItem(scope))
    .select([
      'history.item as id',
      'history.position',
      'history.updated',
      'item.kind',
      sql<number>`coalesce((item.data ->> 'duration')::float8, (item.data ->> 'seconds')::float8,
        (item.data ->> 'minutes')::float8 * 60, 0)`.as('length'),
      sql<string | null>`item.data -> 'album' ->> 'id'`.as('album'),
    ])
    .orderBy('history.updated', 'desc')
    .orderBy('history.item')
    .limit(mostEntries)
    .execute()

export const listsOfSongs = async (
  { db, tenant }: Scope,
  songs: readonly string[],
  lists: readonly string[],
): Promise<Membership[]> =>
  songs.length === 0 || lists.length === 0
    ? []
    : db
        .selectFrom('relation')
        .where('tenant', '=', tenant)
        .where('role', '=', 'track')
        .where('child', 'in', [...songs])
        .where('parent', 'in', [...lists])
        .select(['child', 'parent'])
        .execute()

export const collectionsOfParts = async (
  { db, tenant }: Scope,
  parts: readonly string[],
): Promise<Membership[]> =>
  parts.length === 0
    ? []
    : db
        .selectFrom('relation')
        .where('tenant', '=', tenant)
        .where('role', 'in', ['chapter', 'episode'])
        .where('child', 'in', [...parts])
        .select(['child', 'parent'])
        .execute()

/** In their order. */
export const chaptersOf = async ({ db, tenant }: Scope, books: readonly string[]) => {
  const rows = await db
    .selectFrom('relation')
    .innerJoin('item', (join) =>
      join.onRef('item.tenant', '=', 'relation.tenant').onRef('item.id', '=', 'relation.child'),
    )
    .where('relation.tenant', '=', tenant)
    .where('relation.role', '=', 'chapter')
    .where('relation.parent', 'in', [...books])
    .select([
      'relation.parent',
      'relation.child',
      sql<number>`(item.data ->> 'seconds')::float8`.as('seconds'),
    ])
    .orderBy('relation.place')
    .execute()
  return rows.map(({ parent, child, seconds }) => ({ book: parent, id: child, duration: seconds ?? 0 }))
}
