import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { configurationFreshFor, configurationStructure, fragmentFreshFor } from '../contract/freshness.ts'
import { type PublicScope, askKey, publicKey } from '../contract/query-keys.ts'
import type { StructureAsk } from '../contract/structure.ts'
import type { MorePage } from './fetch-structure.ts'

const structures = () => import('./fetch-structure.ts')

export const structureQuery = (scope: PublicScope, ask: StructureAsk) =>
  queryOptions({
    queryKey: publicKey(scope, 'structure', ...askKey(ask)),
    queryFn: async (context) => (await structures()).fetchStructure(context, scope, ask),
    staleTime: ask.name === configurationStructure ? configurationFreshFor : fragmentFreshFor,
  })

/** The structure is asked again with the last id, and the block found by its name. */
export const moreOfStructureQuery = (scope: PublicScope, ask: StructureAsk, block: string, lastId: string) =>
  infiniteQueryOptions({
    queryKey: publicKey(scope, 'structure-more', ...askKey(ask), block, lastId),
    initialPageParam: lastId,
    queryFn: async (context): Promise<MorePage> =>
      (await structures()).fetchMore(context, scope, ask, { block, lastId: context.pageParam }),
    getNextPageParam: (page) => page.more,
    staleTime: fragmentFreshFor,
  })
