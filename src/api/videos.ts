import type { VideoStream } from '../contract/video.ts'
import { lazyCall } from './lazy-call.ts'

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
