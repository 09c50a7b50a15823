import type { FileFacts } from './ranges.ts'

export interface OpenMedia {
  facts: FileFacts
  read(start: number, end: number, signal: AbortSignal): ReadableStream<Uint8Array>
  /** For an answer without a body; a stream closes the file by itself. */
  close(): Promise<void>
}
export interface MediaFile {
  extension: string
  type: string
  /** Size and tag, without reading or generating a byte where that is possible. */
  facts(): Promise<FileFacts>
  /** Rejects with `QueueFull` when too many files are being generated. */
  open(): Promise<OpenMedia>
}
