/** The demo's audio and videos as the calls return them; their bytes are never generated. */
import { artworkOf } from '../../server/demo/artwork-of.ts'
import { generatedSounds } from '../../server/demo/sound/generated-sounds.ts'
import { generatedVideo } from '../../server/demo/video/generated-video.ts'
import { type MediaSource, noMedia } from '../../server/media/media-source.ts'

const refuse = () => Promise.reject(new Error('nothing is made here'))

export const unmadeMedia: MediaSource = {
  ...noMedia,
  soundsOf: (_tenant, item) =>
    Promise.resolve(generatedSounds(item, { open: refuse, levelOf: () => Promise.resolve(null) })),
  videoOf: (tenant, item) => Promise.resolve(generatedVideo(item, artworkOf(tenant), { open: refuse })),
}
