/** Query options of public content; a key is written only beside its fetcher. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Card } from '../contract/content.ts'
import { configurationFreshFor, configurationStructure, fragmentFreshFor } from '../contract/freshness.ts'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
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

export interface StructureAsk {
  name: string
  id: string | null
}
export const structureQuery = (scope: PublicScope, { name, id }: StructureAsk) =>
  queryOptions({
    queryKey: publicKey(scope, 'structure', name, id ?? ''),
    queryFn: async ({ signal }) => {
      const { request, getStructure } = await late(import('../contract/structure.ts'))
      const query = { ...reading(scope), ...(id ? { id } : {}) }
      return request(getStructure, { params: { name }, query }, { signal })
    },
    staleTime: name === configurationStructure ? configurationFreshFor : fragmentFreshFor,
  })

interface MorePage {
  entries: Card[]
  more: string | undefined
}
/** Further pages of one block: the structure is asked again with the last id, and the block found by its name. */
export const moreOfStructureQuery = (
  scope: PublicScope,
  { name, id }: StructureAsk,
  block: string,
  lastId: string,
) =>
  infiniteQueryOptions({
    queryKey: publicKey(scope, 'structure-more', name, id ?? '', block, lastId),
    initialPageParam: lastId,
    queryFn: async ({ pageParam, signal }): Promise<MorePage> => {
      const query = { ...reading(scope), ...(id ? { id } : {}), lastId: pageParam }
      const { request, getStructure } = await late(import('../contract/structure.ts'))
      const answer = await request(getStructure, { params: { name }, query }, { signal })
      const found = answer.substructure.find((node) => node.name === block)
      return { entries: found?.data.entries ?? [], more: found?.data.more }
    },
    getNextPageParam: (page) => page.more,
    staleTime: fragmentFreshFor,
  })
