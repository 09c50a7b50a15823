import { sql } from 'kysely'
import type { LikeType } from '../../../src/contract/like-types.ts'
import type { Word } from '../../../src/domain/search/fold.ts'
import type { Scope } from '../../context.ts'
import type { Local } from '../content/item-data.ts'
import { isEnabledItem, pointsAtEnabledItem, pointsUnderCeiling } from '../shared/feature-filter.ts'

/** The largest number of ids in one answer. */
export const mostLikes = 10_000

export interface LikesOf {
  account: string
  type: LikeType
}

const rows = ({ db, tenant }: Scope, { account, type }: LikesOf) =>
  db.selectFrom('likes').where('tenant', '=', tenant).where('account', '=', account).where('type', '=', type)

export const likedIds = async (scope: Scope, of: LikesOf, ceiling: number): Promise<string[]> => {
  const found = await rows(scope, of)
    .where(pointsAtEnabledItem(scope, 'likes.item'))
    .where(pointsUnderCeiling(scope, sql`likes.item`, ceiling))
    .select('item')
    .orderBy('created', 'desc')
    .orderBy('item')
    .limit(mostLikes)
    .execute()
  return found.map((row) => row.item)
}

export interface LikedTitle {
  id: string
  lang: string
  titles: Local | null
  artist: string | null
}
/** Each of the words is the beginning of one; spellings are letters and digits, or `&`, so quoting them is safe. */
const beginningsOf = (typed: readonly Word[]) =>
  typed.map((word) => `(${word.map((spelling) => `'${spelling}':*`).join(' | ')})`).join(' & ')

/**
 * What favourites are sorted and filtered by, newest first. `typed` leaves out what the index of the search knows not to
 * match, so that a filter does not read the titles of ten thousand; an item that is not indexed yet stays in.
 */
export const likedTitles = async (
  scope: Scope,
  { account, type, ceiling }: LikesOf & { ceiling: number },
  typed: readonly Word[] = [],
): Promise<LikedTitle[]> => {
  const all = scope.db
    .selectFrom('likes')
    .innerJoin('item', (join) =>
      join.onRef('item.tenant', '=', 'likes.tenant').onRef('item.id', '=', 'likes.item'),
    )
    .where('likes.tenant', '=', scope.tenant)
    .where('likes.account', '=', account)
    .where('likes.type', '=', type)
    .where('item.grading', '<=', ceiling)
    .where(isEnabledItem(scope))
  const found =
    typed.length === 0
      ? all
      : all
          .leftJoin('search_entry as entry', (join) =>
            join.onRef('entry.tenant', '=', 'likes.tenant').onRef('entry.id', '=', 'likes.item'),
          )
          .where(sql<boolean>`(entry.id is null or entry.words @@ ${beginningsOf(typed)}::tsquery)`)
  return found
    .select([
      'item.id',
      'item.lang',
      sql<Local | null>`item.texts -> 'title'`.as('titles'),
      sql<string | null>`item.data -> 'by' ->> 'name'`.as('artist'),
    ])
    .orderBy('likes.created', 'desc')
    .orderBy('likes.item')
    .limit(mostLikes)
    .execute()
}

export const countLikes = async (scope: Scope, of: LikesOf): Promise<number> => {
  const { count } = await rows(scope, of)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Until the end of the transaction: two likes at once would each count without the other. */
export const lockLikes = async (scope: Scope, { account, type }: LikesOf): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`${scope.tenant} ${account} ${type}`}))`.execute(scope.db)
}

/** A second like of the same item changes nothing, not even its time, and returns false. */
export const insertLike = async (
  { db, tenant }: Scope,
  { account, type }: LikesOf,
  item: string,
  created: Date,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('likes')
    .values({ tenant, account, type, item, created })
    .onConflict((conflict) => conflict.columns(['tenant', 'account', 'type', 'item']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const deleteLike = async (
  { db, tenant }: Scope,
  { account, type }: LikesOf,
  item: string,
): Promise<void> => {
  await db
    .deleteFrom('likes')
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('type', '=', type)
    .where('item', '=', item)
    .execute()
}
