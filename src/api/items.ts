import { queryOptions } from '@tanstack/react-query'
import { fragmentFreshFor } from '../contract/freshness.ts'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import { lazyCall } from './lazy-call.ts'

const languageQuery = (scope: PublicScope) => ({ lang: scope.lang, maxRating: String(scope.maxRating) })

export const albumQuery = (scope: PublicScope, id: string) =>
  queryOptions({
    queryKey: publicKey(scope, 'album', id),
    queryFn: async ({ signal }) => {
      const { request, getAlbum } = await lazyCall(import('../contract/content.ts'))
      return request(getAlbum, { params: { id }, query: languageQuery(scope) }, { signal })
    },
    staleTime: fragmentFreshFor,
  })
export const artistQuery = (scope: PublicScope, id: string) =>
  queryOptions({
    queryKey: publicKey(scope, 'artist', id),
    queryFn: async ({ signal }) => {
      const { request, getArtist } = await lazyCall(import('../contract/content.ts'))
      return request(getArtist, { params: { id }, query: languageQuery(scope) }, { signal })
    },
    staleTime: fragmentFreshFor,
  })
export const playlistQuery = (scope: PublicScope, id: string) =>
  queryOptions({
    queryKey: publicKey(scope, 'playlist', id),
    queryFn: async ({ signal }) => {
      const { request, getPlaylist } = await lazyCall(import('../contract/content.ts'))
      return request(getPlaylist, { params: { id }, query: languageQuery(scope) }, { signal })
    },
    staleTime: fragmentFreshFor,
  })
export const trackQuery = (scope: PublicScope, id: string) =>
  queryOptions({
    queryKey: publicKey(scope, 'track', id),
    queryFn: async ({ signal }) => {
      const { request, getTrack } = await lazyCall(import('../contract/content.ts'))
      return request(getTrack, { params: { id }, query: languageQuery(scope) }, { signal })
    },
    staleTime: fragmentFreshFor,
  })
