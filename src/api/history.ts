/** Query options of the play history; only sessions of logged-in users ask for it. */
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Continued } from '../contract/playback.ts'
import { type PersonalScope, personalKey } from './personal.ts'
import { late } from './late.ts'

/** 'Continue listening': newest first, with the second where each stopped. */
export const continueQuery = (scope: PersonalScope, limit = 12) =>
  queryOptions({
    queryKey: personalKey(scope, 'continue', scope.lang, scope.maxRating, limit),
    queryFn: async ({ signal }) => {
      const { request, listPlayHistory } = await late(import('../contract/playback.ts'))
      const query = { lang: scope.lang, limit: String(limit), maxRating: String(scope.maxRating) }
      return request(listPlayHistory, { query }, { signal })
    },
    staleTime: 15_000,
  })

export const continueKey = (scope: Pick<PersonalScope, 'tenant' | 'user'>) => personalKey(scope, 'continue')

/** What the history screen lists; more than that nobody scrolls back. */
export const historyQuery = (scope: PersonalScope) => continueQuery(scope, 200)

type Entry = Continued['entries'][number]
/** Entries that were forgotten leave every kept list; answers which lists changed. */
export const forgetEntries = (
  client: QueryClient,
  scope: Pick<PersonalScope, 'tenant' | 'user'>,
  isForgotten: (entry: Entry) => boolean,
): QueryKey[] =>
  client
    .setQueriesData<Continued>(
      { queryKey: continueKey(scope) },
      (kept) => kept && { entries: kept.entries.filter((entry) => !isForgotten(entry)) },
    )
    .map(([key]) => key)

export const placesKey = (scope: Pick<PersonalScope, 'tenant' | 'user'>) => personalKey(scope, 'places')

/** Where the parts of one show or book stopped. */
export const placesQuery = (scope: PersonalScope, id: string) =>
  queryOptions({
    queryKey: [...placesKey(scope), id],
    queryFn: async ({ signal }) => {
      const { request, listPlaces } = await late(import('../contract/spoken.ts'))
      return (await request(listPlaces, { params: { id } }, { signal })).places
    },
    staleTime: 15_000,
  })
