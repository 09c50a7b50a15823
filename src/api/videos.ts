import { queryOptions } from '@tanstack/react-query'
import { fragmentFreshFor } from '../contract/freshness.ts'
import { type PublicScope, publicKey } from '../contract/query-keys.ts'
import type { VideoStream } from '../contract/video.ts'
import { lazyCall } from './lazy-call.ts'

export const videoQuery = (scope: PublicScope, id: string) =>
  queryOptions({
    queryKey: publicKey(scope, 'video', id),
    queryFn: async ({ signal }) => {
      const { request, getVideo } = await lazyCall(import('../contract/video.ts'))
      const query = { lang: scope.lang, maxRating: String(scope.maxRating) }
      return request(getVideo, { params: { id }, query }, { signal })
    },
    staleTime: fragmentFreshFor,
  })

/** The portal's own videos are plain files: no DRM, no external platform. */
const unprotected = { drm: null, externalProviderCode: null } as const

export const openStream = async (
  id: string,
  protocol: 'HTTP' | 'HTTPS' | 'HLS',
  signal: AbortSignal,
): Promise<VideoStream> => {
  const { request, streamVideo } = await lazyCall(import('../contract/video.ts'))
  return request(streamVideo, { body: { id, protocol, ...unprotected } }, { signal })
}
