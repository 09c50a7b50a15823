/**
 * One record per query in IndexedDB. Public answers and personal ones lie in databases of their own, so that a logout
 * clears by name; a broken record drops alone. Loaded with the first query that has nothing in memory.
 */
import {
  experimental_createQueryPersister as createPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core'
import type { QueryKey } from '@tanstack/react-query'
import { del, entries, get, set } from 'idb-keyval'
import { noteDiskTrouble } from '../../lib/disk-trouble.ts'
import { openStore } from '../../lib/open-store.ts'
import { databaseOf } from '../../state/database-of.ts'

/** Raised by hand with the schema of the data; never the build, or an update would empty the disk. */
const dataVersion = '1'
const oldest = 30 * 24 * 60 * 60_000

const isRecord = (value: unknown): value is PersistedQuery =>
  typeof value === 'object' && value !== null && 'queryHash' in value && 'state' in value

/** Errors end here: a rejected write would otherwise be an unhandled rejection of the query. */
const storageOf = (database: string) => {
  const store = openStore(database, 'queries')
  return {
    getItem: async (key: string) => {
      const found: unknown = await get(key, store).catch(noteDiskTrouble)
      if (found === undefined || isRecord(found)) return found
      await del(key, store).catch(noteDiskTrouble)
      return undefined
    },
    setItem: (key: string, value: PersistedQuery) => set(key, value, store).catch(noteDiskTrouble),
    removeItem: (key: string) => del(key, store).catch(noteDiskTrouble),
    entries: () =>
      entries<string, PersistedQuery>(store).catch((problem: unknown) => (noteDiskTrouble(problem), [])),
  }
}

const made = new Map<string, ReturnType<typeof createPersister<PersistedQuery>>>()
export const persisterFor = (key: QueryKey) => {
  const database = databaseOf(key)
  const known = made.get(database)
  if (known) return known
  const persister = createPersister<PersistedQuery>({
    storage: storageOf(database),
    serialize: (query) => query,
    deserialize: (query) => query,
    buster: dataVersion,
    maxAge: oldest,
    prefix: 'q',
    refetchOnRestore: false,
  })
  made.set(database, persister)
  return persister
}

/** Rows of queries that nobody asks for any more would stay for ever. */
export const sweepDisk = async (): Promise<void> => {
  await Promise.all([...made.values()].map((persister) => persister.persisterGc()))
}
