import type { DownloadSource } from '../../../src/contract/download-notes.ts'
import type { Scope } from '../../context.ts'
import { pointsAtEnabledItem } from '../shared/feature-filter.ts'

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

export const downloadRows = (
  scope: Scope,
  owner: DeviceOwner,
  offset: number,
  limit: number,
): Promise<DownloadRow[]> =>
  rows(scope, owner)
    .where(pointsAtEnabledItem(scope, 'kept.item'))
    .select(['item', 'source'])
    .orderBy('at')
    .orderBy('item')
    .offset(offset)
    .limit(limit)
    .execute()

export const countDownloads = async (scope: Scope, owner: DeviceOwner): Promise<number> => {
  const { count } = await rows(scope, owner)
    .where(pointsAtEnabledItem(scope, 'kept.item'))
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
