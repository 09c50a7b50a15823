/** Downloaded lyrics belong to a higher layer: the caller says how to find them. */
import { queryOptions } from '@tanstack/react-query'
import { fragmentFreshFor } from '../contract/freshness.ts'
import type { Lyrics } from '../contract/lyrics.ts'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'

type Find = (id: string, signal: AbortSignal, query: { maxRating: string }) => Promise<Lyrics>

export const lyricsQuery = (scope: PublicScope, id: string, find: Find) =>
  queryOptions({
    queryKey: publicKey(scope, 'lyrics', id),
    queryFn: ({ signal }) => find(id, signal, { maxRating: String(scope.maxRating) }),
    staleTime: fragmentFreshFor,
    meta: { needsNoConnection: true },
  })
