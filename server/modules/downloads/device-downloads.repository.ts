import { sql } from 'kysely'
import type { DownloadSource } from '../../../src/contract/download-notes.ts'
import type { Scope } from '../../context.ts'
import { pointsAtEnabledItem, pointsUnderCeiling } from '../shared/feature-filter.ts'

export interface DeviceOwner {
  account: string
  device: string
}
interface DownloadRow {
  item: string
  source: DownloadSource
}

const rows = ({ db, tenant }: Scope, { account, device }: DeviceOwner) =>
  db
    .selectFrom('kept')
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('device', '=', device)

/** Neither the sound nor the title of what it was downloaded from is above the ceiling. */
const rowsUnder = (scope: Scope, owner: DeviceOwner, ceiling: number) =>
  rows(scope, owner)
    .where(pointsAtEnabledItem(scope, 'kept.item'))
    .where(pointsUnderCeiling(scope, sql`kept.item`, ceiling))
    .where(pointsUnderCeiling(scope, sql`kept.source ->> 'id'`, ceiling))

interface Page {
  ceiling: number
  offset: number
  limit: number
}
export const downloadRows = (
  scope: Scope,
  owner: DeviceOwner,
  { ceiling, offset, limit }: Page,
): Promise<DownloadRow[]> =>
  rowsUnder(scope, owner, ceiling)
    .select(['item', 'source'])
    .orderBy('at')
    .orderBy('item')
    .offset(offset)
    .limit(limit)
    .execute()

export const countDownloads = async (
  scope: Scope,
  owner: DeviceOwner,
  ceiling = Infinity,
): Promise<number> => {
  const counted = Number.isFinite(ceiling)
    ? rowsUnder(scope, owner, ceiling)
    : rows(scope, owner).where(pointsAtEnabledItem(scope, 'kept.item'))
  const { count } = await counted
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const insertDownloads = async (
  { db, tenant }: Scope,
  owner: DeviceOwner,
  downloads: readonly (DownloadRow & { at: Date })[],
): Promise<void> => {
  if (downloads.length === 0) return
  await db
    .insertInto('kept')
    .values(
      downloads.map(({ item, source, at }) => ({
        tenant,
        ...owner,
        item,
        source: JSON.stringify(source),
        at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant', 'account', 'device', 'item']).doNothing())
    .execute()
}

export const deleteDownloads = async (
  { db, tenant }: Scope,
  { account, device }: DeviceOwner,
  items: readonly string[] | null,
): Promise<void> => {
  if (items?.length === 0) return
  const deletion = db
    .deleteFrom('kept')
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('device', '=', device)
  await (items ? deletion.where('item', 'in', [...items]) : deletion).execute()
}
