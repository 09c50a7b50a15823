/** Sound, videos and pictures that are made from an item's id. What makes them is loaded when it is first needed. */
import type { ServerContext } from '../context.ts'
import type { DiskCache } from '../media/files/disk-cache.ts'
import type { MediaSource } from '../media/media-source.ts'
import { createSounds } from '../media/sound/sounds.ts'
import { artworkOf } from './artwork-of.ts'
import { generatedSounds } from './sound/generated-sounds.ts'
import { preparePreviews } from './sound/prepare-previews.ts'
import type { SoundWork } from './sound/sound-job.ts'
import { generatedFile, generatedVideo } from './video/generated-video.ts'
import { secondsPerShot, shotsPerReel } from './video/video-format.ts'
import type { WebmVideos } from './video/webm-videos.ts'

type OpenCache = (kind: string, megabytes: number) => Promise<DiskCache>

const createLateVideos = (cache: DiskCache): WebmVideos => {
  let videos: Promise<WebmVideos> | null = null
  const load = () =>
    (videos ??= import('./video/webm-videos.ts').then(({ createWebmVideos }) => createWebmVideos(cache)))
  return {
    open: async (request) => (await load()).open(request),
    close: async () => (await videos)?.close(),
  }
}

const shotsFor = (seconds: number) => Math.min(shotsPerReel, Math.ceil(seconds / secondsPerShot))

export const createDemoMedia = async (
  parts: Pick<ServerContext, 'store' | 'tenants' | 'log'>,
  openCache: OpenCache,
): Promise<MediaSource> => {
  // Refuses a tenant's wrong name at the start, not at its first picture.
  parts.tenants.forEach(artworkOf)
  const sounds = createSounds<SoundWork>({
    cache: await openCache('audio', 300),
    startThread: async () => (await import('./sound/start-thread.ts')).startThread(),
    reportFailure: (why) => parts.log.warn({ why }, 'a sound was not made'),
  })
  const videos = createLateVideos(await openCache('film', 200))
  const previews = preparePreviews(parts, sounds)
  return {
    soundsOf: (_tenant, item) => Promise.resolve(generatedSounds(item, sounds)),
    videoOf: (tenant, item) => Promise.resolve(generatedVideo(item, artworkOf(tenant), videos)),
    clipOf: (tenant, id, seconds) =>
      Promise.resolve(
        generatedFile(videos, { id, artwork: artworkOf(tenant), seconds, shots: shotsFor(seconds) }),
      ),
    pictureOf: async (tenant, id) =>
      (await import('./art/drawn-picture.ts')).drawnPicture(id, artworkOf(tenant)),
    async close() {
      previews.stop()
      await Promise.all([sounds.close(), videos.close()])
    },
  }
}
