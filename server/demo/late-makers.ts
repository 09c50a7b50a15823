/** What makes sound, videos and pictures is large: each is loaded when it is first needed. */
import type { Log } from '../context.ts'
import type { DiskCache } from '../media/files/disk-cache.ts'
import type { SourcePicture } from '../media/media-source.ts'
import { createSounds } from './sound/sounds.ts'
import type { Artwork } from './art/palettes.ts'
import type { SoundWork } from './sound/sound-job.ts'
import type { WebmVideos } from './video/webm-videos.ts'

export const createLateSounds = (cache: DiskCache, log: Log) =>
  createSounds<SoundWork>({
    cache,
    startThread: async () => (await import('./sound/start-thread.ts')).startThread(),
    reportFailure: (why) => log.warn({ why }, 'a sound was not made'),
  })

export const createLateVideos = (cache: DiskCache): WebmVideos => {
  let videos: Promise<WebmVideos> | null = null
  const load = () =>
    (videos ??= import('./video/webm-videos.ts').then(({ createWebmVideos }) => createWebmVideos(cache)))
  return {
    open: async (request) => (await load()).open(request),
    close: async () => (await videos)?.close(),
  }
}

export const drawLate = async (id: string, artwork: Artwork): Promise<SourcePicture> =>
  (await import('./art/drawn-picture.ts')).drawnPicture(id, artwork)
