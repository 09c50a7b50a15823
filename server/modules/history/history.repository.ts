import { sql } from 'kysely'
import type { Scope } from '../../context.ts'
import { isFeatureDisabled } from '../../tenants/features.ts'
import { pointsAtEnabledItem } from '../shared/feature-filter.ts'

/** Older entries are deleted. */
export const mostEntries = 500
const play = 'PLAY'

export interface Played {
  item: string
  content_type: string
  position: number
  updated: Date
}
const columns = ['item', 'content_type', 'position', 'updated'] as const

/** Where the tenant has disabled the history, earlier entries are not shown either. */
const isHistoryEnabled = ({ disabled: off }: Scope) =>
  sql<boolean>`${sql.lit(!isFeatureDisabled(off, 'playHistory'))}`

export const ownHistory = (scope: Scope, account: string) =>
  scope.db
    .selectFrom('history')
    .where('history.tenant', '=', scope.tenant)
    .where('history.account', '=', account)
    .where('history.type', '=', play)
    .where(isHistoryEnabled(scope))

export const playedOne = (scope: Scope, account: string, item: string): Promise<Played | undefined> =>
  ownHistory(scope, account).where('item', '=', item).select(columns).executeTakeFirst()

export const playedLately = (
  scope: Scope,
  account: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<Played[]> =>
  ownHistory(scope, account)
    .where(pointsAtEnabledItem(scope, 'history.item'))
    .select(columns)
    .orderBy('updated', 'desc')
    .orderBy('item')
    .offset(offset)
    .limit(limit)
    .execute()

/** The positions in the parts of one show or audiobook, the last played first. */
export const playedOf = async (scope: Scope, account: string, parent: string, ceiling: number) => {
  const { db, tenant } = scope
  const rows = await db
    .selectFrom('history')
    .innerJoin('item', (join) =>
      join.onRef('item.tenant', '=', 'history.tenant').onRef('item.id', '=', 'history.item'),
    )
    .where('history.tenant', '=', tenant)
    .where('history.account', '=', account)
    .where('history.type', '=', play)
    .where(isHistoryEnabled(scope))
    .where('item.grading', '<=', ceiling)
    .where('history.item', 'in', (query) =>
      query
        .selectFrom('relation')
        .select('relation.child')
        .where('relation.tenant', '=', tenant)
        .where('relation.parent', '=', parent),
    )
    .select(['history.item', 'history.position', sql<string | null>`item.data ->> 'seconds'`.as('seconds')])
    .orderBy('history.updated', 'desc')
    .orderBy('history.item')
    .limit(mostEntries)
    .execute()
  return rows.map(({ item, position, seconds }) => ({
    id: item,
    userCurrentPlaying: position,
    duration: Number(seconds ?? 0),
  }))
}

export interface Playing {
  account: string
  item: string
  contentType: string
  /** Left out where only the playback is known: the earlier position stays. */
  position?: number
  /** The moment of the playback. */
  at: Date
}

/** The newest entry wins: what one device stored while offline may arrive after a later report of another device. */
export const savePlayed = async (
  scope: Scope,
  { account, item, contentType, position, at }: Playing,
): Promise<Played> => {
  const { db, tenant } = scope
  const saved = await db
    .insertInto('history')
    .values({
      tenant,
      account,
      type: play,
      item,
      content_type: contentType,
      position: position ?? 0,
      updated: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'account', 'type', 'item'])
        .doUpdateSet({
          content_type: contentType,
          updated: at,
          ...(position === undefined ? {} : { position }),
        })
        .where('history.updated', '<=', at),
    )
    .returning(columns)
    .executeTakeFirst()
  return (
    saved ?? ownHistory(scope, account).where('item', '=', item).select(columns).executeTakeFirstOrThrow()
  )
}

/** Also where the tenant has disabled the history: what is no longer shown can still be deleted. */
const deleteOwnHistory = ({ db, tenant }: Scope, account: string) =>
  db
    .deleteFrom('history')
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('type', '=', play)

export const deletePlayed = async (scope: Scope, account: string, item: string): Promise<void> => {
  await deleteOwnHistory(scope, account).where('item', '=', item).execute()
}

export const deletePlayedUntil = async (scope: Scope, account: string, until: Date): Promise<void> => {
  await deleteOwnHistory(scope, account).where('updated', '<=', until).execute()
}

export const deleteOldestPlayed = async (scope: Scope, account: string): Promise<void> => {
  await deleteOwnHistory(scope, account)
    .where(
      'item',
      'in',
      ownHistory(scope, account)
        .select('item')
        .orderBy('updated', 'desc')
        .orderBy('item')
        .offset(mostEntries),
    )
    .execute()
}
