/** Query options of the play history; only sessions of logged-in users ask for it. */
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

/** What an earlier page kept on the disk may lack what was played since: shown at once, and asked for anew. */
const meta = { movesOn: true }

/** 'Continue listening': newest first, with the second where each stopped. */
export const continueQuery = (scope: PersonalScope, limit = 12) =>
  queryOptions({
    queryKey: personalKey(scope, 'continue', scope.lang, scope.maxRating, limit),
    queryFn: async ({ signal }) => {
      const { request, listPlayHistory } = await lazyCall(import('../contract/history.ts'))
      const query = { lang: scope.lang, limit: String(limit), maxRating: String(scope.maxRating) }
      return request(listPlayHistory, { query }, { signal })
    },
    staleTime: 15_000,
    meta,
  })

export const continueKey = (scope: Pick<PersonalScope, 'tenant' | 'user'>) => personalKey(scope, 'continue')

const pageSize = 100

/** What the history screen lists, page by page. */
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

/** Entries that were forgotten leave every kept list; answers which lists changed. */
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
    .setQueriesData<CachedHistory>({ queryKey: continueKey(scope) }, (kept) => {
      if (!kept) return kept
      return 'pages' in kept ? { ...kept, pages: kept.pages.map(without) } : without(kept)
    })
    .map(([key]) => key)
}

export const playbackPositionsKey = (scope: Pick<PersonalScope, 'tenant' | 'user'>) =>
  personalKey(scope, 'places')

/** Where the parts of one show or book stopped. */
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

/** Where one thing stopped, on whichever device; null where it never began. CALL-HISTORY-01 */
export const playbackPositionQuery = (scope: PersonalScope, id: string) =>
  queryOptions({
    queryKey: [...playbackPositionsKey(scope), 'one', id],
    queryFn: async ({ signal }) => {
      const { request, getPlayHistory } = await lazyCall(import('../contract/history.ts'))
      return request(getPlayHistory, { params: { id } }, { signal })
    },
    staleTime: 0,
  })
