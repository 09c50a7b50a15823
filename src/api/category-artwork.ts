import { queryOptions } from '@tanstack/react-query'
import { fragmentFreshFor } from '../contract/freshness.ts'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import { lazyCall } from './lazy-call.ts'

/** CALL-CONTENT-01 */
export const categoryArtworkQuery = (scope: PublicScope, categoryId: string) =>
  queryOptions({
    queryKey: publicKey(scope, 'category-artwork', categoryId),
    queryFn: async ({ signal }) => {
      const { request, getCategoryArtwork } = await lazyCall(import('../contract/content.ts'))
      return request(getCategoryArtwork, { query: { categoryId } }, { signal })
    },
    staleTime: fragmentFreshFor,
  })
