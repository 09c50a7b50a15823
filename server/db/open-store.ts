import { errorReason } from '../start/error-reason.ts'
import { migrate } from './migrate.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'
import type { Log, Store } from '../context.ts'
import { StartError, type Settings } from '../start/settings.ts'

const withoutPassword = (url: string) => {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

const connectStore = async (
  { databaseUrl, databasePool }: Settings,
  dataDir: string,
  log: Log,
): Promise<Store> => {
  try {
    return databaseUrl ? await openPostgres(databaseUrl, databasePool, log) : await openEmbedded(dataDir, log)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      databaseUrl
        ? `PostgreSQL at ${withoutPassword(databaseUrl)} cannot be reached: ${errorReason(error)}.`
        : `The embedded store in ${dataDir} cannot be opened: ${errorReason(error)}.`,
    )
  }
}

export const openStore = async (settings: Settings, dataDir: string, log: Log): Promise<Store> => {
  const store = await connectStore(settings, dataDir, log)
  try {
    for (const name of await migrate(store)) log.info({ migration: name }, 'the store was migrated')
    return store
  } catch (error) {
    // Closing a store that cannot write fails as well; the first failure is the one to report.
    await store.close().catch(() => undefined)
    if (error instanceof StartError) throw error
    throw new StartError(`The store cannot be brought to this version: ${errorReason(error)}.`)
  }
}
