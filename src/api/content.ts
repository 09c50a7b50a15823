/** Query options of public content; a key is written only beside its fetcher. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { configurationFreshFor, configurationStructure, fragmentFreshFor } from '../contract/freshness.ts'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import type { MorePage, StructureAsk } from './fetch-structure.ts'
import { late } from './late.ts'

const reading = (scope: PublicScope) => ({ lang: scope.lang, maxRating: String(scope.maxRating) })

export const albumQuery = (scope: PublicScope, id: string) =>
  queryOptions({
    queryKey: publicKey(scope, 'album', id),
    queryFn: async ({ signal }) => {
      const { request, getAlbum } = await late(import('../contract/content.ts'))
      return request(getAlbum, { params: { id }, query: reading(scope) }, { signal })
    },
    staleTime: fragmentFreshFor,
  })
export const artistQuery = (scope: PublicScope, id: string) =>
  queryOptions({
    queryKey: publicKey(scope, 'artist', id),
    queryFn: async ({ signal }) => {
      const { request, getArtist } = await late(import('../contract/content.ts'))
      return request(getArtist, { params: { id }, query: reading(scope) }, { signal })
    },
    staleTime: fragmentFreshFor,
  })
export const playlistQuery = (scope: PublicScope, id: string) =>
  queryOptions({
    queryKey: publicKey(scope, 'playlist', id),
    queryFn: async ({ signal }) => {
      const { request, getPlaylist } = await late(import('../contract/content.ts'))
      return request(getPlaylist, { params: { id }, query: reading(scope) }, { signal })
    },
    staleTime: fragmentFreshFor,
  })
export const trackQuery = (scope: PublicScope, id: string) =>
  queryOptions({
    queryKey: publicKey(scope, 'track', id),
    queryFn: async ({ signal }) => {
      const { request, getTrack } = await late(import('../contract/content.ts'))
      return request(getTrack, { params: { id }, query: reading(scope) }, { signal })
    },
    staleTime: fragmentFreshFor,
  })

const structures = () => import('./fetch-structure.ts')

export const structureQuery = (scope: PublicScope, ask: StructureAsk) =>
  queryOptions({
    queryKey: publicKey(scope, 'structure', ask.name, ask.id ?? ''),
    queryFn: async (asking) => (await structures()).fetchStructure(asking, scope, ask),
    staleTime: ask.name === configurationStructure ? configurationFreshFor : fragmentFreshFor,
  })

/** Further pages of one block: the structure is asked again with the last id, and the block found by its name. */
export const moreOfStructureQuery = (scope: PublicScope, ask: StructureAsk, block: string, lastId: string) =>
  infiniteQueryOptions({
    queryKey: publicKey(scope, 'structure-more', ask.name, ask.id ?? '', block, lastId),
    initialPageParam: lastId,
    queryFn: async (asking): Promise<MorePage> =>
      (await structures()).fetchMore(asking, scope, ask, { block, lastId: asking.pageParam }),
    getNextPageParam: (page) => page.more,
    staleTime: fragmentFreshFor,
  })
