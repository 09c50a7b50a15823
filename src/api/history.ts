/** Only for logged-in users. */
import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  infiniteQueryOptions,
  queryOptions,
} from '@tanstack/react-query'
import type { Continued } from '../contract/history.ts'
import { type PersonalScope, personalKey } from './personal.ts'
import { lazyCall } from './lazy-call.ts'

/** A persisted answer may lack what was played since: it is shown at once and fetched again. */
const meta = { isRefetched: true }

const mostContinued = 24

/** What can be continued: songs as their album or playlist, chapters as their book, each group newest first. */
export const continueQuery = (scope: PersonalScope) =>
  queryOptions({
    queryKey: personalKey(scope, 'continue', scope.lang, scope.maxRating, 'folded'),
    queryFn: async ({ signal }) => {
      const { request, listPlayHistory } = await lazyCall(import('../contract/history.ts'))
      const query = {
        lang: scope.lang,
        limit: String(mostContinued),
        maxRating: String(scope.maxRating),
        folded: 'true' as const,
      }
      return request(listPlayHistory, { query }, { signal })
    },
    staleTime: 15_000,
    meta,
  })

export const continueKey = (scope: Pick<PersonalScope, 'tenant' | 'user'>) => personalKey(scope, 'continue')

const pageSize = 100

export const historyQuery = (scope: PersonalScope) =>
  infiniteQueryOptions({
    queryKey: personalKey(scope, 'continue', scope.lang, scope.maxRating, 'pages'),
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam }) => {
      const { request, listPlayHistory } = await lazyCall(import('../contract/history.ts'))
      const query = {
        lang: scope.lang,
        offset: String(pageParam),
        limit: String(pageSize),
        maxRating: String(scope.maxRating),
      }
      return request(listPlayHistory, { query }, { signal })
    },
    getNextPageParam: ({ next }) => next,
    staleTime: 15_000,
    meta,
  })

type Entry = Continued['entries'][number]
type CachedHistory = Continued | InfiniteData<Continued>

/** Removes entries from every cached list; returns the keys of the lists that changed. */
export const forgetEntries = (
  client: QueryClient,
  scope: Pick<PersonalScope, 'tenant' | 'user'>,
  isForgotten: (entry: Entry) => boolean,
): QueryKey[] => {
  const without = (list: Continued): Continued => ({
    ...list,
    entries: list.entries.filter((entry) => !isForgotten(entry)),
  })
  return client
    .setQueriesData<CachedHistory>({ queryKey: continueKey(scope) }, (cached) => {
      if (!cached) return cached
      return 'pages' in cached ? { ...cached, pages: cached.pages.map(without) } : without(cached)
    })
    .map(([key]) => key)
}

export const playbackPositionsKey = (scope: Pick<PersonalScope, 'tenant' | 'user'>) =>
  personalKey(scope, 'places')

/** Positions of the parts of one show or audiobook. */
export const playbackPositionsQuery = (scope: PersonalScope, id: string) =>
  queryOptions({
    queryKey: [...playbackPositionsKey(scope), id],
    queryFn: async ({ signal }) => {
      const { request, listPlaces } = await lazyCall(import('../contract/podcasts.ts'))
      return (await request(listPlaces, { params: { id } }, { signal })).places
    },
    staleTime: 15_000,
    meta,
  })

/** The position in one item, from whichever device; null where it was never started. CALL-HISTORY-01 */
export const playbackPositionQuery = (scope: PersonalScope, id: string) =>
  queryOptions({
    queryKey: [...playbackPositionsKey(scope), 'one', id],
    queryFn: async ({ signal }) => {
      const { request, getPlayHistory } = await lazyCall(import('../contract/history.ts'))
      return request(getPlayHistory, { params: { id } }, { signal })
    },
    staleTime: 0,
  })
