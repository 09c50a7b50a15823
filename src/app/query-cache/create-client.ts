import {
  type Query,
  type QueryFunction,
  type QueryKey,
  type QueryPersister,
  QueryClient,
} from '@tanstack/react-query'
import type { PageData } from '../../contract/page.ts'
import { BackendError, OfflineError } from '../../api/backend-error.ts'
import { withStallWatch } from '../../lib/data-saver.ts'

const day = 24 * 60 * 60_000

/** A definite answer is not retried, nor is a missing connection. */
const isWorthRepeating = (failures: number, error: unknown) =>
  failures < 2 && !(error instanceof OfflineError) && !(error instanceof BackendError && error.status < 500)

export const createClient = (persister?: QueryPersister<unknown, QueryKey>): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // 'online' would leave a stored row unread while offline.
        networkMode: 'offlineFirst',
        retry: isWorthRepeating,
        refetchOnWindowFocus: false,
        gcTime: day,
        ...(persister ? { persister } : {}),
      },
    },
  })

export const seedClient = (client: QueryClient, page: Pick<PageData, 'queries' | 'at'>) => {
  const updatedAt = Date.parse(page.at)
  for (const { key, data } of page.queries) client.setQueryData(key, data, { updatedAt })
}

/** Redirects are looked up by every page; searches that are still being typed are not stored. */
export const isPersisted = ([family]: QueryKey) => family !== 'redirect' && family !== 'typed'

/** A stored answer is shown at once; if it is old, a fresh one follows, and a failure changes nothing. */
const refreshBehind = (query: Query) => {
  if (query.meta?.['isRefetched']) query.invalidate()
  if (query.isActive() && query.isStale())
    query.fetch().catch((problem: unknown) => console.info('shown as cached', problem))
}

/** The disk's code loads when it is first needed: a rendered document has its data already. */
export const diskPersister: QueryPersister<unknown, QueryKey> = async (
  queryFn: QueryFunction<unknown, QueryKey>,
  context,
  query,
) => {
  if (!isPersisted(query.queryKey)) return withStallWatch(queryFn(context))
  const { queryThroughDisk } = await import('./persister.ts')
  let isFresh = false
  const fetchOnce = (fetchContext: typeof context) => {
    isFresh = true
    return withStallWatch(queryFn(fetchContext))
  }
  const answer: unknown = await queryThroughDisk(fetchOnce, context, query)
  // An answer that never counts as fresh would be fetched again without end.
  if (!isFresh) setTimeout(() => refreshBehind(query))
  return answer
}
