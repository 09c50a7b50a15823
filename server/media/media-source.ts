/** What plays and shows an item. Tickets, ranges and image sizes do not know whether it is a file or made on demand. */
import type { Sharp } from 'sharp'
import type { Tenant } from '../tenants/tenant.ts'
import type { VideoItem } from '../modules/video/video.repository.ts'
import type { HlsLadder } from './hls/hls-ladder.ts'
import type { FileFacts } from './ranges.ts'
import type { SoundData, SoundingKind } from './sound-data.ts'

export interface OpenMedia {
  facts: FileFacts
  read(start: number, end: number, signal: AbortSignal): ReadableStream<Uint8Array>
  /** For an answer that sends no bytes; a stream frees what it holds by itself. */
  close(): Promise<void>
}
export interface MediaFile {
  /** Ends the address: players choose by it. */
  extension: string
  type: string
  /** Size and tag without a byte read or made, where that is possible. */
  facts(): Promise<FileFacts>
  /** Rejects with `QueueFull` when too much is made already. */
  open(): Promise<OpenMedia>
}
export interface SoundFile extends MediaFile {
  /** How much softer a player makes it, so that all are equally loud. */
  gain(): Promise<number>
}
/** Of one item. A `preview` of null is a preview that nobody may hear. */
export interface Extents<File extends MediaFile> {
  full: File
  preview: File | null
}
export interface Video extends Extents<MediaFile> {
  /** Its text in a language; null where there is none. */
  captionsIn(lang: string): string | null
  /** Several qualities of it, where there are. */
  hls: HlsLadder | null
}

/** A picture before it is brought to a size. */
export interface SourcePicture {
  /** Names the very picture: part of every cached name and ETag. */
  key: string
  /** Its address never shows another. */
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

/** `null` everywhere: this source does not have it. */
export interface MediaSource {
  soundsOf(tenant: Tenant, item: PlayableItem): Promise<Extents<SoundFile> | null>
  videoOf(tenant: Tenant, item: VideoItem): Promise<Video | null>
  /** A short video of a name and a length, which invites everyone: a trailer, or the one that browsers are tried with. */
  clipOf(tenant: Tenant, id: string, seconds: number): Promise<MediaFile | null>
  pictureOf(tenant: Tenant, id: string): Promise<SourcePicture | null>
  close(): Promise<void>
}
