import { infiniteQueryOptions } from '@tanstack/react-query'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import type { Parts } from '../contract/podcasts.ts'
import { lazyCall } from './lazy-call.ts'

export const songsQuery = (
  scope: PublicScope,
  id: string,
  { from, total }: { from: number; total: number },
) =>
  infiniteQueryOptions({
    queryKey: publicKey(scope, 'songs', id, from, total),
    initialPageParam: from,
    queryFn: async ({ signal, pageParam }): Promise<Parts> => {
      const { request, getSongs } = await lazyCall(import('../contract/podcasts.ts'))
      const query = { lang: scope.lang, maxRating: String(scope.maxRating), offset: String(pageParam) }
      return request(getSongs, { params: { id }, query }, { signal })
    },
    getNextPageParam: ({ offset, entries, total: all }) => {
      const next = offset + entries.length
      return entries.length > 0 && next < all ? next : undefined
    },
    staleTime: Infinity,
  })
