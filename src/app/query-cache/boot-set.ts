/** What the next start needs at once is in localStorage, because that is synchronous. */
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import type { DehydratedState, Query, QueryClient } from '@tanstack/react-query'
import { localKeys } from '../../contract/storage-names.ts'
import type { PublicScope } from '../../contract/query-keys.ts'
import { configurationStructure } from '../../contract/freshness.ts'

/** Raised by hand when the shape of the data changes; never the build, or an update would empty the disk. */
const bootSetVersion = '1'
const maxLength = 100_000
const maxAgeMs = 30 * 24 * 60 * 60_000

const names = new Set(['words', 'structure:home', `structure:${configurationStructure}`])
const nameOf = (key: readonly unknown[]) =>
  key[0] === 'public' ? `${String(key[4])}:${String(key[5])}` : String(key[0])
const isWanted = ({ queryKey, state }: Query) => state.status === 'success' && names.has(nameOf(queryKey))

const serialise = (value: unknown): string => {
  const text = JSON.stringify(value)
  // A too large home is read from IndexedDB rather than stored here at the cost of everything else.
  if (text.length > maxLength) throw new RangeError(`the boot set has ${text.length} characters`)
  return text
}

const persisterOf = ({ tenant, lang }: Pick<PublicScope, 'tenant' | 'lang'>) =>
  createSyncStoragePersister({
    storage: localStorage,
    key: localKeys.bootSet(tenant, lang),
    serialize: serialise,
  })

type BootScope = Pick<PublicScope, 'tenant' | 'lang'>

type StoredQuery = DehydratedState['queries'][number]

/** Each by itself: an unreadable one is left out, and fetched again. */
const readable = async ({ queries }: DehydratedState) => {
  const { matchesSchema } = await import('./persister.ts')
  const verdicts = await Promise.all(
    queries.map(({ queryKey, state }) => matchesSchema(queryKey, state.data)),
  )
  return queries.filter((_, at) => verdicts[at])
}

const restoreQuery = (client: QueryClient, { queryKey, queryHash, state }: StoredQuery) => {
  const cache = client.getQueryCache()
  const known = cache.get(queryHash)
  if (!known) cache.build(client, { queryKey, queryHash }, { ...state, fetchStatus: 'idle' })
  else if (state.dataUpdatedAt > known.state.dataUpdatedAt)
    client.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt })
}

export const restoreBootSet = async (client: QueryClient, scope: BootScope, now: number) => {
  const persister = persisterOf(scope)
  try {
    const stored = await persister.restoreClient()
    if (!stored) return
    if (stored.buster === bootSetVersion && now - stored.timestamp < maxAgeMs)
      for (const query of await readable(stored.clientState)) restoreQuery(client, query)
    else void persister.removeClient()
  } catch (problem) {
    console.warn('dropped a boot set that could not be read', problem)
    void persister.removeClient()
  }
}

export const saveBootSet = (client: QueryClient, scope: BootScope, now: number) => {
  const queries = client
    .getQueryCache()
    .getAll()
    .filter(isWanted)
    .map(({ queryKey, queryHash, state }): StoredQuery => ({ queryKey, queryHash, state, dehydratedAt: now }))
  if (queries.length === 0) return
  const clientState: DehydratedState = { queries, mutations: [] }
  void persisterOf(scope).persistClient({ timestamp: now, buster: bootSetVersion, clientState })
}
