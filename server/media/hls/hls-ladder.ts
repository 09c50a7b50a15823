import type { Extent } from '../extent.ts'
import type { Fragments } from './fragments.ts'

export interface Quality {
  height: number
  width: number
  bitsPerSecond: number
  codecs: string
}
/** Small pictures of the video in rows, one per segment. */
interface SpriteGrid {
  width: number
  height: number
  columns: number
}
export interface CachedFile {
  bytes: Buffer
  etag: string
}
export interface HlsLadder {
  qualities: readonly Quality[]
  secondsPerSegment: number
  /** A title that lasts longer than its files repeats them. */
  segmentsPerClip: number
  sprite: SpriteGrid
  secondsOf(extent: Extent): number
  renditionOf(height: number): Promise<CachedFile & { fragments: Fragments }>
  spriteImage(): Promise<CachedFile>
}
