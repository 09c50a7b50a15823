/**
 * Where an item's sound, video and picture come from. Tickets, ranges and image sizes do not know whether it is a file
 * or generated on demand.
 */
import type { Sharp } from 'sharp'
import type { Tenant } from '../tenants/tenant.ts'
import type { VideoItem } from '../modules/video/video.repository.ts'
import type { Captions } from './captions.ts'
import type { OpenCache } from './files/disk-cache.ts'
import type { HlsFolder } from './hls/hls-folder.ts'
import type { HlsLadder } from './hls/hls-ladder.ts'
import type { MediaFile } from './served-file.ts'
import type { SoundData, SoundingKind } from './sound-data.ts'

export interface SoundFile extends MediaFile {
  /** How much softer a player makes it, so that all are equally loud. */
  gain(): Promise<number>
}
/** Of one item; `preview` is null where there is none. */
export interface Extents<File extends MediaFile> {
  full: File
  preview: File | null
}
export interface Video {
  /** One of both is there at least: a file, or a folder of an operator. */
  full: MediaFile | null
  hlsFolder: HlsFolder | null
  preview: MediaFile | null
  captions: Captions
  hls: HlsLadder | null
}

/** A picture before it is resized. */
export interface SourcePicture {
  /** Identifies this version of the picture; part of every cached name and ETag. */
  key: string
  /** The address never shows another picture. */
  isImmutable: boolean
  /** Ready to be resized to the width; rejects where nothing can be drawn. */
  open(width: number): Promise<Sharp>
}

export interface PlayableItem {
  id: string
  kind: SoundingKind
  /** The item's original language. */
  lang: string
  data: SoundData
}

/** `null` everywhere: this source does not have the item. */
export interface MediaSource {
  soundsOf(tenant: Tenant, item: PlayableItem): Promise<Extents<SoundFile> | null>
  videoOf(tenant: Tenant, item: VideoItem): Promise<Video | null>
  /** A short video that everybody may see: a trailer, or the test video for browsers. */
  clipOf(tenant: Tenant, id: string, seconds: number): Promise<MediaFile | null>
  pictureOf(tenant: Tenant, id: string): Promise<SourcePicture | null>
  close(): Promise<void>
}

/** A portal without the demo and without files: nothing plays. */
export const noMedia: MediaSource = {
  soundsOf: () => Promise.resolve(null),
  videoOf: () => Promise.resolve(null),
  clipOf: () => Promise.resolve(null),
  pictureOf: () => Promise.resolve(null),
  close: () => Promise.resolve(),
}

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

export type CreateMediaSource = (openCache: OpenCache) => Promise<MediaSource>
