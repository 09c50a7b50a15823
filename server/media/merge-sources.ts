import type { MediaSource } from './media-source.ts'

/** A file wins over what the demo would make; an item whose data names the file has nothing else. */
export const mergeSources = (files: MediaSource, made: MediaSource): MediaSource => ({
  async soundsOf(tenant, item) {
    const own = await files.soundsOf(tenant, item)
    return own ?? (item.data.media?.source === 'file' ? null : made.soundsOf(tenant, item))
  },
  async videoOf(tenant, item) {
    const own = await files.videoOf(tenant, item)
    return own ?? (item.data.media?.source === 'file' ? null : made.videoOf(tenant, item))
  },
  clipOf: made.clipOf,
  pictureOf: async (tenant, id) => (await files.pictureOf(tenant, id)) ?? made.pictureOf(tenant, id),
  async close() {
    await Promise.all([files.close(), made.close()])
  },
})
