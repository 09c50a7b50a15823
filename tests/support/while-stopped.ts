/**
 * Changes by an editor between two visits, written into the portal's own store while the portal is stopped. They
 * remain, so the portal belongs to the file (`testOnOwnPortal`).
 */
import { openDataFolder } from '../../server/start/data-folder.ts'
import { openEmbedded } from '../../server/db/open-embedded.ts'
import { openPostgres } from '../../server/db/open-postgres.ts'
import type { Log, Scope } from '../../server/context.ts'
import { readSettings } from '../../server/start/settings.ts'
import { type Portal, restartPortal, stop } from '../tools/lib/portal.mjs'

const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

export const changeStoreWhileStopped = async (
  portal: Portal,
  tenant: string,
  change: (scope: Scope) => Promise<unknown>,
) => {
  await stop(portal.child)
  const settings = readSettings(portal.env)
  const { path, lock } = await openDataFolder(settings)
  const { databaseUrl } = settings
  const store = await (databaseUrl ? openPostgres(databaseUrl, 2, silentLog) : openEmbedded(path, silentLog))
  try {
    await store.within(tenant, change)
  } finally {
    await store.close()
    await lock.release()
    portal.child = (await restartPortal(portal)).child
  }
}
