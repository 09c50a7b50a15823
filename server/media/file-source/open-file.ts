import { constants, type BigIntStats } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { OpenMedia } from '../served-file.ts'
import type { FileFacts } from '../ranges.ts'

const pieceBytes = 64 * 1024

/** Changes when the file is written again. */
const tagOf = ({ size, mtimeNs }: BigIntStats) => `"${size.toString(36)}-${mtimeNs.toString(36)}"`

export const factsOf = (stats: BigIntStats, type: string): FileFacts => ({
  size: Number(stats.size),
  etag: tagOf(stats),
  modified: stats.mtime,
  type,
})

/** The path must not end in a link: links were resolved before. */
export const openForReading = (path: string): Promise<FileHandle> =>
  open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)

export const readText = async (path: string, maxBytes: number): Promise<string | null> => {
  const file = await openForReading(path)
  try {
    const { size } = await file.stat()
    return size > maxBytes ? null : await file.readFile('utf8')
  } finally {
    await file.close()
  }
}

/** A file that is overwritten meanwhile ends the stream: two versions are never mixed. */
const streamHandle = (
  file: FileHandle,
  tag: string,
  [start, end]: readonly [number, number],
  signal: AbortSignal,
): ReadableStream<Uint8Array> => {
  let at = start
  const close = () => {
    signal.removeEventListener('abort', close)
    void file.close().catch(() => undefined)
  }
  signal.addEventListener('abort', close)
  if (signal.aborted) close()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const length = Math.min(pieceBytes, end + 1 - at)
          const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, at)
          if (bytesRead === 0 || tagOf(await file.stat({ bigint: true })) !== tag)
            throw new Error('the file was replaced while it was read')
          at += bytesRead
          controller.enqueue(buffer.subarray(0, bytesRead))
          if (at <= end) return
          close()
          controller.close()
        } catch (error) {
          close()
          controller.error(error)
        }
      },
      cancel: close,
    },
    { highWaterMark: 1 },
  )
}

/** Facts and bytes come from one open file, even if its name is replaced meanwhile. */
export const openFile = async (path: string, type: string): Promise<OpenMedia> => {
  const file = await openForReading(path)
  const facts = factsOf(await file.stat({ bigint: true }), type)
  return {
    facts,
    read: (start, end, signal) => streamHandle(file, facts.etag, [start, end], signal),
    close: () => file.close(),
  }
}
