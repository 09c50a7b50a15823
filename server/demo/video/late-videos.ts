import type { DiskCache } from '../../media/files/disk-cache.ts'
import type { WebmVideos } from './webm-videos.ts'

/** Loads what makes videos with the first one. */
export const createLateVideos = (cache: DiskCache): WebmVideos => {
  let videos: Promise<WebmVideos> | null = null
  const load = () =>
    (videos ??= import('./webm-videos.ts').then(({ createWebmVideos }) => createWebmVideos(cache)))
  return {
    open: async (request) => (await load()).open(request),
    close: async () => (await videos)?.close(),
  }
}
