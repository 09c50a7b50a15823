import type { KeptSource } from '../../../src/contract/download-notes.ts'
import type { Scope } from '../../context.ts'
import { pointsOn } from '../shared/feature-filter.ts'

/** Whose things, and on which device. */
export interface Shelf {
  account: string
  device: string
}
interface NotedRow {
  item: string
  source: KeptSource
}

const rows = ({ db, tenant }: Scope, { account, device }: Shelf) =>
  db
    .selectFrom('kept')
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('device', '=', device)

export const notedRows = (scope: Scope, shelf: Shelf, offset: number, limit: number): Promise<NotedRow[]> =>
  rows(scope, shelf)
    .where(pointsOn(scope, 'kept.item'))
    .select(['item', 'source'])
    .orderBy('at')
    .orderBy('item')
    .offset(offset)
    .limit(limit)
    .execute()

export const countNoted = async (scope: Scope, shelf: Shelf): Promise<number> => {
  const { count } = await rows(scope, shelf)
    .where(pointsOn(scope, 'kept.item'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const insertNoted = async (
  { db, tenant }: Scope,
  shelf: Shelf,
  noted: readonly (NotedRow & { at: Date })[],
): Promise<void> => {
  if (noted.length === 0) return
  await db
    .insertInto('kept')
    .values(
      noted.map(({ item, source, at }) => ({ tenant, ...shelf, item, source: JSON.stringify(source), at })),
    )
    .onConflict((conflict) => conflict.columns(['tenant', 'account', 'device', 'item']).doNothing())
    .execute()
}

/** All of the device where none is named. */
export const deleteNoted = async (
  { db, tenant }: Scope,
  { account, device }: Shelf,
  items: readonly string[] | null,
): Promise<void> => {
  if (items?.length === 0) return
  const gone = db
    .deleteFrom('kept')
    .where('tenant', '=', tenant)
    .where('account', '=', account)
    .where('device', '=', device)
  await (items ? gone.where('item', 'in', [...items]) : gone).execute()
}
