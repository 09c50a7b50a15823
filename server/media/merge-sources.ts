import type { MediaSource } from './media-source.ts'

/** An operator's file wins over the fallback; an item whose data names the file has no fallback. */
export const mergeSources = (files: MediaSource, fallback: MediaSource): MediaSource => ({
  async soundsOf(tenant, item) {
    const own = await files.soundsOf(tenant, item)
    return own ?? (item.data.media?.source === 'file' ? null : fallback.soundsOf(tenant, item))
  },
  async videoOf(tenant, item) {
    const own = await files.videoOf(tenant, item)
    return own ?? (item.data.media?.source === 'file' ? null : fallback.videoOf(tenant, item))
  },
  clipOf: fallback.clipOf,
  pictureOf: async (tenant, id) => (await files.pictureOf(tenant, id)) ?? fallback.pictureOf(tenant, id),
  async close() {
    await Promise.all([files.close(), fallback.close()])
  },
})
