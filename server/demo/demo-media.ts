import type { ServerContext } from '../context.ts'
import type { OpenCache } from '../media/files/disk-cache.ts'
import type { MediaSource } from '../media/media-source.ts'
import { artworkOf } from './artwork-of.ts'
import { createLateSounds, createLateVideos, drawLate } from './late-makers.ts'
import { generatedSounds } from './sound/generated-sounds.ts'
import { preparePreviews } from './sound/prepare-previews.ts'
import { generatedClip } from './video/generated-file.ts'
import { generatedVideo } from './video/generated-video.ts'

export const createDemoMedia = async (
  parts: Pick<ServerContext, 'store' | 'tenants' | 'log'>,
  openCache: OpenCache,
): Promise<MediaSource> => {
  // Refuses a tenant's wrong name at the start, not at its first picture.
  parts.tenants.forEach(artworkOf)
  const sounds = createLateSounds(await openCache('audio', 300), parts.log)
  const videos = createLateVideos(await openCache('film', 200))
  const previews = preparePreviews(parts, sounds)
  return {
    soundsOf: (_tenant, item) => Promise.resolve(generatedSounds(item, sounds)),
    videoOf: (tenant, item) => Promise.resolve(generatedVideo(item, artworkOf(tenant), videos)),
    clipOf: (tenant, id, seconds) =>
      Promise.resolve(generatedClip(videos, { id, artwork: artworkOf(tenant), seconds })),
    pictureOf: (tenant, id) => drawLate(id, artworkOf(tenant)),
    async close() {
      previews.stop()
      await Promise.all([sounds.close(), videos.close()])
    },
  }
}
