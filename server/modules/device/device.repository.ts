import type { Device } from '../../../src/contract/shell.ts'
import type { Scope } from '../../context.ts'

/** Writes only what has changed or is a day old: a reload changes nothing. */
export const saveDevice = async (
  { db, tenant }: Scope,
  { id, deviceAttributes }: Device,
  now: Date,
): Promise<void> => {
  const attributes = JSON.stringify(deviceAttributes)
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000)
  await db
    .insertInto('device')
    .values({ tenant, id, attributes, seen: now })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'id'])
        .doUpdateSet({ attributes, seen: now })
        .where((where) =>
          where.or([
            where('device.seen', '<', yesterday),
            where('device.attributes', 'is distinct from', where.ref('excluded.attributes')),
          ]),
        ),
    )
    .execute()
}
