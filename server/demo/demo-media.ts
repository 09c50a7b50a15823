/** Sound, videos and pictures that are made from an item's id. What makes them is loaded when it is first needed. */
import type { ServerContext } from '../context.ts'
import type { MediaSource, OpenCache } from '../media/media-source.ts'
import { artworkOf } from './artwork-of.ts'
import { createDemoSounds } from './sound/demo-sounds.ts'
import { generatedSounds } from './sound/generated-sounds.ts'
import { preparePreviews } from './sound/prepare-previews.ts'
import { generatedClip, generatedVideo } from './video/generated-video.ts'
import { createLateVideos } from './video/late-videos.ts'

export const createDemoMedia = async (
  parts: Pick<ServerContext, 'store' | 'tenants' | 'log'>,
  openCache: OpenCache,
): Promise<MediaSource> => {
  // Refuses a tenant's wrong name at the start, not at its first picture.
  parts.tenants.forEach(artworkOf)
  const sounds = createDemoSounds(await openCache('audio', 300), parts.log)
  const videos = createLateVideos(await openCache('film', 200))
  const previews = preparePreviews(parts, sounds)
  return {
    soundsOf: (_tenant, item) => Promise.resolve(generatedSounds(item, sounds)),
    videoOf: (tenant, item) => Promise.resolve(generatedVideo(item, artworkOf(tenant), videos)),
    clipOf: (tenant, id, seconds) =>
      Promise.resolve(generatedClip(videos, { id, artwork: artworkOf(tenant), seconds })),
    pictureOf: async (tenant, id) =>
      (await import('./art/drawn-picture.ts')).drawnPicture(id, artworkOf(tenant)),
    async close() {
      previews.stop()
      await Promise.all([sounds.close(), videos.close()])
    },
  }
}
