/** Public and personal answers have databases of their own, so that a logout deletes by name. */
import {
  experimental_createQueryPersister as createPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core'
import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { del, entries, get, set } from 'idb-keyval'
import { ratingOfKey } from '../../contract/rating-of-key.ts'
import { answersTable } from '../../contract/storage-names.ts'
import { reportDiskTrouble } from '../../lib/disk-trouble.ts'
import { openStore } from '../../lib/open-store.ts'
import { ageCeiling } from '../../state/age-ceiling/age-ceiling.ts'
import { databaseOf, hasKnownOwner } from '../../state/storage/database-of.ts'
import { matchesSchema } from './persisted-schemas.ts'
import { dropDeleted } from './drop-deleted.ts'

export { matchesSchema }

/** Raised by hand with the schema of the data; never the build, or an update would empty the disk. */
const dataVersion = '1'
const day = 24 * 60 * 60_000
const maxAgeMs = 30 * day

const prefix = 'q'
/** The name of a record is its key; its content is not trusted for that. */
const keyIn = (name: string) => JSON.parse(name.slice(prefix.length + 1)) as QueryKey

const isRecord = (value: unknown): value is PersistedQuery =>
  typeof value === 'object' &&
  value !== null &&
  'state' in value &&
  typeof value.state === 'object' &&
  value.state !== null &&
  'dataUpdatedAt' in value.state &&
  Number.isFinite(value.state.dataUpdatedAt)

const recordOf = (value: unknown): PersistedQuery => {
  if (!isRecord(value)) throw new TypeError('no record of a query')
  // From a wrong clock: shown, and fetched again.
  const at = value.state.dataUpdatedAt
  return at <= Date.now() ? value : { ...value, state: { ...value.state, dataUpdatedAt: Date.now() - day } }
}

/** An answer that was requested before a lower ceiling came into force arrives after it. */
const isUnderCeiling = (key: QueryKey) => (ratingOfKey(key) ?? 0) <= ageCeiling()

/** Errors end here: a rejected write would otherwise be an unhandled rejection of the query. */
const storageOf = (database: string) => {
  const store = openStore(database, answersTable)
  return {
    getItem: async (name: string) => {
      const found: unknown = await get(name, store).catch(reportDiskTrouble)
      if (found === undefined || (isRecord(found) && (await matchesSchema(keyIn(name), found.state.data))))
        return found as PersistedQuery | undefined
      console.warn(`dropped an unreadable answer: ${name}`)
      await del(name, store).catch(reportDiskTrouble)
      return undefined
    },
    setItem: (key: string, value: PersistedQuery) =>
      hasKnownOwner(database) && isUnderCeiling(value.queryKey)
        ? set(key, value, store).catch(reportDiskTrouble)
        : undefined,
    removeItem: (key: string) => del(key, store).catch(reportDiskTrouble),
    entries: () =>
      entries<string, PersistedQuery>(store).catch((problem: unknown) => (reportDiskTrouble(problem), [])),
  }
}

type CachedPersister = ReturnType<typeof createPersister<PersistedQuery>> & {
  forget: (query: Query) => Promise<unknown>
}
const persisters = new Map<string, CachedPersister>()
export const persisterFor = (key: QueryKey) => {
  const database = databaseOf(key)
  const existing = persisters.get(database)
  if (existing) return existing
  const storage = storageOf(database)
  const persister = createPersister<PersistedQuery>({
    storage,
    serialize: (query) => query,
    deserialize: recordOf,
    buster: dataVersion,
    maxAge: maxAgeMs,
    prefix,
    refetchOnRestore: false,
  })
  const fullPersister = {
    ...persister,
    forget: (query: Query) => storage.removeItem(`${prefix}-${query.queryHash}`),
  }
  persisters.set(database, fullPersister)
  return fullPersister
}

export const queryThroughDisk = (
  fetchFn: QueryFunction<unknown, QueryKey>,
  context: QueryFunctionContext,
  query: Query,
): Promise<unknown> => {
  const { persisterFn, forget } = persisterFor(query.queryKey)
  return dropDeleted(persisterFn(fetchFn, context, query), query, forget)
}

/** Rows of queries that nobody uses any more would stay forever. */
export const sweepDisk = async (): Promise<void> => {
  // Opening a deleted database would create it anew.
  const existing = [...persisters].filter(([database]) => hasKnownOwner(database))
  await Promise.all(existing.map(([, persister]) => persister.persisterGc()))
}
