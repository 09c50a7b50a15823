import type { Captions } from '../captions.ts'
import type { MediaFile } from '../served-file.ts'

export type AddressOfPath = (path: string) => string
export type HlsFile =
  | { kind: 'playlist'; write(addressOf: AddressOfPath): string }
  | { kind: 'media'; file: MediaFile }

/** An operator's folder of playlists and segments; `index.m3u8` leads to all of them. */
export interface HlsFolder {
  /** Of its first playlist. Parts of two versions are never mixed: each address names its version. */
  version: string
  captions: Captions
  /** Null for what is not in the folder, or cannot be served. */
  open(path: string): Promise<HlsFile | null>
}
