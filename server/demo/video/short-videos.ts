/** The files are made by `node tests/tools/encode-videos.mjs` from `scenes`. */
import type { Quality } from '../../media/hls/hls-ladder.ts'

export const secondsPerSegment = 4
export const clipSeconds = 48
export const segmentsPerClip = clipSeconds / secondsPerSegment

interface ClipQuality extends Quality {
  /** The largest size of a file; see `src/DECISIONS.md`. */
  mostBytes: number
}
/** From the lightest to the finest: H.264 of these profiles and levels, AAC. */
export const qualities: readonly ClipQuality[] = [
  { height: 240, width: 426, bitsPerSecond: 300_000, mostBytes: 1e6, codecs: 'avc1.4d4015,mp4a.40.2' },
  { height: 480, width: 854, bitsPerSecond: 560_000, mostBytes: 1.55e6, codecs: 'avc1.4d401e,mp4a.40.2' },
  { height: 720, width: 1280, bitsPerSecond: 1_000_000, mostBytes: 2.5e6, codecs: 'avc1.4d401f,mp4a.40.2' },
]
export const sprite = { width: 160, height: 90, columns: 4, file: 'sprite.webp' } as const
